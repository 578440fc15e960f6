/** The tool for a game's key moments. */
import { z } from 'zod';
import type { GameAnalysis } from '../../game/analysis.ts';
import type { ToldGame } from '../../map/story-schema.ts';
import { urls } from '../../urls.ts';
import { errataOf, gameWith, type Documents } from './documents.ts';
import { errata, gameId, tool } from './tool.ts';

/** Everything published about a game. Throws a sentence for an unknown id. */
export const analysisOf = async (
  documents: Documents,
  id: string,
): Promise<GameAnalysis & Pick<ToldGame, 'moments' | 'story' | 'storyEvidence'>> =>
  documents.json(urls.analysis((await gameWith(documents, id)).replay_id));

export const moments = tool({
  name: 'get_moments',
  title: 'Read the story and key moments of a game',
  description:
    'Gives the story of a game with links to the evidence, and its key moments by time: heroes, fights, expansions, tech and deaths. Each moment has its basis.',
  input: { replay_id: gameId },
  output: {
    story: z.array(z.string()),
    storyEvidence: z.unknown(),
    moments: z.array(z.looseObject({ ms: z.number(), sentence: z.string() })),
    errata,
  },
  answer: async (documents, { replay_id }) => {
    const { story, storyEvidence, moments: list } = await analysisOf(documents, replay_id);
    return {
      data: { story, storyEvidence, moments: list, errata: await errataOf(documents, replay_id) },
    };
  },
});
