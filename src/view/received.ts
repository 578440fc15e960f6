/** What became of recordings that somebody asked the archive to take: the preview of a pull request. */
import type { PlacedGame } from '../archive/count/appearances.ts';
import type { Part, Section } from './page.ts';
import type { Words } from './rich-text.ts';
import { playedText } from './played.ts';
import { gameTitle, NONE, winnerNames } from './words.ts';

/** One recording. */
export interface ReceivedRecording {
  name: string;
  /** What became of it, in one word. */
  outcome: string;
  /** What there is to say of it; null for nothing. */
  sentence: string | null;
  /** Its game where it has a record now. */
  game: PlacedGame | null;
}

/** The sections: recordings that gave a record, the others with the reason, and what a person may want to write down. */
export const receivedSections = (
  recordings: readonly ReceivedRecording[],
  proposals: readonly string[],
): Section[] => {
  const taken = recordings.filter(({ game }) => game !== null);
  const others = recordings.filter(({ game }) => game === null);
  const section = (id: string, title: string, parts: readonly Part[]): Section[] =>
    parts.length > 0 ? [{ id, title, parts }] : [];
  return [
    ...section('games', 'Games', taken.length > 0 ? [{ kind: 'table', table: gamesTable(taken) }] : []),
    ...section(
      'others',
      'Without a record',
      others.length > 0 ? [{ kind: 'list', items: others.map(line) }] : [],
    ),
    ...section(
      'perhaps',
      'Perhaps',
      proposals.length > 0
        ? [
            { kind: 'text', words: ['Nothing of this is written before a person does.'] },
            { kind: 'list', items: proposals.map((text) => [{ text }]) },
          ]
        : [],
    ),
  ];
};

const line = ({ name, outcome, sentence }: ReceivedRecording): Words => [
  { code: name },
  ` ${outcome}${sentence === null ? '' : ': '}`,
  { text: sentence ?? '' },
];

const gamesTable = (taken: readonly ReceivedRecording[]) => ({
  columns: ['Recording', 'What became of it', 'Game', 'Winner', 'Event', 'Played', 'Patch', 'Id'].map(
    (name) => ({
      name,
    }),
  ),
  rows: taken.map(({ name, outcome, sentence, game: placed }): Words[] => {
    const { game, eventId } = placed!;
    return [
      { code: name },
      { text: sentence === null ? outcome : `${outcome}: ${sentence}` },
      { text: gameTitle(game) },
      { text: winnerNames(game) ?? NONE },
      eventId ?? 'not known',
      playedText(game.played),
      game.patch ?? NONE,
      { code: game.replayId },
    ];
  }),
});
