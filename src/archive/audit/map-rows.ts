/** The audits of map files, and of the hero levels that their creatures give, as rows for the command line and the site. */
import { RACE_NAMES } from '../../game/derive/race.ts';
import type { LevelAudit } from './levels.ts';
import type { MapAudit, MapCounts } from './maps.ts';
import { row, secondsText, share, type AuditTopic } from './rows.ts';

/** The totals of all map files and games. */
export const mapTopic = (mapAudit: MapAudit): AuditTopic => ({
  topic: 'Map files, and the creatures that orders name',
  rows: [
    row('Map files that games name', mapAudit.files),
    row('Games on exactly this file, by its digest', mapAudit.matches.file),
    row('Games on the layout of a file: mines, shops and trees agree', mapAudit.matches.exact),
    row('Games on a file whose trees differ in part', mapAudit.matches.places),
    row('Games without a matching file', mapAudit.matches.none),
    row('Targeted creatures that match one creature in the file', share(mapAudit.assigned, mapAudit.aimedAt)),
    row(
      'Creatures first targeted in the place of one creature, and matched to it',
      share(mapAudit.sameAtHome, mapAudit.atHome),
    ),
    row('Learned creatures that the others predict', share(mapAudit.foretold, mapAudit.anchors)),
    row('Creatures whose type matches the one a selection shows', share(mapAudit.sameKind, mapAudit.kinds)),
  ],
});

/** Headings of the table with a row for each map. */
export const MAP_HEADS = [
  'Map',
  'Files',
  'Games',
  'On a file',
  'Targeted',
  'Assigned',
  'Learned',
  'Predicted',
  'Kinds shown',
  'Same kind',
];

/** A row for each map. */
export const mapRows = ({ maps }: MapAudit): string[][] =>
  maps.map(({ name, ...counts }) => [name, ...cellsOf(counts).map(String)]);

const cellsOf = ({ games, matches, ...counts }: MapCounts): number[] => [
  counts.files,
  games,
  games - matches.none,
  counts.aimedAt,
  counts.assigned,
  counts.anchors,
  counts.foretold,
  counts.kinds,
  counts.sameKind,
];

/** Headings of the table of levels. */
export const LEVEL_HEADS = ['Level', 'Players', 'First heroes', 'Half within', 'Three in four within'];

/** A row for each level and race, all races first. */
export const levelRows = ({ spreads }: LevelAudit): string[][] =>
  spreads.map(({ level, race, n, p50, p75 }) => [
    String(level),
    race === null ? 'all races' : RACE_NAMES[race],
    String(n),
    secondsText(p50),
    secondsText(p75),
  ]);
