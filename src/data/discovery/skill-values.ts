/** The numbers and addresses that the agent skills name, so that none of them is written by hand. */
import { NOTE_KINDS } from '../../contract/field-notes.ts';
import { CONTRACT_VERSION } from '../../contract/openapi.ts';
import type { TimingField } from '../../contract/timing-statistics.ts';
import { formatClock } from '../../game/clock.ts';
import { counted } from '../../game/counted.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { HALL_UPGRADE_MS } from '../../game/derive/tiers.ts';
import { RACES } from '../../game/races.ts';
import { absolute, twin, urls } from '../../urls.ts';
import { plainMarkdown } from '../../view/markdown/document.ts';
import type { ArchiveFacts } from './facts.ts';

/** Placeholder for a replay id while an address template is made, because braces would be escaped. */
const ANY_ID = 'any-replay-id';

/** Maximum number of events named in the skill for finding games. */
const MAX_EVENTS = 60;

/** Values for the placeholders in double braces in the skills. */
export function skillValues(facts: ArchiveFacts): Record<string, string> {
  const absoluteUrl = (path: string): string => absolute(path, facts.siteUrl);
  const template = (path: string): string => `\`${absoluteUrl(path).replace(ANY_ID, '{replayId}')}\``;
  return {
    contractVersion: CONTRACT_VERSION,
    games: String(facts.games),
    unattributed: String(facts.unattributed),
    events: [
      ...facts.events
        .slice(0, MAX_EVENTS)
        .map(({ id, name, games }) => `- \`${id}\`: ${plainMarkdown(name)} (${counted(games, 'game')})`),
      ...(facts.events.length > MAX_EVENTS
        ? [
            `- and ${counted(facts.events.length - MAX_EVENTS, 'further event')}: ${absoluteUrl(twin(urls.events()))}`,
          ]
        : []),
    ].join('\n'),
    races: RACES.map((race) => `${race} ${RACE_NAMES[race]}`).join(', '),
    noteKinds: either(NOTE_KINDS),
    heroMedians: medians(facts, 'heroTimeSec'),
    tier2Medians: medians(facts, 'tier2Sec'),
    upgradeSeconds: String(HALL_UPGRADE_MS / 1000),
    indexUrl: absoluteUrl(urls.index()),
    openApiUrl: absoluteUrl(urls.openApi()),
    guideUrl: absoluteUrl(twin(urls.api())),
    gamesUrl: absoluteUrl(twin(urls.replays())),
    dropUrl: absoluteUrl(urls.drop()),
    compareUrl: absoluteUrl(urls.compare()),
    compareTemplate: `\`${absoluteUrl(urls.compare())}#a={replayId}.{slot}&b={replayId}.{slot}\``,
    privacyUrl: absoluteUrl(twin(urls.privacy())),
    summaryTemplate: template(urls.summary(ANY_ID)),
    twinTemplate: template(twin(urls.game(ANY_ID))),
    analysisTemplate: template(urls.analysis(ANY_ID)),
    ordersTemplate: template(twin(urls.orders(ANY_ID))),
    gamesCsvUrl: absoluteUrl(urls.release('latest', 'games.csv')),
    playersCsvUrl: absoluteUrl(urls.release('latest', 'players.csv')),
    peopleUrl: absoluteUrl(urls.release('latest', 'players.json')),
    dataUrl: absoluteUrl(twin(urls.data())),
    exampleKilobytes: String(Math.round(facts.exampleBytes / 1000)),
    exampleSummaryUrl: absoluteUrl(urls.summary(facts.exampleId)),
    exampleTwinUrl: absoluteUrl(twin(urls.game(facts.exampleId))),
  };
}

const either = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

const medians = ({ statistics }: ArchiveFacts, field: TimingField): string =>
  RACES.map((race) => {
    const { n, medianSec } = statistics[race][field];
    return `${RACE_NAMES[race]} ${medianSec === null ? 'none' : formatClock(medianSec * 1000)} (n = ${n})`;
  }).join(', ');
