/** What being ahead or staying says about a fight, counted in recordings of 1v1 games. */

/** Of the fights after which one side revived more heroes, those in which this was the other side. */
interface RevivedMore {
  other: number;
  of: number;
}

/** The numbers that pages and schemas state; `tests/all/recordings/ledger.test.ts` counts them again. */
export const REVIVED_MORE: Readonly<Record<'ahead' | 'stayed', RevivedMore>> = {
  ahead: { other: 52, of: 63 },
  stayed: { other: 23, of: 43 },
};

/** "After 63 such fights in recorded 1v1 games, one side revived more heroes; in 52 of them it was the other side." */
export const revivalWords = ({ other, of }: RevivedMore): string =>
  `After ${of} such fights in recorded 1v1 games, one side revived more heroes; in ${other} of them it was the other side.`;
