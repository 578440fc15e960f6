import type { AnalysedPlayer, GameAnalysis } from '../../../game/analysis.ts';

/** The people of a game who can get advice. */
export const advisedPlayers = ({ players }: GameAnalysis): AnalysedPlayer[] =>
  players.filter(({ kind, build }) => kind === 'human' && build.length > 0);
