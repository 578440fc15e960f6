/**
 * Objects with the same role in different races. Only widely accepted counterparts that every race has are listed.
 * Everything else appears without a counterpart, because a Crypt is not a late Workshop.
 */
const ROLES = {
  'Town hall': 'htow ogre etol unpl',
  'Tier 2 hall': 'hkee ostr etoa unp1',
  'Tier 3 hall': 'hcas ofrt etoe unp2',
  Altar: 'halt oalt eate uaod',
  'Supply building': 'hhou otrb emow uzig',
  'Barracks of tier 1': 'hbar obar eaom usep',
  'Upgrade building': 'hbla ofor edob ugrv',
  'Own shop': 'hvlt ovln eden utom',
  'Caster building': 'hars osld eaow utod',
  Worker: 'hpea opeo ewsp uaco',
  Backpack: 'Rhpm Ropm Repm Rupm',
} as const;
/** What an object is for, in words of all races. */
type SharedRole = keyof typeof ROLES;

/** All roles, in the order of tables. */
export const ROLE_NAMES = Object.keys(ROLES) as SharedRole[];

/** Ids with a role, one per race. */
export const idsOf = (role: SharedRole): readonly string[] => ROLES[role].split(' ');

const ROLE_OF: ReadonlyMap<string, SharedRole> = new Map(
  ROLE_NAMES.flatMap((role) => idsOf(role).map((id) => [id, role] as const)),
);

/** The role of an object in its race; undefined without a counterpart. */
export const roleOf = (id: string): SharedRole | undefined => ROLE_OF.get(id);
