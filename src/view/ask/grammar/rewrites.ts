/** Rewrites different wordings into the form that the grammar parses. */

/** Words around a question that say nothing about games. */
const HEADS =
  /^ (?:(?:please|hi|hello|hey|ok|gimme|got(?: any)?|know(?: of)? any|i need|need|wanna (?:see|watch)|want(?: to see)?|searching for|links? to|give us|how (?:do i|do you|do people|to)(?= (?:beat|win))|can you|could you|can i|i want to|i would like to|id like to|im looking for|i am looking for|looking for|show me|show|find me|find|give me|list|search for|search|watch(?! tower)|see|where can i|where do i|are there|is there|do you have|do we have|what happened (?:in|at|on)|which games (?:did|does|do)|what games (?:did|does|do)|any) )+/;

/** Words for what usually happens. A question can ask about this, but a single game can't show it. */
const USUALLY = '(?:usually|normally|typically|generally)';

const REWRITES: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/ (?:whats|what s) /g, ' what is '],
  [/^ what (?:is|was) (?=(?:\S+ ){1,3}(?:win ?rate|win percent|record|favou?rite|most|usual|tier) )/g, ' '],
  [/^ what(?: is| are| was)? (?:the|an?) /g, ' '],
  [/^ when (?!is|are|was|were|do|does|did|can|will|should)/g, ' when is '],
  [/^ how (?:early|soon|fast|quick|quickly) can (?:an? |you |i |we |one )?/g, ' earliest '],
  [
    / (?:it |that |which )?(?:go(?:es)?|going|went|lasts?|lasting|lasted|runs?|ran) (?:on )?(?:for )?(?:past|beyond|over|longer than|more than) (?=\d+ ?m)/g,
    ' longer than ',
  ],
  [/ no (?:longer|more) than (?=\d+ ?m)/g, ' at most '],
  [/ no (?:shorter|less) than (?=\d+ ?m)/g, ' at least '],
  // Words that change nothing.
  [/ (?:roughly|approximately) /g, ' '],
  [
    new RegExp(
      `(?<=^ (?:what|which|when|how|who) .*| first hero .*) ${USUALLY} | ${USUALLY} (?=.* first hero )`,
      'g',
    ),
    ' ',
  ],
  [/ (?:(?:in|on) )?here $/g, ' '],
  [/ (?:on|in|at) any (?:map|event) /g, ' '],
  [/ (?:in|on) (?:total|(?:this|the|your) (?:site|archive|database|collection)) $/g, ' '],
  // Short forms.
  [/ w \/ o /g, ' without '],
  [/ w \/ (?!l|loss|losses|lose )/g, ' with '],
  [/ ([2-4])s /g, ' $1v$1 '],
  [/ (?:avg|avrg) /g, ' average '],
  [/ (?:wr|w r) /g, ' win rate '],
  [
    /^ win rates?(?: (?:by|per|of each|of every|of all|for each|for all|of the|for every))?(?: races?)? $/g,
    ' best race ',
  ],
  [/^ (?:races?|each race|all races) win rates? $/g, ' best race '],
  [/ 1st hero(?=es | )/g, ' first hero'],
  [/ 2nd hero(?=es | )/g, ' second hero'],
  [/ 3rd hero(?=es | )/g, ' third hero'],
  [/ percent(?:age)? /g, ' percent '],
  // Dates, times and numbers.
  [/ half an? hour /g, ' 30 minutes '],
  [/ (?:an|one|1) hour /g, ' 60 minutes '],
  [/ (\d{1,2})(?:st|nd|rd|th) (?:of )?(?=[a-z])/g, ' $1 '],
  [/ (?:the )?minute (\d{1,2}) /g, ' $1 minutes '],
  [/ (?:the )?(\d{1,2}) minute mark /g, ' $1 minutes '],
  [/ tier (?:two|ii) /g, ' tier 2 '],
  [/ tier (?:three|iii) /g, ' tier 3 '],
  [/ t ?([23])(?= )/g, ' tier $1'],
  [/ (two|2) (?:on|v|vs|versus|x) (two|2) /g, ' 2v2 '],
  [/ ([1-6]) (?:on|v|vs|versus|x) ([1-6]) /g, ' $1v$2 '],
  [/ one on one /g, ' 1v1 '],
  [/ ([hoeun]) (?:v|vs|versus|against|x) ([hoeun]) /g, ' $1v$2 '],
  // Results.
  [/ (?:win|wins|w) \/ (?:loss|losses|lose|l)(?: (?:record|ratio))? /g, ' record '],
  [/ (?:has|have) lost (?=to |against )/g, ' lost '],
  [/ (?:has|have|had) won (?=against )/g, ' won '],
  [/ (?:wins?|won) (?:and|or) (?:loss|losses|loses|lost|defeats) /g, ' record '],
  [/ (?:has|have|had) (?:beaten|defeated) /g, ' beat '],
  [/ (lost|loses?|losing) to /g, ' lost against '],
  [/ (?:beaten|defeated) by /g, ' lost against '],
  [/ (?:defeats|losses|loss) (?:of|by|for) /g, ' lost '],
  [/ (?:wins|win|victories|victory) (?:of|by|for) /g, ' won '],
  [/ (?:losses|loss|defeats?)(?= $)/g, ' lost '],
  [/ (?:losses|loss) /g, ' lost '],
  [/ (?:victory|victories|victorious) /g, ' won '],
  // Players.
  [/ (?:nobody|no one|noone|none|neither player|neither side) /g, ' neither '],
  [
    / (?:any(?:one|body|thing|where)?|every(?:one|body|thing|where)?|all|any map|every map) (?:but|except(?: for)?|other than|besides) /g,
    ' not ',
  ],
  [
    / but (?=(?:still )?(?:won|wins?|winning|lost|loses?|losing|no|not|without|with|never|neither|both) )/g,
    ' ',
  ],
  [/ (?:except(?: for)?|excluding|besides|other than|apart from|but not|and not|not against) /g, ' not '],
  [
    / (?:(?:is|are|was|were|do|does|did|has|have|can|will|would)n ?t) (?:use |used |have |had |play |build |make |go |get )?/g,
    ' not ',
  ],
  [/ (?:the )?(?:other side|opponents?|enemy|enemies)(?: (?:is|has|plays|with))? /g, ' against '],
  [/ (?:played|picked|chose|as|plays)? ?random(?: (?:race|player|pick|races|players))? /g, ' random '],
  [
    / (?:all (?:the )?players|everyone|everybody|(?:every|each) player) (?=expand|go|get|has|have|tech|play|made?|build|train|use|stay|reach)/g,
    ' both ',
  ],
  // Bases and tech.
  [/ (?:on )?(?:one|1|single) base /g, ' no expansion '],
  [/ (?:stays?|stayed|staying|remains?|remaining) (?:on )?(?=no expansion )/g, ' '],
  [/ (?:two|2) bases? /g, ' expansion '],
  [/ (?:no|never|without) (?:exp|expos|expands?|expanding|expanded) /g, ' no expansion '],
  [/ (?:expands?|expanded|expanding) (?:early|fast|quickly|quick) /g, ' fast expansion '],
  [/ (?:stay|stays|stayed|staying|remains?) (?:on |at )?(?:tier|t) ?1 /g, ' no tier 2 '],
  [/ (?:fast|early|quick) (?:tech|teching|tier 2|t2) /g, ' fast tier 2 '],
  [/ (?:techs?|teching) (?:fast|early|quickly|quick) /g, ' fast tier 2 '],
  [/ (?:techs?|teching|teched) to (?=[23] )/g, ' tier '],
  [/ (?:techs?|teching|teched) (?:to )?(?=tier )/g, ' '],
  [/ (?:techs?|teching|teched|tech up)(?= (?!\d)|$)/g, ' tier 2'],
];

/** Rewrites a text of space-separated words for the grammar. */
export function rewritten(text: string): string {
  let words = ` ${text} `.replace(HEADS, ' ');
  if (words.trim() === '') words = ` ${text} `;
  for (const [pattern, wording] of REWRITES) words = words.replace(pattern, wording).replace(/ {2,}/g, ' ');
  return words.trim();
}
