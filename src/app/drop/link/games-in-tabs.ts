/**
 * Whole games of an open drop page, for a comparison in another tab: its link has only the build orders. Nothing is
 * stored, and nothing leaves the browser.
 */
const CHANNEL = 'farseer-whole-games';
/** A drop page that is open answers sooner, in ms. */
const LIMIT_MS = 400;

/** A game as text for a link, and whole. */
interface Open {
  packed: string | null;
  whole: string | null;
}

type Message = { wanted: string } | { packed: string; whole: string };

/** Answers other tabs with the games that are open here. */
export function answerOtherTabs(games: () => readonly Open[]): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (!('wanted' in data)) return;
    const { packed = null, whole = null } = games().find((game) => game.packed === data.wanted) ?? {};
    if (packed !== null && whole !== null) channel.postMessage({ packed, whole } satisfies Message);
  });
}

/** The whole game of a packed one, from another tab; null if no tab has it. */
export function askOtherTabs(packed: string): Promise<string | null> {
  const channel = new BroadcastChannel(CHANNEL);
  const answer = new Promise<string | null>((resolve) => {
    setTimeout(() => resolve(null), LIMIT_MS);
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if ('whole' in data && data.packed === packed) resolve(data.whole);
    });
    channel.postMessage({ wanted: packed } satisfies Message);
  });
  return answer.finally(() => channel.close());
}
