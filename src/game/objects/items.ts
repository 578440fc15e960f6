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
afac Alleria's Flute of Accuracy 400
ajen Ancient Janggo of Endurance 500
amrc Amulet of Recall 250
anfg Ancient Figurine 150
ankh Ankh of Reincarnation 450
arsc Arcane Scroll 1000
arsh Arcanite Shield
asbl Assassin's Blade
axas Ancestral Staff
belv Boots of Quel'Thalas +6 400
bfhr Bloodfeather's Heart
bgst Belt of Giant Strength +6 400
blba Bladebane Armor
brac Runed Bracers 400
brag Bracer of Agility 50
bspd Boots of Speed 250
btst Battle Standard 1000
ccmd Scepter of Mastery 1000
ches Cheese 250
ciri Robe of the Magi +6 400
ckng Crown of Kings +5 1000
clfm Cloak of Flames 500
clsd Cloak of Shadows 100
cnob Circlet of Nobility 175
cosl Celestial Orb of Souls
crdt Crown of the Deathlord
crys Crystal Ball 500
desc Kelen's Dagger of Escape 800
dkfw Keg of Thunderwater 200
dphe Thunder Phoenix Egg 200
drph Druid Pouch 50
dsum Diamond of Summoning 400
dthb Thunderbloom Bulb 200
dtsb Drek'thar's Spellbook
dust Dust of Appearance 75
engr Engraved Scale 700
engs Enchanted Gemstone 200
envl Enchanted Vial 450
evtl Talisman of Evasion 300
fgbd Blue Drake Egg 550
fgdg Demonic Figurine 700
fgfh Spiked Collar 550
fgrd Red Drake Egg 550
fgrg Stone Token 550
fgsk Book of the Dead 450
fgun Flare Gun 125
frgd Frostguard
frhg Firehand Gauntlets
fwss Frost Wyrm Skull Shield 750
gcel Gloves of Haste 125
gemt Gem of True Seeing 200
gfor Glyph of Fortification 200
gldo Orb of Kil'jaeden 450
gobm Goblin Land Mines 225
gold Gold Coins 150
gomn Glyph of Omniscience 300
gopr Glyph of Purification 250
grsl Grimoire of Souls
gsou Soul Gem 1000
guvi Glyph of Ultravision 125
gvsm Gloves of Spell Mastery
hbth Helm of Battlethirst
hcun Hood of Cunning 500
hlst Health Stone 450
horl Sacred Relic 950
hslv Healing Salve 100
hval Helm of Valor 500
infs Inferno Stone 700
iotw Idol of the Wild 550
iwbr Ironwood Branch 50
jdrn Jade Ring 50
k3m1 Mooncrystal 200
kgal Keg of Ale 850
klmm Killmaim
kpin Khadgar's Pipe of Insight 500
lgdh Legion Doom-Horn 500
lhst The Lion Horn of Stormwind 400
lmbr Bundle of Lumber 150
lnrn Lion's Ring 50
lure Monster Lure 200
manh Manual of Health 200
mcou Medallion of Courage 500
mcri Mechanical Critter 50
mdpb Medusa Pebble
mgtk Magic Key Chain 200
mlst Maul of Strength 50
mnsf Mindstaff
mnst Mana Stone 450
modt Mask of Death 1000
moon Moonstone 50
mort Mogrin's Report 200
nspi Necklace of Spell Immunity 1000
ocor Orb of Corruption 375
odef Orb of Darkness 600
ofir Orb of Fire 275
ofr2 Orb of Fire 325
ofro Orb of Frost 800
oli2 Orb of Lightning 375
olig Orb of Lightning 450
oslo Orb of Slow 550
oven Orb of Venom 325
pams Anti-magic Potion 100
pclr Clarity Potion 160
pdi2 Potion of Divinity 550
pdiv Potion of Divinity 550
penr Pendant of Energy 300
pghe Potion of Greater Healing 400
pgin Potion of Greater Invisibility 200
pgma Potion of Greater Mana 400
phea Potion of Healing 150
phlt Phat Lewt 500
pinv Potion of Invisibility 100
plcl Lesser Clarity Potion 70
pman Potion of Mana 200
pmna Pendant of Mana 600
pnvl Potion of Lesser Invulnerability 150
pnvu Potion of Invulnerability 400
pomn Potion of Omniscience 400
pres Potion of Restoration 550
prvt Periapt of Vitality 350
pspd Potion of Speed 75
rag1 Slippers of Agility +3 100
ram1 Ring of the Archmagi 125
ram2 Ring of the Archmagi 300
ram3 Ring of the Archmagi 550
ram4 Ring of the Archmagi 750
rat3 Claws of Attack +3 50
rat6 Claws of Attack +6 125
rat9 Claws of Attack +9 300
ratc Claws of Attack +12 500
ratf Claws of Attack +15 800
rde0 Ring of Protection +1 50
rde1 Ring of Protection +2 125
rde2 Ring of Protection +3 300
rde3 Ring of Protection +4 600
rde4 Ring of Protection +5 800
rdis Rune of Dispel Magic 75
rej1 Minor Replenishment Potion 100
rej2 Lesser Replenishment Potion 150
rej3 Replenishment Potion 150
rej4 Greater Replenishment Potion 450
rej5 Lesser Scroll of Replenishment 400
rej6 Greater Scroll of Replenishment 500
rhe1 Rune of Lesser Healing 100
rhe2 Rune of Healing 200
rhe3 Rune of Greater Healing 300
rhth Khadgar's Gem of Health 600
rin1 Mantle of Intelligence +3 100
ritd Ritual Dagger 125
rlif Ring of Regeneration 300
rma2 Rune of Greater Mana 300
rman Rune of Mana 100
rnec Rod of Necromancy 150
rnsp Ring of Superiority 100
rots Scepter of the Sea 1000
rre1 Rune of Lesser Resurrection 100
rre2 Rune of Greater Resurrection 300
rreb Rune of Rebirth 250
rres Rune of Restoration 250
rspd Rune of Speed 200
rspl Rune of Spirit Link 150
rsps Rune of Shielding 300
rst1 Gauntlets of Ogre Strength +3 100
rugt Runed Gauntlets 725
rump Rusty Mining Pick 100
rwat Rune of the Watcher 75
rwiz Sobi Mask 400
sand Scroll of Animate Dead 700
sbch Scourge Bone Chimes 400
sbok Spell Book 325
scav Scepter of Avarice 700
schl Scepter of Healing
sclp Secret Level Powerup 75
scul Scroll of the Unholy Legion 950
sfog Horn of the Clouds 200
shar Ice Shard 700
shas Scroll of Speed 50
shcw Shaman Claws 950
shdt Shield of the Deathlord
shea Scroll of Healing 250
shen Enchanted Shield 650
shhn Shield of Honor
shrs Shimmerglaze Roast 150
shtm Shamanic Totem 600
shwd Shimmerweed 200
silk Spider Silk Broach 50
skrt Skeletal Artifact 250
sksh Skull Shield 200
skul Sacrificial Skull 50
sman Scroll of Mana 150
sneg Staff of Negation 200
sor1 Shadow Orb +1 50
sor2 Shadow Orb +2 100
sor3 Shadow Orb +3 200
sor4 Shadow Orb +4 300
sor5 Shadow Orb +5 350
sor6 Shadow Orb +6 400
sor7 Shadow Orb +7 550
sor8 Shadow Orb +8 700
sor9 Shadow Orb +9 900
sora Shadow Orb +10
sorf Shadow Orb Fragment 200
soul Soul 1000
spre Staff of Preservation 150
sprn Spider Ring 50
spro Scroll of Protection 150
spsh Amulet of Spell Shield 600
srbd Searing Blade
sreg Scroll of Regeneration 100
sres Scroll of Restoration 550
sror Scroll of the Beast 400
srrc Scroll of Resurrection 700
srtl Serathil
ssan Staff of Sanctuary 250
ssil Staff of Silence 600
stel Staff of Teleportation 150
stpg Clockwork Penguin 450
stre Staff of Reanimation 200
stwa Sturdy War Axe 600
stwp Scroll of Town Portal 350
tbak Tiny Altar of Kings 180/50
tbar Tiny Barracks 160/50
tbsm Tiny Blacksmith 200/50
tcas Tiny Castle 800/300
tdex Tome of Agility 150
tdx2 Tome of Agility +2 300
tels Goblin Night Scope 200
texp Tome of Experience 500
tfar Tiny Farm 75/20
tgrh Tiny Great Hall 600/185
tgxp Tome of Greater Experience 1000
thdm Thunderlizard Diamond
thle Thunder Lizard Egg 200
tin2 Tome of Intelligence +2 300
tint Tome of Intelligence 150
tkno Tome of Power
tlum Tiny Lumber Mill 150
tmmt Totem of Might 50
tmsc Tome of Sacrifices
totw Talisman of the Wild 550
tpow Tome of Knowledge 300
tret Tome of Retraining 300
tsct Ivory Tower 30/20
tst2 Tome of Strength +2 300
tstr Tome of Strength 150
vamp Vampiric Potion 75
vddl Voodoo Doll 50
war2 Warsong Battle Drums 500
ward Warsong Battle Drums 500
wcyc Wand of the Wind 450
whwd Healing Wards 450
wild Amulet of the Wild 700
will Wand of Illusion 150
wlsd Wand of Lightning Shield 150
wneg Wand of Negation 200
wneu Wand of Neutralization 150
woms Wand of Mana Stealing 400
wshs Wand of Shadowsight 150
wswd Sentry Wards 150`,
  },
];
