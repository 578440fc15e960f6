/** Suggestions below a search field. */
import { describe, expect, it } from 'vitest';
import { completions } from '../../../../src/view/ask/suggest/complete.ts';
import type { Suggestion } from '../../../../src/view/ask/suggest/entries.ts';

const SUGGESTIONS: readonly Suggestion[] = [
  ['Undead', 'Race'],
  ['Grubby', 'Player'],
  ['Happy', 'Player'],
  ['World Cyber Arena 2015', 'Event'],
  ['"sparx" match', 'Event'],
  ['Team war of Sowiet War Elites (SWE)', 'Event'],
  ['Warcraft Gold League Summer 2020', 'Event'],
  ['Echo Isles', 'Map'],
  ['closest game', 'Ask'],
  ['when does Human get tier 2', 'Ask'],
  ['Compare two players', 'Tool', '/cast/'],
  ['Compare two games', 'Tool', '/compare/'],
  ['Death Knight and Ghouls', 'Undead build', '/builds/ghouls/'],
  ['World Cyber Arena 2015', 'Event page', '/events/wca-2015/'],
  ['Grubby', 'Player page', '/players/grubby/'],
  ['Happy', 'Player page', '/players/happy/'],
  ['Undead openings against Orc', 'Page', '/openings/undead/orc/'],
  ['Orc openings against Undead', 'Page', '/openings/orc/undead/'],
];

const pages = (text: string) => completions(text, SUGGESTIONS).flatMap(({ href }) => href ?? []);
const searches = (text: string) =>
  completions(text, SUGGESTIONS).flatMap(({ href, text: whole }) => (href === undefined ? [whole] : []));

describe('suggestions', () => {
  it('complete the last words of a search', () => {
    expect(searches('gru')).toEqual(['Grubby']);
    expect(searches('Happy vs gru')).toEqual(['Happy vs Grubby']);
    expect(searches('Happy clo')).toEqual([]);
  });

  it('leave numbers, units of time and grammar words as they are', () => {
    const objects: readonly Suggestion[] = [
      ['Haunted Gold Mine', 'In the game'],
      ['Minotaur Arena', 'Map'],
      ['World Cyber Arena 2015', 'Event'],
      ['Orc', 'Race'],
    ];
    for (const text of ['20+ min', '20 mi', '20 minutes', 'over 20', 'Grubby or', '5:00'])
      expect(completions(text, objects), text).toEqual([]);
    expect(completions('mino', objects)[0]!.name).toBe('Minotaur Arena');
    expect(completions('gold mi', objects)[0]!.name).toBe('Haunted Gold Mine');
    expect(completions('2015', objects)[0]!.name).toBe('World Cyber Arena 2015');
  });

  it('complete short names of events and maps', () => {
    for (const text of ['wc', 'WCA', 'wca 2015']) {
      expect(searches(text)).toEqual(['World Cyber Arena 2015']);
      expect(pages(text)).toEqual(['/events/wca-2015/']);
    }
    expect(searches('Grubby on EI')).toEqual(['Grubby on Echo Isles']);
    expect(searches('WGL')).toEqual(['Warcraft Gold League Summer 2020']);
    expect(searches('swe')).toEqual(['Team war of Sowiet War Elites (SWE)']);
    expect(searches('spa')).toEqual(['"sparx" match']);
    expect(pages('WCA final')).toEqual(['/events/wca-2015/']);
  });

  it('lead to the page of a name, after the search for it', () => {
    expect(completions('gru', SUGGESTIONS).map(({ kind }) => kind)).toEqual(['Player', 'Player page']);
    expect(completions('Grubby', SUGGESTIONS).map(({ kind }) => kind)).toEqual(['Player page']);
  });

  it('lead to the page of a name that begins a question', () => {
    expect(pages("Grubby's best game")).toEqual(['/players/grubby/']);
    expect(pages('Happy’s openings against Orc')).toEqual(['/players/happy/']);
    expect(pages('the best of Grubby')).toEqual([]);
  });

  it('ask a question with the same words, once', () => {
    expect(searches('tier 2 with human')).toEqual(['when does Human get tier 2']);
    expect(searches('when does')).toEqual(['when does Human get tier 2']);
  });

  it('lead to tools, builds and openings by any of their words', () => {
    expect(pages('compare players')).toEqual(['/cast/']);
    expect(pages('undead build')[0]).toBe('/builds/ghouls/');
    expect(pages('undead build against orc')).toEqual(['/openings/undead/orc/', '/openings/orc/undead/']);
    expect(pages('zeppelin')).toEqual([]);
    expect(pages('u')).toEqual([]);
  });
});
