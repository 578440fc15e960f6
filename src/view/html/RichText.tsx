/** Prints words of pages as HTML. */
import type { ComponentChildren } from 'preact';
import { Glyph } from '../svg/glyphs/Glyph.tsx';
import { WHOLE_GAME } from '../../map/fights/first-minutes.ts';
import type { Piece, TextPiece, Words } from '../rich-text.ts';
import { NONE } from '../phrases.ts';
import { StandingChart } from './charts/StandingChart.tsx';
import { RaceMark } from './RaceMark.tsx';
import { Mark } from './timeline/Mark.tsx';
import { Time } from './Time.tsx';

/** Words as HTML, without parts that only Markdown versions have. */
export const Said = ({ words }: { words: Words }): ComponentChildren =>
  isList(words) ? words.map(printPiece) : printPiece(words);

const isList = (words: Words): words is readonly Piece[] => Array.isArray(words);

function printPiece(piece: Piece): ComponentChildren {
  if (typeof piece === 'string') return piece;
  if ('glyph' in piece)
    return (
      <>
        <Glyph name={piece.glyph} /> {piece.text}
      </>
    );
  if ('text' in piece) return <Text {...piece} />;
  if ('number' in piece) return <span>{piece.number}</span>;
  if ('ms' in piece)
    return (
      <>
        <Time ms={piece.ms} />
        {piece.basis && (
          <>
            {' '}
            <span class="basis">{piece.basis}</span>
          </>
        )}
      </>
    );
  if ('race' in piece) return <RaceMark {...piece} />;
  if ('code' in piece) return <code>{piece.code}</code>;
  if ('em' in piece) return <em>{piece.em}</em>;
  if ('note' in piece) {
    const look = ['note', piece.length && 'length', piece.whole && WHOLE_GAME].filter(Boolean).join(' ');
    return <span class={look}>{piece.note}</span>;
  }
  if ('none' in piece) return <span class="none">{piece.none || NONE}</span>;
  if ('mark' in piece) return <Mark kind={piece.mark} />;
  if ('swatch' in piece)
    return (
      <svg class="swatch" width="40" height="20" aria-hidden="true">
        <rect width="40" height="20" fill={piece.swatch} />
      </svg>
    );
  if ('picture' in piece)
    return <img class="thumbnail" src={piece.picture} alt="" width="64" height="64" loading="lazy" />;
  if ('opens' in piece) return <Opens {...piece} />;
  if ('standing' in piece) return <StandingChart row={piece.standing} />;
  if (piece.only === 'twin') return null;
  return piece.as ? (
    <span class={piece.as}>
      <Said words={piece.words} />
    </span>
  ) : (
    <Said words={piece.words} />
  );
}

const Opens = ({ opens, lines }: { opens: Words; lines: readonly string[] }) => (
  <details class="evidence">
    <summary>
      <Said words={opens} />
    </summary>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </details>
);

const Text = ({ text, href, note, label, glyphs, lang }: TextPiece) => (
  <>
    {glyphs?.map((name) => (
      <Glyph key={name} name={name} />
    ))}
    {href ? (
      <a href={href} aria-label={label}>
        <bdi lang={lang}>{text}</bdi>
      </a>
    ) : (
      <bdi lang={lang}>{text}</bdi>
    )}
    {note && <span class="quiet"> {note}</span>}
  </>
);
