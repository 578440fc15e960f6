/*
 * Costs from the game's tables: `goldcost`, `lumbercost` and `fused` in UnitBalance.slk, `goldbase`, `goldmod` and
 * similar in UpgradeData.slk, `goldcost` in ItemData.slk. Read for patches 1.24.4, 1.27.1, 1.31.1, and 1.32.1 to
 * 1.32.8. Prices in 1.32.1 to 1.32.5 equal 1.31.1; 1.32.6 to 1.32.8 are the last table.
 *
 * The object tables have the prices of 1.24.4. A price is `gold/lumber/food`, without zeros at the end. `100+75` is the
 * price of an upgrade's first level and the increase per additional level. The game's tables give a Keep as Town Hall
 * and upgrade together, and the game charges the difference. These tables have the differences, also for towers and
 * the Destroyer. Objects nobody can buy are left out: creeps, summons, forms, and campaign items above 1000 gold.
 */

/** Prices that apply from a certain patch onward. */
export interface PriceTable {
  /** Patch that the table was read from. */
  patch: string;
  /** First patch and build to which the table applies. */
  from: readonly [patch: number, build: number];
  /** Patches with exactly these prices. 1.32 has two tables, distinguished by build. */
  exact: readonly string[];
  /** Changed prices, with the ids that have them. Unchanged prices are in older tables, first in the object tables. */
  prices?: string;
  /** Production times that differ from the object tables or changed again: ids with their seconds. */
  seconds?: string;
}

/** All tables, oldest first. A new patch only needs a new entry at the end. */
export const PRICE_TABLES: readonly PriceTable[] = [
  {
    patch: '1.24.4',
    from: [0, 0],
    exact: ['1.24'],
    seconds: 'unpl 100 hctw 75 etrp 60',
  },
  {
    patch: '1.27.1',
    from: [1.27, 0],
    exact: ['1.27'],
    prices: `
40/20 tsct`,
  },
  {
    patch: '1.31.1',
    // Patches 1.29 and 1.30 also changed prices; their games use this table.
    from: [1.29, 0],
    exact: ['1.31', '1.32'],
    seconds: 'unpl 90 hctw 65 etrp 55',
    prices: `
25+25/75+25 Rosp
40/25 tsct
75/75 Rusl
75/175 Rorb
100/30/1 hgyr
100/225 Rows
120/100 hctw
125 rde2
125/125 Rhan
125+25/50+25 Rhac
140/20/2 ohun otbk
145/20/2 edot
150/135 osld
175/30/2 ugar
195/60/4 hmtt hrtt
200/175 Rusm
225 unpl
225/210 ugol
300 crys rde3
325 ofir prvt
350/100/7 emtg
600 rde4`,
  },
  {
    patch: '1.32.8',
    // The build number of 1.32.6.
    from: [1.32, 6110],
    exact: ['1.32'],
    prices: `
135/20/2 edot
140/0/2 ngnb
150 pman
175/10/2 ndtp
180/20/2 ngnw
195/10/2 ndrm
200/20/2 nsts
205/0/2 nnwa
215/30/2 nkog
245/30/2 nvdw
245/30/3 ndtb
260/30/3 nass
265/30/3 nmsn
700 ccmd
800 infs`,
  },
];
