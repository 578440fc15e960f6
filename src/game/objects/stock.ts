/**
 * How shops stock items: maximum, restock interval in seconds, and start delay. From the game's data files (patch 2.0).
 * Shops have one of each unlisted item in stock from the start and restock it every two minutes.
 */
const STOCK = `
1/45/440 pspd
1/60/0 dust rdis rnec rwat sclp shas
1/90/0 moon rde1 rhe1 rhe2 rhe3 ritd rma2 rman rre1 rre2 rreb rres rspd wlsd
1/120/220 stel
1/120/440 pdi2 pdiv pinv pnvl pnvu pomn pres sand sbok sres sror srrc tret
2/30/0 plcl tsct
2/45/0 fgun pclr skul vamp
2/60/0 hslv mcri silk wshs
2/60/220 bspd
2/90/0 sreg wneg wneu
2/120/0 amrc dsum lure pams sfog sneg
2/120/440 pman shea spro stwp
3/120/0 engs gobm gold gsou k3m1 lmbr rat3 rde0 tels
3/120/440 phea
5/120/440 sman
`;

interface Stock {
  /** Maximum stock in one shop. */
  most: number;
  /** Restock interval and delay from the start of the game, in seconds. */
  everySeconds: number;
  fromSeconds: number;
}

const USUAL: Stock = { most: 1, everySeconds: 120, fromSeconds: 0 };

const STOCKS = new Map(
  STOCK.trim()
    .split('\n')
    .flatMap((line) => {
      const [numbers = '', ...ids] = line.split(' ');
      const [most = 1, everySeconds = 120, fromSeconds = 0] = numbers.split('/').map(Number);
      return ids.map((id): [string, Stock] => [id, { most, everySeconds, fromSeconds }]);
    }),
);

/**
 * Maximum number of an item that one shop could have sold by a game time in ms. The start delay only applies to neutral
 * shops.
 */
export function mostSold(id: string, ms: number, isNeutral: boolean): number {
  const { most, everySeconds, fromSeconds } = STOCKS.get(id) ?? USUAL;
  const since = ms / 1000 - (isNeutral ? fromSeconds : 0);
  return since < 0 ? 0 : most + Math.floor(since / everySeconds);
}
