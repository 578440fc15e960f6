/** The results of proposed recordings: the preview of a pull request. */
import { logLine } from '../archive/corpus/log-line.ts';
import type { PlacedGame } from '../archive/count/appearances.ts';
import type { Part, Section } from './page.ts';
import type { Words } from './rich-text.ts';
import { playTimeText } from './played.ts';
import { gameTitle, winnerNames } from './game-title.ts';
import { NONE } from './phrases.ts';

/** A proposed recording. */
export interface ReceivedRecording {
  name: string;
  /** The result in one word. */
  outcome: string;
  /** A remark; null if there is none. */
  sentence: string | null;
  /** Its game, if it now has a record. */
  game: PlacedGame | null;
}

/** The sections: recordings with a new record, the others with reasons, and proposals for facts to add. */
export const sectionsOfReceived = (
  recordings: readonly ReceivedRecording[],
  proposals: readonly string[],
): Section[] => {
  const readable = recordings.filter(({ game }) => game !== null);
  const others = recordings.filter(({ game }) => game === null);
  const section = (id: string, title: string, parts: readonly Part[]): Section[] =>
    parts.length > 0 ? [{ id, title, parts }] : [];
  return [
    ...section('games', 'Games', readable.length > 0 ? [{ kind: 'table', table: gamesTable(readable) }] : []),
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
            { kind: 'text', words: ['None of this is added until a person does it.'] },
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

const gamesTable = (readable: readonly ReceivedRecording[]) => ({
  columns: ['Recording', 'Outcome', 'Game', 'Winner', 'Event', 'Played', 'Patch', 'Id'].map((name) => ({
    name,
  })),
  rows: readable.map(({ name, outcome, sentence, game: placedGame }): Words[] => {
    const { game, eventId } = placedGame!;
    return [
      { code: name },
      { text: sentence === null ? outcome : `${outcome}: ${sentence}` },
      { text: logLine(gameTitle(game)) },
      { text: logLine(winnerNames(game) ?? NONE) },
      eventId ?? 'not known',
      playTimeText(game.played),
      game.patch ?? NONE,
      { code: game.replayId },
    ];
  }),
});
