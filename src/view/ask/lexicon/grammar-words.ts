/** Words that are not names: words without meaning in a search, and words that the grammar uses. */

/** Words without meaning in a search. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the on in at of with and game games replay replays match matches matchup matchups where who which that build order ' +
    'goes going go went plays play playing played player players map event hero heroes heroe unit units building buildings from ' +
    'by is are was were to for has have had as side any some all me i it its this there do does did vod vods ' +
    'their them they one lasted lasting took taking get gets getting ordered train trains trained builds built make makes made pick picks picked ' +
    'pro pros people anyone anybody someone somebody hit hits reach reaches reached ' +
    'use uses using used be been come comes coming ready you your should'
  ).split(' '),
);

/** Grammar words, which are neither names nor typos of names. */
export const GRAMMAR_WORDS: ReadonlySet<string> = new Set(
  (
    'before after by under until within past over longer shorter above below more less fewer than least most exactly only just mass no not without never ' +
    'zero then into against vs versus v both either neither nor or first second third fourth fifth since won win wins winner lost lose loses loser ' +
    'tier tech fast early quick between minutes minute min mins random patch version mirror mirrors rush level lvl'
  ).split(' '),
);
