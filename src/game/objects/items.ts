import type { ObjectGroup } from './group.ts';

/**
 * Items by id. A few changed their name and bonus over the years (the Claws of Attack `rat6` give +5 in newer
 * patches). They are listed under the name that they had longest.
 */
export const ITEMS: readonly ObjectGroup[] = [
  {
    kind: 'item',
    race: null,
    each: { tier: null, seconds: null },
    lines: `
afac Alleria's Flute of Accuracy
ajen Ancient Janggo of Endurance
amrc Amulet of Recall
anfg Ancient Figurine
ankh Ankh of Reincarnation
arsc Arcane Scroll
arsh Arcanite Shield
asbl Assassin's Blade
axas Ancestral Staff
belv Boots of Quel'Thalas +6
bfhr Bloodfeather's Heart
bgst Belt of Giant Strength +6
blba Bladebane Armor
brac Runed Bracers
brag Bracer of Agility
bspd Boots of Speed
btst Battle Standard
ccmd Scepter of Mastery
ches Cheese
ciri Robe of the Magi +6
ckng Crown of Kings +5
clfm Cloak of Flames
clsd Cloak of Shadows
cnob Circlet of Nobility
cosl Celestial Orb of Souls
crdt Crown of the Deathlord
crys Crystal Ball
desc Kelen's Dagger of Escape
dkfw Keg of Thunderwater
dphe Thunder Phoenix Egg
drph Druid Pouch
dsum Diamond of Summoning
dthb Thunderbloom Bulb
dtsb Drek'thar's Spellbook
dust Dust of Appearance
engr Engraved Scale
engs Enchanted Gemstone
envl Enchanted Vial
evtl Talisman of Evasion
fgbd Blue Drake Egg
fgdg Demonic Figurine
fgfh Spiked Collar
fgrd Red Drake Egg
fgrg Stone Token
fgsk Book of the Dead
fgun Flare Gun
frgd Frostguard
frhg Firehand Gauntlets
fwss Frost Wyrm Skull Shield
gcel Gloves of Haste
gemt Gem of True Seeing
gfor Glyph of Fortification
gldo Orb of Kil'jaeden
gobm Goblin Land Mines
gold Gold Coins
gomn Glyph of Omniscience
gopr Glyph of Purification
grsl Grimoire of Souls
gsou Soul Gem
guvi Glyph of Ultravision
gvsm Gloves of Spell Mastery
hbth Helm of Battlethirst
hcun Hood of Cunning
hlst Health Stone
horl Sacred Relic
hslv Healing Salve
hval Helm of Valor
infs Inferno Stone
iotw Idol of the Wild
iwbr Ironwood Branch
jdrn Jade Ring
k3m1 Mooncrystal
kgal Keg of Ale
klmm Killmaim
kpin Khadgar's Pipe of Insight
lgdh Legion Doom-Horn
lhst The Lion Horn of Stormwind
lmbr Bundle of Lumber
lnrn Lion's Ring
lure Monster Lure
manh Manual of Health
mcou Medallion of Courage
mcri Mechanical Critter
mdpb Medusa Pebble
mgtk Magic Key Chain
mlst Maul of Strength
mnsf Mindstaff
mnst Mana Stone
modt Mask of Death
moon Moonstone
mort Mogrin's Report
nspi Necklace of Spell Immunity
ocor Orb of Corruption
odef Orb of Darkness
ofir Orb of Fire
ofr2 Orb of Fire
ofro Orb of Frost
oli2 Orb of Lightning
olig Orb of Lightning
oslo Orb of Slow
oven Orb of Venom
pams Anti-magic Potion
pclr Clarity Potion
pdi2 Potion of Divinity
pdiv Potion of Divinity
penr Pendant of Energy
pghe Potion of Greater Healing
pgin Potion of Greater Invisibility
pgma Potion of Greater Mana
phea Potion of Healing
phlt Phat Lewt
pinv Potion of Invisibility
plcl Lesser Clarity Potion
pman Potion of Mana
pmna Pendant of Mana
pnvl Potion of Lesser Invulnerability
pnvu Potion of Invulnerability
pomn Potion of Omniscience
pres Potion of Restoration
prvt Periapt of Vitality
pspd Potion of Speed
rag1 Slippers of Agility +3
ram1 Ring of the Archmagi
ram2 Ring of the Archmagi
ram3 Ring of the Archmagi
ram4 Ring of the Archmagi
rat3 Claws of Attack +3
rat6 Claws of Attack +6
rat9 Claws of Attack +9
ratc Claws of Attack +12
ratf Claws of Attack +15
rde0 Ring of Protection +1
rde1 Ring of Protection +2
rde2 Ring of Protection +3
rde3 Ring of Protection +4
rde4 Ring of Protection +5
rdis Rune of Dispel Magic
rej1 Minor Replenishment Potion
rej2 Lesser Replenishment Potion
rej3 Replenishment Potion
rej4 Greater Replenishment Potion
rej5 Lesser Scroll of Replenishment
rej6 Greater Scroll of Replenishment
rhe1 Rune of Lesser Healing
rhe2 Rune of Healing
rhe3 Rune of Greater Healing
rhth Khadgar's Gem of Health
rin1 Mantle of Intelligence +3
ritd Ritual Dagger
rlif Ring of Regeneration
rma2 Rune of Greater Mana
rman Rune of Mana
rnec Rod of Necromancy
rnsp Ring of Superiority
rots Scepter of the Sea
rre1 Rune of Lesser Resurrection
rre2 Rune of Greater Resurrection
rreb Rune of Rebirth
rres Rune of Restoration
rspd Rune of Speed
rspl Rune of Spirit Link
rsps Rune of Shielding
rst1 Gauntlets of Ogre Strength +3
rugt Runed Gauntlets
rump Rusty Mining Pick
rwat Rune of the Watcher
rwiz Sobi Mask
sand Scroll of Animate Dead
sbch Scourge Bone Chimes
sbok Spell Book
scav Scepter of Avarice
schl Scepter of Healing
sclp Secret Level Powerup
scul Scroll of the Unholy Legion
sfog Horn of the Clouds
shar Ice Shard
shas Scroll of Speed
shcw Shaman Claws
shdt Shield of the Deathlord
shea Scroll of Healing
shen Enchanted Shield
shhn Shield of Honor
shrs Shimmerglaze Roast
shtm Shamanic Totem
shwd Shimmerweed
silk Spider Silk Broach
skrt Skeletal Artifact
sksh Skull Shield
skul Sacrificial Skull
sman Scroll of Mana
sneg Staff of Negation
sor1 Shadow Orb +1
sor2 Shadow Orb +2
sor3 Shadow Orb +3
sor4 Shadow Orb +4
sor5 Shadow Orb +5
sor6 Shadow Orb +6
sor7 Shadow Orb +7
sor8 Shadow Orb +8
sor9 Shadow Orb +9
sora Shadow Orb +10
sorf Shadow Orb Fragment
soul Soul
spre Staff of Preservation
sprn Spider Ring
spro Scroll of Protection
spsh Amulet of Spell Shield
srbd Searing Blade
sreg Scroll of Regeneration
sres Scroll of Restoration
sror Scroll of the Beast
srrc Scroll of Resurrection
srtl Serathil
ssan Staff of Sanctuary
ssil Staff of Silence
stel Staff of Teleportation
stpg Clockwork Penguin
stre Staff of Reanimation
stwa Sturdy War Axe
stwp Scroll of Town Portal
tbak Tiny Altar of Kings
tbar Tiny Barracks
tbsm Tiny Blacksmith
tcas Tiny Castle
tdex Tome of Agility
tdx2 Tome of Agility +2
tels Goblin Night Scope
texp Tome of Experience
tfar Tiny Farm
tgrh Tiny Great Hall
tgxp Tome of Greater Experience
thdm Thunderlizard Diamond
thle Thunder Lizard Egg
tin2 Tome of Intelligence +2
tint Tome of Intelligence
tkno Tome of Power
tlum Tiny Lumber Mill
tmmt Totem of Might
tmsc Tome of Sacrifices
totw Talisman of the Wild
tpow Tome of Knowledge
tret Tome of Retraining
tsct Ivory Tower
tst2 Tome of Strength +2
tstr Tome of Strength
vamp Vampiric Potion
vddl Voodoo Doll
war2 Warsong Battle Drums
ward Warsong Battle Drums
wcyc Wand of the Wind
whwd Healing Wards
wild Amulet of the Wild
will Wand of Illusion
wlsd Wand of Lightning Shield
wneg Wand of Negation
wneu Wand of Neutralization
woms Wand of Mana Stealing
wshs Wand of Shadowsight
wswd Sentry Wards`,
  },
];
