/** Skills that summon units, and units with such skills: unidentified objects may be their summons. */
const SUMMONING: ReadonlySet<string> = new Set(
  (
    'AHwe AHpx AHre AEfn AEst AEsv AOmi AOsf AOsw AUan AUin AUcb ANba ANch ANdo ANef ANto ANlm ANsg ANsq ANsw ANsy ' +
    'ANs1 ANs2 ANs3 unec odoc rnec'
  ).split(' '),
);

/** Whether a player who learned or trained this can have units that were not trained. */
export const summons = (id: string): boolean => SUMMONING.has(id);
