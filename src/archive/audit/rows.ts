/** The audit as grouped table rows, one per number, printed by the command line and the site. */
import { formatClock } from '../../game/clock.ts';
import { objectName } from '../../game/objects/table.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { RACES } from '../../game/races.ts';
import { WINNER_BASES, type WinnerBasis } from '../../game/derive/winner.ts';
import type { Audit } from './audit.ts';
import { ORACLES, type Oracle } from './oracle.ts';
import { CLOCK_TOLERANCE_MS } from './reading.ts';
import { SOONEST_MS } from './tiers.ts';
import { MEDIAN_ORDERS, type MedianOrder } from './timings.ts';

export interface AuditTopic {
  topic: string;
  rows: AuditRow[];
}

/** Maximum findings with separate rows; the JSON has all of them. */
const NAMED = 20;

interface AuditRow {
  what: string;
  value: string;
}

/** Names of the orders with medians. */
const ORDER_NAMES: Readonly<Record<MedianOrder, string>> = {
  hero: 'First hero',
  tier2: 'Tier 2',
  tier3: 'Tier 3',
};

/** The rows of each topic. */
const TOPICS: Readonly<Record<string, (audit: Audit) => AuditRow[]>> = {
  Reading: ({ reading }) => [
    row('Files', reading.files),
    row('Games decoded', reading.decoded),
    ...Object.entries(reading.failures).map(([code, files]) => row(`Refused: ${code}`, files.length)),
    ...Object.entries(reading.incomplete).map(([reason, files]) =>
      row(`Incomplete: ${reason}`, files.length),
    ),
    row('Files with undecodable command blocks', reading.undecodable.files.length),
    row('Undecodable command blocks', reading.undecodable.blocks),
  ],
  'Clock against the length in the header': ({ clock }) => [
    row('Complete games', clock.games),
    row(`More than ${CLOCK_TOLERANCE_MS / 1000} s apart`, clock.beyondTolerance.length),
    row('Farthest apart', secondsText(clock.maxErrorMs)),
    row('Games with pauses', clock.paused),
    row('Farthest apart if pauses were counted', secondsText(clock.maxErrorWithPausesMs)),
  ],
  'Hall upgrades ordered once and seen finished': ({ tiers }) => [
    row('Upgrades', tiers.pairs),
    row(`Seen ${SOONEST_MS / 1000} s after the order or later`, share(tiers.inTime, tiers.pairs)),
    row('Shortest 1 % of times from order to sighting', secondsText(tiers.quantile1Ms)),
    row('Median time from order to sighting', secondsText(tiers.medianMs)),
    row('Halls seen upgraded without an order', tiers.neverOrdered.length),
  ],
  Objects: ({ objects }) => [
    row('Unknown object ids', objects.unknown.length),
    row('Players with orders to other races’ objects', objects.foreign.length),
  ],
  'Units and buildings: serials, births and bounds': ({ births, counts }) => [
    row('Objects named by tag', births.objects),
    row('Serials not in order of creation', births.outOfOrder.length),
    // Here, the serials are right, and the order was assigned to the wrong object.
    ...births.outOfOrder
      .slice(0, NAMED)
      .map(({ file, id, earliestMs, laterSeenMs }) =>
        row(
          `${objectName(id)} in ${file}`,
          `ordered for ${formatClock(earliestMs)}, there by ${formatClock(laterSeenMs)}: from another ` +
            'order, or from none that we know',
        ),
      ),
    row('Every third birth, hidden as a test', counts.hidden),
    row('Of these, where all the others leave room', share(counts.inBounds, counts.hidden)),
    row('Counts of fighting units', counts.counts),
    row('“At least” and “at most” the same', share(counts.exact, counts.counts)),
    row('No more than one apart', share(counts.withinOne, counts.counts)),
    row('More proven than the orders allow', counts.contradicted.length),
  ],
  'Players and winners': ({ people }) => [
    row('Players', people.players),
    row('Race unknown', people.raceUnknown.length),
    ...Object.entries(people.winners).map(([basis, games]) =>
      row(`Winner: ${WINNER_BASES[basis as WinnerBasis]}`, games),
    ),
    row('No winner', people.withoutWinner.length),
    row('Heroes', people.heroes),
    row('Heroes without a training order', people.heroesWithoutOrder.length),
  ],
  'Build steps against the rules of the game': ({ prerequisites }) => [
    row('Steps checked', prerequisites.checked),
    row('Before the building that makes them', prerequisites.withoutMaker.length),
    row('Before the tier they need', prerequisites.withoutTier.length),
  ],
  'Oracles: how often each rule was checked, and how often it was broken': ({ oracles }) =>
    Object.entries(ORACLES).map(([oracle, rule]) => {
      const { n, against } = oracles[oracle as Oracle];
      return row(rule, `${against.length} of ${n}`);
    }),
  'Merged and cancelled orders': ({ merging }) => [
    row('Production orders', merging.orders),
    row('Steps after merging', merging.steps),
    row('Presses merged into bursts', merging.bursts.presses),
    row('Placements merged as moved buildings', merging.replacements.orders),
    row('Commands to cancel something', merging.cancels.commands),
    row('Of these, matched to a step', share(merging.cancels.attributed, merging.cancels.commands)),
    row('Not matched to a step', merging.cancels.notAttributable),
  ],
  'Places: where heroes were seen again, and fights': ({ places }) => [
    row('Games whose orders have places', places.games),
    row('Heroes seen again after 10 s or longer', places.unseen.n),
    row('Half of them within', units(places.unseen.p50)),
    row('Three in four within', units(places.unseen.p75)),
    row('Of these, standing', places.standing.n),
    row('Nine in ten of those within', units(places.standing.p90)),
    row('Inside the circle drawn around them', share(places.inDisc, places.standing.n)),
    row('Fights', places.fights),
    row('Longest fight', secondsText(places.longestFightMs)),
    row('Attack orders in 1v1 games', places.hostile),
    row('Of these, in fights', share(places.inFights, places.hostile)),
  ],
};

/** All single numbers in the audit; the medians are in `medianRows`. */
export const auditTopics = (audit: Audit): AuditTopic[] =>
  Object.entries(TOPICS).map(([topic, rowsOf]) => ({ topic, rows: rowsOf(audit) }));

/** The medians: a row per order and a cell per race, "1:07 (n = 27)". */
export const medianRows = ({ timings }: Audit): { order: string; cells: string[] }[] =>
  MEDIAN_ORDERS.map((order) => ({
    order: ORDER_NAMES[order],
    cells: RACES.map((race) => {
      const { n, medianMs } = timings[race][order];
      return medianMs === null ? 'none' : `${formatClock(medianMs)} (n = ${n})`;
    }),
  }));

/** Race names in the order of the cells of `medianRows`. */
export const MEDIAN_RACES: readonly string[] = RACES.map((race) => RACE_NAMES[race]);

/** Makes a row for a topic. */
export const row = (what: string, value: string | number): AuditRow => ({ what, value: String(value) });

/** Formats ms as "10.6 s". */
export const secondsText = (ms: number | null): string =>
  ms === null ? 'none' : `${(ms / 1000).toFixed(1)} s`;

/** Formats map units; the side of a small building is 128. */
const units = (distance: number | null): string => (distance === null ? 'none' : `${distance} units`);

/** Formats a share as "158 of 158 (100 %)", rounded down, so that only a full share is 100 %. */
export const share = (part: number, whole: number): string =>
  whole === 0 ? '0 of 0' : `${part} of ${whole} (${Math.floor((part * 1000) / whole) / 10} %)`;
