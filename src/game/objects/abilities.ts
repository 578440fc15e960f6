/** A hero skill. Learning it is recorded as an order with the ability's id. */
export interface HeroAbility {
  id: string;
  name: string;
  /** Object id of the hero that can learn the skill. */
  hero: string;
  ultimate: boolean;
}

/**
 * A hero's id, then its abilities as `id name`, with `!` after an ultimate's id. Several ids share a name if the game
 * has one object per level (Cluster Rockets, Pocket Factory, Robo-Goblin) or per variant (Frost Armor, Incinerate).
 * `Npal` came with patch 3.00. Its ability names and ultimate are not known here, so they keep their ids.
 */
const SKILLS = `
Hamg
AHbz Blizzard
AHwe Summon Water Elemental
AHab Brilliance Aura
AHmt! Mass Teleport
Hmkg
AHtb Storm Bolt
AHtc Thunder Clap
AHbh Bash
AHav! Avatar
Hpal
AHhb Holy Light
AHds Divine Shield
AHad Devotion Aura
AHre! Resurrection
Hblm
AHdr Siphon Mana
AHfs Flame Strike
AHbn Banish
AHpx! Phoenix
Edem
AEmb Mana Burn
AEim Immolation
AEev Evasion
AEme! Metamorphosis
Ekee
AEer Entangling Roots
AEfn Force of Nature
AEah Thorns Aura
AEtq! Tranquility
Emoo
AEst Scout
AHfa Searing Arrows
AEar Trueshot Aura
AEsf! Starfall
Ewar
AEbl Blink
AEfk Fan of Knives
AEsh Shadow Strike
AEsv! Vengeance
Obla
AOwk Wind Walk
AOmi Mirror Image
AOcr Critical Strike
AOww! Bladestorm
Ofar
AOcl Chain Lightning
AOfs Far Sight
AOsf Feral Spirit
AOeq! Earthquake
Otch
AOsh Shockwave
AOae Endurance Aura
AOws War Stomp
AOre! Reincarnation
Oshd
AOhw Healing Wave
AOhx Hex
AOsw Serpent Ward
AOvd! Big Bad Voodoo
Udea
AUdc Death Coil
AUdp Death Pact
AUau Unholy Aura
AUan! Animate Dead
Udre
AUcs Carrion Swarm
AUsl Sleep
AUav Vampiric Aura
AUin! Inferno
Ulic
AUfn Frost Nova
AUfa Frost Armor
AUfu Frost Armor
AUdr Dark Ritual
AUdd! Death and Decay
Ucrl
AUim Impale
AUts Spiked Carapace
AUcb Carrion Beetles
AUls! Locust Swarm
Npbm
ANbf Breath of Fire
ANdb Drunken Brawler
ANdh Drunken Haze
ANef! Storm, Earth, And Fire
Nbrn
ANdr Life Drain
ANsi Silence
ANba Black Arrow
ANch! Charm
Nngs
ANms Mana Shield
ANfa Frost Arrows
ANfl Forked Lightning
ANto! Tornado
Nplh
ANrf Rain of Fire
ANca Cleaving Attack
ANht Howl of Terror
ANdo! Doom
Nbst
ANsg Summon Bear
ANsq Summon Quilbeast
ANsw Summon Hawk
ANst! Stampede
Ntin
ANeg Engineering Upgrade
ANcs Cluster Rockets
ANc1 Cluster Rockets
ANc2 Cluster Rockets
ANc3 Cluster Rockets
ANsy Pocket Factory
ANs1 Pocket Factory
ANs2 Pocket Factory
ANs3 Pocket Factory
ANrg! Robo-Goblin
ANg1! Robo-Goblin
ANg2! Robo-Goblin
ANg3! Robo-Goblin
Nfir
ANic Incinerate
ANia Incinerate
ANso Soul Burn
ANlm Summon Lava Spawn
ANvc! Volcano
Nalc
ANhs Healing Spray
ANab Acid Bomb
ANcr Chemical Rage
ANtm! Transmute
Npal
ANcp ANcp
AHcr AHcr
AHpa AHpa`;

const ABILITIES = read(SKILLS);

/** The hero ability for an id; undefined for other ids. */
export function findAbility(id: string): HeroAbility | undefined {
  return ABILITIES.get(id);
}

/** A hero's abilities in the game's order, one for each name. Empty for a hero without named skills. */
export const abilitiesOf = (hero: string): readonly HeroAbility[] => {
  const named = [...ABILITIES.values()].filter(
    (ability) => ability.hero === hero && ability.name !== ability.id,
  );
  return [...new Map(named.map((ability) => [ability.name, ability])).values()];
};

function read(text: string): ReadonlyMap<string, HeroAbility> {
  const table = new Map<string, HeroAbility>();
  let hero = '';
  for (const line of text.trim().split('\n')) {
    const space = line.indexOf(' ');
    if (space < 0) {
      hero = line;
      continue;
    }
    const id = line.slice(0, 4);
    table.set(id, { id, hero, name: line.slice(space + 1), ultimate: line[4] === '!' });
  }
  return table;
}
