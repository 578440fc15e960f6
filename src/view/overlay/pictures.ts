/** Names of pictures in the two overlays, for the objects that people order. The pictures are theirs. */
import type { GameObject, ObjectKind } from '../../game/objects/object.ts';
import { findObject } from '../../game/objects/table.ts';
import type { Race } from '../../game/races.ts';

const FOLDERS: Readonly<Record<Race, string>> = { H: 'human', O: 'orc', E: 'night_elf', U: 'undead' };
const KINDS: Readonly<Partial<Record<ObjectKind, string>>> = {
  unit: 'unit',
  hero: 'hero',
  building: 'building',
  upgrade: 'upgrades',
};

/** Objects without a picture in RTS Overlay. */
const RTS_LACKS =
  'hkee hcas hgtw hatw hctw Rhgb Rhpm ostr ofrt orbr Ropm Roch etoa etoe egol Repm unp1 unp2 uzg1 uzg2 Rupm';

/** Objects whose picture in RTS Overlay isn't named after them. All levels of a research have the first one's. */
const RTS_NAMES = table(`
hdhw dragon_hawk_rider, Rhme steel_melee, Rhra human_missile_up_one, Rhar human_armor_up_one,
Rhla leather_upgrade_one, Rhac stone_architecture, Rhlh human_lumber_upgrade1, Rhri dwarven_long_rifle,
Rhpt priest_adept, Rhst sorceress_adept, Rhse magical_sentry, Rhfs fragmentation_bombs, Rhrt scatter_rockets,
Rhhb storm_hammer, Rhcd cloud_of_fog, otbk orc_special/troll_berserker, odoc witch_doctor,
Rome orc_melee_up_one, Rora steel_ranged, Roar steel_armor, Rorb reinforced_burrows, Robs berserk,
Rotr regenerate, Robk head_hunter_berserker, Robf fire_rocks, Rwdm drum, Rovs envenomed_spear,
Rost shaman_adept, Rowd witch_doctor_adept, Rowt spirit_walker_adept_training, Rows smash,
Resi dryad_dispel_magic, Redc doc_adept_training, Redt dot_adept_training, Reht tame_hippogriff,
Reeb enchanted_bears, Reec enchanted_crows, Udre dread_lord, ugol haunted_goldmine, uslh slaughter_house,
Rubu crypt_fiend_burrow, Rune necromancer_adept, Ruba banshee_adept, Rupc plague_cloud, Rusp destroyer,
Rusm skeleton_mage, bspd neutral_shop/boots_of_speed, dust neutral_shop/dust_of_appearance,
stel neutral_shop/staff_of_teleportation, stwp neutral_shop/scroll_uber,
tret neutral_shop/tome_of_retraining,
ubsp undead_special/destroyer`);

const GYM_RACES: Readonly<Record<Race, string>> = { H: 'hu', O: 'or', E: 'ne', U: 'ud' };

/**
 * Objects whose picture in the Warcraft-Gym overlay isn't named after them, and all neutral ones that have a
 * picture.
 */
const GYM_NAMES = table(`
hspt hu-spellbreaker, hmtm hu-mortar, hdhw hu-dragonhawk, hgry hu-gryphon, halt hu-altar, hctw cannontower,
hgra hu-aviary, Npal hu-forsaken-paladin, ohun or-headhunter, otbk or-berserker, odoc or-witch-doctor,
okod or-kodo, otbr or-batrider, otrb or-burrow, orbr or-burrow, oalt or-altar, eate ne-altar,
egol ne-entangled-mine, uaod ud-altar, ugol ud-haunted-mine, ubsp ud-destroyer, stwp nt-scroll-of-town-portal,
Nalc nt-goblin-alchemist, Nbrn nt-dark-ranger, Nbst nt-beastmaster, Nfir nt-firelord, Nngs nt-naga-sea-witch,
Npbm nt-pandaren-brewmaster, Nplh nt-pit-lord, Ntin nt-goblin-tinker`);

/** "orc_unit/grunt.webp", or null if RTS Overlay has no picture of the object. */
export function rtsPicture(id: string): string | null {
  const object = findObject(id);
  const rtsName = RTS_NAMES.get(id);
  if (rtsName?.includes('/')) return `${rtsName}.webp`;
  const kind = object && KINDS[object.kind];
  if (!object?.race || !kind || RTS_LACKS.includes(id)) return null;
  return `${FOLDERS[object.race]}_${kind}/${rtsName ?? slug(object, '_')}.webp`;
}

/** "or-grunt", or null if the Warcraft-Gym overlay has no picture of the object. All research has the same one. */
export function gymPicture(id: string): string | null {
  const object = findObject(id);
  const gymName = GYM_NAMES.get(id);
  if (gymName || !object || !KINDS[object.kind]) return gymName ?? null;
  if (object.kind === 'upgrade') return 'nt-upgrade';
  return object.race && `${GYM_RACES[object.race]}-${slug(object, '-')}`;
}

const slug = ({ name }: GameObject, joint: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, joint);

/** Pairs of an object's id and a name. */
function table(pairs: string): ReadonlyMap<string, string> {
  return new Map(
    pairs
      .trim()
      .split(/,\s+/)
      .map((pair) => pair.split(' ') as [string, string]),
  );
}
