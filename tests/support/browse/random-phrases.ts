/** Phrases that people wouldn't type, made of words that they do, the same every time. */

/** How many are enough for a run of the unit tests. */
export const OPTIONS = { phrases: 1500 };

const WORDS =
  'orc human undead night elf bm am dk grubby happy foggy echo isles last refuge vs and or not no then before after under over between ' +
  'at least most more than less minutes min 5:00 10 20+ 3 three 2015 december last year patch 1.30 2v2 mirror first second hero mass ' +
  'expansion tier 2 t3 fast rush win rate who won when do how long how many often best played longest shortest apm with against beats ' +
  'lost neither nor both either random caster towers huntress grunts > < + , : / ; ( ) " ? ! 剑圣 人族 орк 오크 letzte zuflucht zzzz qwertz the of in on is a';

/** Generates phrases of one to twelve words; some have a changed letter, some no spaces. */
export function* randomPhrases(count: number, seed = 1): Generator<string> {
  const words = WORDS.split(' ');
  let state = seed;
  const below = (bound: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
  for (let at = 0; at < count; at++) {
    const phrase = Array.from({ length: 1 + below(12) }, () => words[below(words.length)]!);
    if (below(4) === 0) {
      const place = below(phrase.length);
      const letters = [...phrase[place]!];
      letters[below(letters.length)] = String.fromCodePoint(32 + below(below(8) === 0 ? 50_000 : 90));
      phrase[place] = letters.join('');
    }
    yield phrase.join(below(10) === 0 ? '' : ' ').slice(0, 200);
  }
}
