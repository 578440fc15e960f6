import { NOTE_KINDS } from '../../contract/field-notes.ts';
import { CONTRACT_VERSION } from '../../contract/openapi.ts';
import type { TimingField } from '../../contract/timing-statistics.ts';
import { formatClock } from '../../game/clock.ts';
import { counted } from '../../game/counted.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { RACES } from '../../game/summary.ts';
import { HALL_UPGRADE_MS } from '../../game/derive/tiers.ts';
import { absolute, twin, urls } from '../../urls.ts';
import { plainMarkdown } from '../../view/markdown/document.ts';
import type { ArchiveFacts } from './facts.ts';

/** Placeholder for a replay id while an address template is made, because braces would be escaped. */
const ANY_ID = 'any-replay-id';

/** Maximum number of events named in the skill for finding games. */
const MOST_EVENTS = 60;

/** Values for the placeholders in double braces in the skills. */
export function skillValues(facts: ArchiveFacts): Record<string, string> {
  const at = (path: string): string => absolute(path, facts.siteUrl);
  const template = (path: string): string => `\`${at(path).replace(ANY_ID, '{replayId}')}\``;
  return {
    contractVersion: CONTRACT_VERSION,
    games: String(facts.games),
    unattributed: String(facts.unattributed),
    events: [
      ...facts.events
        .slice(0, MOST_EVENTS)
        .map(({ id, name, games }) => `- \`${id}\`: ${plainMarkdown(name)} (${counted(games, 'game')})`),
      ...(facts.events.length > MOST_EVENTS
        ? [`- and ${counted(facts.events.length - MOST_EVENTS, 'further event')}: ${at(twin(urls.events()))}`]
        : []),
    ].join('\n'),
    races: RACES.map((race) => `${race} ${RACE_NAMES[race]}`).join(', '),
    noteKinds: either(NOTE_KINDS),
    heroMedians: medians(facts, 'heroTimeSec'),
    tier2Medians: medians(facts, 'tier2Sec'),
    upgradeSeconds: String(HALL_UPGRADE_MS / 1000),
    indexUrl: at(urls.index()),
    openApiUrl: at(urls.openApi()),
    guideUrl: at(twin(urls.api())),
    gamesUrl: at(twin(urls.replays())),
    dropUrl: at(urls.drop()),
    compareUrl: at(urls.compare()),
    compareTemplate: `\`${at(urls.compare())}#a={replayId}.{slot}&b={replayId}.{slot}\``,
    privacyUrl: at(twin(urls.privacy())),
    summaryTemplate: template(urls.summary(ANY_ID)),
    twinTemplate: template(twin(urls.game(ANY_ID))),
    analysisTemplate: template(urls.analysis(ANY_ID)),
    ordersTemplate: template(twin(urls.orders(ANY_ID))),
    gamesCsvUrl: at(urls.release('latest', 'games.csv')),
    playersCsvUrl: at(urls.release('latest', 'players.csv')),
    peopleUrl: at(urls.release('latest', 'players.json')),
    dataUrl: at(twin(urls.data())),
    exampleKilobytes: String(Math.round(facts.exampleBytes / 1000)),
    exampleSummaryUrl: at(urls.summary(facts.exampleId)),
    exampleTwinUrl: at(twin(urls.game(facts.exampleId))),
  };
}

const either = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

const medians = ({ statistics }: ArchiveFacts, field: TimingField): string =>
  RACES.map((race) => {
    const { n, medianSec } = statistics[race][field];
    return `${RACE_NAMES[race]} ${medianSec === null ? 'none' : formatClock(medianSec * 1000)} (n = ${n})`;
  }).join(', ');
