import type { ObjectGroup } from './group.ts';

const UNKNOWN = { tier: null, seconds: null } as const;

/** Objects without a race: the tavern, shops and their goods, creeps and critters. */
export const NEUTRAL: readonly ObjectGroup[] = [
  {
    // A tavern delivers its hero at once. `Npal` came with patch 3.00; its name is not known here, so it keeps its
    // id.
    kind: 'hero',
    race: null,
    each: { tier: 1, seconds: 0 },
    lines: `
Nalc Goblin Alchemist
Nbrn Dark Ranger
Nbst Beastmaster
Nfir Firelord
Nngs Naga Sea Witch
Npal Npal
Npbm Pandaren Brewmaster
Nplh Pit Lord
Ntin Goblin Tinker`,
  },
  {
    // Hired at a camp, laboratory, roost or shipyard, which deliver at once.
    kind: 'unit',
    race: null,
    each: { tier: null, seconds: 0 },
    lines: `
nadk Blue Drake
nadr Blue Dragon
nadw Blue Dragon Whelp
nanb Barbed Arachnathid
nanm Barbed Arachnathid
nass Assassin
nban Bandit
nbdk Black Drake
nbdm Blue Dragonspawn Meddler
nbdr Black Dragon Whelp
nbot Transport Ship
nbwm Black Dragon
nbzd Bronze Dragon
nbzk Bronze Drake
nbzw Bronze Dragon Whelp
ncea Centaur Archer
ncen Centaur Outrunner
ncer Centaur Drudge
ndrd Draenei Darkslayer
ndrm Draenei Disciple
ndtb Dark Troll Berserker
ndth Dark Troll High Priest
ndtp Dark Troll Shadow Priest
ndtr Dark Troll
ndtt Dark Troll Trapper
ndtw Dark Troll Warlord
nenf Enforcer
nfps Polar Furbolg Shaman
nfrs Furbolg Shaman
nfsh Forest Troll High Priest
nfsp Forest Troll Shadow Priest
nftb Forest Troll Berserker
nftk Forest Troll Warlord
nftr Forest Troll
nftt Forest Troll Trapper
ngdk Green Drake
ngir Goblin Shredder
ngna Gnoll Poacher
ngnb Gnoll Brute
ngno Gnoll
ngns Gnoll Assassin
ngnv Gnoll Overseer
ngnw Gnoll Warden
ngrd Green Dragon
ngrk Mud Golem
ngrw Green Dragon Whelp
ngsp Goblin Sapper
nhrr Harpy Rogue
nhrw Harpy Windwitch
nits Ice Troll Berserker
nitt Ice Troll Trapper
nkob Kobold
nkog Kobold Geomancer
nlds Makrura Deepseer
nlsn Makrura Snapper
nmfs Murloc Flesheater
nmgw Magnataur Warrior
nmrr Murloc Huntsman
nmsn Mur'gul Snarecaster
nndk Nether Drake
nndr Nether Dragon
nnht Nether Dragon Hatchling
nnwa Nerubian Warrior
nnwl Nerubian Webspinner
nogl Ogre Lord
nogm Ogre Mauler
nogr Ogre Warrior
nomg Ogre Magi
nowb Wildkin
npfl Fel Beast
nrdk Red Dragon Whelp
nrdr Red Drake
nrog Rogue
nrvs Frost Revenant
nrwm Red Dragon
nrzm Razormane Medicine Man
nsc2 Spider Crab Limbripper
nsc3 Spider Crab Behemoth
nscb Spider Crab Shorecrawler
nskf Burning Archer
nskm Skeletal Marksman
nslf Sludge Flinger
nstl Satyr Soulstealer
nsts Satyr Shadowdancer
nthl Thunder Lizard
ntrt Giant Sea Turtle
nvdg Greater Voidwalker
nvdw Voidwalker
nws1 Dragon Hawk
nzep Goblin Zeppelin`,
  },
  {
    // Creeps and critters: players select them, but can't train them.
    kind: 'unit',
    race: null,
    each: UNKNOWN,
    lines: `
nahy Ancient Hydra
nsqa Ancient Sasquatch
nwna Ancient Wendigo
nwiz Apprentice Wizard
nane Arachnathid Earth-Borer
nano Overlord Arachnathid
nanw Warrior Arachnathid
nbld Bandit Lord
narg Battle Golem
nelb Berserk Elemental
nowk Berserk Wildkin
nspb Black Spider
nfgb Bloodfiend
nbda Blue Dragonspawn Apprentice
nbdo Blue Dragonspawn Overseer
nbds Blue Dragonspawn Sorcerer
nbdw Blue Dragonspawn Warrior
nbrg Brigand
nsbm Brood Mother
ncim Centaur Impaler
ncnk Centaur Khan
ncks Centaur Sorcerer
nenc Corrupted Treant
nanc Crystal Arachnathid
ndmu Dalaran Mutant
ndrj Dalaran Reject
nwzd Dark Wizard
nrvd Death Revenant
nhdc Deceiver
nlrv Deeplord Revenant
nwwd Dire Frost Wolf
nmdr Dire Mammoth
nwld Dire Wolf
nbal Doom Guard
ndrf Draenei Guardian
ndrh Draenei Harbinger
ndrp Draenei Protector
ndrs Draenei Seer
ndrw Draenei Watcher
ntrd Dragon Turtle
nehy Elder Hydra
njga Elder Jungle Stalker
nsqe Elder Sasquatch
nvde Elder Voidwalker
nwnr Elder Wendigo
nele Enraged Elemental
nowe Enraged Wildkin
njgb Enraged Jungle Stalker
nerd Eredar Diabolist
ners Eredar Sorcerer
nerw Eredar Warlock
nfod Faceless One Deathbringer
nfot Faceless One Terror
nfor Faceless One Trickster
nhfp Fallen Priest
npfm Fel Ravager
nfel Fel Stalker
nfgu Felguard
nrvf Fire Revenant
nspg Forest Spider
nfgo Forgotten One
nfgt Tentacle
nwwf Frost Wolf
nfrl Furbolg
nfrg Furbolg Champion
nfre Furbolg Elder Shaman
nfrb Furbolg Tracker
nfra Furbolg Ursa Warrior
ntrg Gargantuan Sea Turtle
ngh1 Ghost
nwwg Giant Frost Wolf
nplg Giant Polar Bear
nskg Giant Skeleton Warrior
nsgt Giant Spider
nwlg Giant Wolf
nggr Granite Golem
nhrh Harpy Storm-hag
nhrq Harpy Queen
nhar Harpy Scout
nhhr Heretic
nhyd Hydra
nhyh Hydra Hatchling
nhym Hydromancer
nrvi Ice Revenant
nith Ice Troll High Priest
nitp Ice Troll Priest
nitr Ice Troll
nitw Ice Troll Warlord
nmit Icetusk Mammoth
nina Infernal Juggernaut
ninc Infernal Contraption
ninm Infernal Machine
njg1 Jungle Stalker
nkol Kobold Taskmaster
nkot Kobold Tunneler
nvdl Lesser Voidwalker
nltl Lightning Lizard
nrvl Lightning Revenant
nmgd Magnataur Destroyer
nmgr Magnataur Reaver
ndqp Maiden of Pain
nlpd Makrura Pooldweller
nlpr Makrura Prawn
nlkl Makrura Tidal Lord
nltc Makrura Tidecaller
nmam Mammoth
nmbg Mur'gul Blood-Gill
nmcf Mur'gul Cliffrunner
nmrv Mur'gul Marauder
nmsc Mur'gul Shadowcaster
nmtw Mur'gul Tidewarrior
nmmu Murloc Mutant
nmrm Murloc Nightcrawler
nmpg Murloc Plaguebearer
nmrl Murloc Tiderunner
nnwq Nerubian Queen
nnwr Nerubian Seer
nnws Nerubian Spider Lord
nfov Overlord
nfrp Pandaren
nepl Plague Treant
nenp Poison Treant
nplb Polar Bear
nfpl Polar Furbolg
nfpc Polar Furbolg Champion
nfpe Polar Furbolg Elder Shaman
nfpt Polar Furbolg Tracker
nfpu Polar Furbolg Ursa Warrior
ndqs Queen of Suffering
nrzt Quillboar
nqbh Quillboar Hunter
nrzb Razormane Brute
nrzg Razormane Chieftain
nrzs Razormane Scout
nrel Reef Elemental
nwzg Renegade Wizard
ndrv Revenant of the Depths
nsrv Revenant of the Seas
ntrv Revenant of the Tides
ngst Rock Golem
nwzr Rogue Wizard
nslr Salamander
nslh Salamander Hatchling
nsll Salamander Lord
nslv Salamander Vizier
nsqt Sasquatch
nsqo Sasquatch Oracle
nsty Satyr
nsth Satyr Hellcaller
nsat Satyr Trickster
nsel Sea Elemental
nsgn Sea Giant
nsgb Sea Giant Behemoth
nsgh Sea Giant Hunter
ntrs Sea Turtle
ntrh Sea Turtle Hatchling
nsgg Siege Golem
nska Skeleton Archer
nsko Skeletal Orc
nsoc Skeletal Orc Champion
nsog Skeletal Orc Grunt
nske Skeleton Warrior
nslm Sludge Minion
nsln Sludge Monstrosity
nspr Spider
nspd Spiderling
nssp Spitting Spider
nogn Stonemaul Magi
nogo Stonemaul Ogre
noga Stonemaul Warchief
nstw Storm Wyrm
nsra Stormreaver Apprentice
nsrh Stormreaver Hermit
nsrn Stormreaver Necrolyte
nsrw Stormreaver Warlock
ndqn Succubus
nwlt Timber Wolf
ntkc Tuskarr Chieftain
ntkf Tuskarr Fighter
ntkh Tuskarr Healer
ntks Tuskarr Sorcerer
ntka Tuskarr Spearman
ntkt Tuskarr Trapper
ntkw Tuskarr Warrior
nubk Unbroken Darkhunter
nubw Unbroken Darkweaver
nubr Unbroken Rager
ndqt Vile Temptress
ndqv Vile Tormentor
nwrg War Golem
nwen Wendigo
nwns Wendigo Shaman
ngh2 Wraith
nzom Zombie
nalb Albatross
nech Chicken
ncrb Crab
ndog Dog
nfbr Fel Boar
nfro Frog
nhmc Hermit Crab
npng Penguin
npig Pig
necr Rabbit
nrac Raccoon
nrat Rat
nsea Seal
nshe Sheep
nskk Skink
nsno Snowy Owl
nder Stag
nvul Vulture
nmgv Magic Vault
nitb Icy Treasure Box`,
  },
  {
    kind: 'building',
    race: null,
    each: UNKNOWN,
    lines: `
ntav Tavern
ngme Goblin Merchant
ngad Goblin Laboratory
nshp Goblin Shipyard
nmrk Marketplace
nmer Mercenary Camp
nmr0 Mercenary Camp
nmr2 Mercenary Camp
nmr3 Mercenary Camp
nmr4 Mercenary Camp
nmr5 Mercenary Camp
nmr6 Mercenary Camp
nmr7 Mercenary Camp
nmr8 Mercenary Camp
nmr9 Mercenary Camp
nmra Mercenary Camp
nmrb Mercenary Camp
nmrc Mercenary Camp
nmrd Mercenary Camp
nmre Mercenary Camp
nmrf Mercenary Camp
ndrk Black Dragon Roost
ndru Blue Dragon Roost
ndrz Bronze Dragon Roost
ndrg Green Dragon Roost
ndro Nether Dragon Roost
ndrr Red Dragon Roost
ngol Gold Mine
nfoh Fountain of Health
nmoo Fountain of Mana
nwgt Way Gate
ncop Circle of Power
ncp2 Circle of Power
ncp3 Circle of Power
nmh0 Murloc Hut
nmh1 Murloc Hut
nmg0 Mur'gul Hut
nmg1 Mur'gul Hut
ngnh Gnoll Hut
ngt2 Gnoll Hut
nfh0 Forest Troll Hut
nfh1 Forest Troll Hut
nth0 Ice Troll Hut
nth1 Ice Troll Hut
nfr1 Furbolg Hut
nfr2 Furbolg Hut
ncnt Centaur Tent
nct1 Centaur Tent
nct2 Centaur Tent
nhns Harpy Nest
nhn2 Harpy Nest
ndh0 Draenei Hut
ndh1 Draenei Hut`,
  },
  {
    // Summons and hero forms: Chemical Rage (Nalm, Nal2, Nal3), Robo-Goblin (Nrob), Storm, Earth, And Fire (npn1 to
    // npn3), and summons of heroes, items and runes.
    kind: 'morph',
    race: null,
    each: UNKNOWN,
    lines: `
Nalm Goblin Alchemist
Nal2 Goblin Alchemist
Nal3 Goblin Alchemist
Nrob Goblin Tinker
npn1 Fire
npn2 Storm
npn3 Earth
ngz1 Bear
ngz2 Raging Bear
ngz3 Spirit Bear
nqb1 Quilbeast
nqb2 Dire Quilbeast
nqb3 Raging Quilbeast
nwe1 Hawk
nwe2 Thunder Hawk
nwe3 Spirit Hawk
ndr1 Lesser Dark Minion
ndr2 Dark Minion
ndr3 Greater Dark Minion
nlv1 Lava Spawn
nlv2 Lava Spawn
nlv3 Lava Spawn
nfac Pocket Factory
nfa1 Pocket Factory
nfa2 Pocket Factory
ncgb Clockwerk Goblin
ncg1 Clockwerk Goblin
ncg2 Clockwerk Goblin
ncg3 Clockwerk Goblin
ntor Tornado
nba2 Doom Guard
nsca Skeleton Archer
nsce Skeleton Warrior
ncfs Watery Minion
ntws Watery Minion
nsns Watery Minion
nlps Makrura Prawn
nspp Spirit Pig
nglm Goblin Land Mine
nlur Monster Lure
nwad Watcher Ward`,
  },
];
