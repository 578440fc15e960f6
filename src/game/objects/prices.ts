/*
 * Costs from the game's tables: `goldcost`, `lumbercost` and `fused` in UnitBalance.slk, `goldbase`, `goldmod` and
 * similar in UpgradeData.slk, `goldcost` in ItemData.slk. Read for patches 1.24.4, 1.27.1, 1.31.1, and 1.32.1 to
 * 1.32.8. Prices in 1.32.1 to 1.32.5 equal 1.31.1; 1.32.6 to 1.32.8 are the last table.
 *
 * A line is a price and all objects that have it: `gold/lumber/food`, without food if none is used. `100+75` is the
 * price of an upgrade's first level and the increase per additional level. The game's tables give a Keep as Town Hall
 * and upgrade together, and the game charges the difference. These tables have the differences, also for towers and
 * the Destroyer. Objects nobody can buy are left out: creeps, summons, forms, and campaign items above 1000 gold.
 */

/** Prices that apply from a certain patch onward. */
export interface PriceTable {
  /** Patch that the table was read from. */
  patch: string;
  /** First patch and build to which the table applies. */
  from: readonly [patch: number, build: number];
  /** Patches with exactly these prices. 1.32 has two tables, distinguished by build. */
  exact: readonly string[];
  /** All prices in the first table; only changed prices in later tables. */
  prices: string;
  /** Production times that differ from the object tables or changed again: ids with their seconds. */
  seconds?: string;
}

/** All tables, oldest first. A new patch only needs a new entry at the end. */
export const PRICE_TABLES: readonly PriceTable[] = [
  {
    patch: '1.24.4',
    from: [0, 0],
    exact: ['1.24'],
    seconds: 'unpl 100 hctw 75 etrp 60',
    prices: `
0/0 egol orbr Roch
25/100 Reeb Reec
25+25/75+100 Rosp
30/20 hwtw tsct
50/0 brag drph iwbr jdrn lnrn mcri mlst moon rat3 rde0 shas silk skul sor1 sprn tmmt vddl
50/25 Rhpm Ropm Repm Rupm
50/50 Rhse Rhfl Reuv Resi
50/75 Roen Rusl
50/100 Rhfs Rhcd Reib Rers
50/150 Rhrt Robs Robf
50/200 Rorb
60/0/1 ewsp
70/0 plcl
70/50 hgtw hatw
75/0 Ruac dust pspd rdis rwat sclp vamp
75/0/1 hpea opeo uaco
75/20 tfar
75/25 Ropg
75/50 Ruex
75/75 Rhss Reht Rubu
75/125 Rhri Rolf
75/150 Rews usap Rusf Rusp
75/175 Robk
80/20 hhou
90/0/1 nkob
90/30 eden
90/30/1 hgyr
95/5/1 nanb nanm
100/0 clsd hslv pams pinv rag1 rej1 rhe1 rin1 rman rnsp rre1 rst1 rump sor2 sreg
100/20 uzg2
100/50/2 ubsp
100/50+100 Rhpt Rhst Rost Rowd Rowt Redc Redt Rune Ruba
100/100 Rhsb Rotr Resc
100/150 Rhfc Rwdm Rovs Remg Rugf
100/175 Remk Rehs
100/200 Rupc
100/250 Rows
100+25/25+25 Rhac
100+50/75+100 Rome
100+50/100+75 Rhla
100+50/100+100 Rora
100+75/50+125 Rhme Rhra
100+75/75+100 Resw
100+100/0 Rhlh
105/0/1 nban ngna ngno nscb
110/80 owtw
120/0 hlum
120/0/2 ugho
125/0 fgun gcel guvi ram1 rat6 rde1 ritd
125/100 Repb
125/150 Rusm
125/175 Rhan
125/225 Rhhb Recb
125+25/75+100 Rhar
125+50/75+100 Resm
125+75/50+100 Rume Ruar
130/10/2 earc
130/20/2 oshm
130/30 hvlt ovln utom
135/0/2 hfoo
135/10/2 hmpr
135/20/2 edot ohun otbk
135/80 etrp
135/155 otto
140/0/2 nmfs
140/60 hbla
140/135 uslh
140/140 harm
140/150 hgra
140/190 edos
145/0/2 nbdm
145/10/2 ngrk
145/20/2 unec
145/25/2 odoc
145/40 uzg1
145/60/3 edry
145/140 obea
150/0 anfg gold lmbr phea pnvl rej2 rej3 rnec rspl shrs sman spre spro stel tdex tint tlum tstr will wlsd wneu wshs wswd
150/0/2 nogr nrog nsc2
150/10/2 ncea ncer ndtr nftr nmrr
150/50 uzig
150/60 eaom
150/100 Rhde Rhgb
150/140 hars eaow
150/150 osld Ruwb
150/200 Renb
150/275 Rufb
150+50/50+75 Rura
150+50/50+100 Rerh
150+50/75+75 Rema
150+50/75+125 Rucr
150+75/75+150 Roar
155/0/2 npfl
155/15/2 ndrm nvdw
155/20/2 hsor
155/25/2 efdr
155/30/2 uban
155/140 utod
155/145 eaoe
160/0 pclr
160/20/2 ehip
160/40 otrb
160/40/2 otbr
160/50 tbar
160/60 hbar
170/50 nbot
170/100 hctw
175/0 cnob
175/200 ubon
180/40 emow
180/40/3 orai
180/50 halt oalt obar eate uaod tbak
180/70/3 hmtm
185/30/2 ugar
195/0/3 ncen nowb
195/10/2 ndtp nfsp
195/20/3 esen
195/35/3 ospm
195/60/3 hmtt hrtt
200/0 pman dkfw dphe dthb engs gemt gfor k3m1 lure manh mgtk mort pgin rhe2 rspd sfog shwd sksh sneg sor3 sorf stre tels thle wneg
200/0/3 ogru
200/20/2 nitt
200/30/3 hdhw
200/35/3 uobs nnwl
200/50 usep tbsm
205/0 ofor
205/30/3 hrif
210/65/3 ebal
210/100 edob
215/0 ugrv
215/0/2 nnwa
215/20/2 ngnb ngnw nadw nbdr nbzw ndtt nftt ngns ngrw nhrr nnht nrdk nskm
215/20/3 nmsn
215/20/4 nenf
215/30/3 hspt
215/40/3 ucry
215/100/2 ngsp
220/50/4 ocat
225/0 gobm
225/25/2 nskf
230/50/4 umtw
240/30/2 nhrw
240/60 nzep
240/70/4 uabo
245/30/3 nftb nits
245/60/4 hkni
250/0 amrc bspd ches gopr rreb rres shea skrt ssan
250/30/3 nass
255/0 unpl
255/30/2 nsts nkog nslf
255/30/3 ndtb ndth nfrs nrvs
255/60/4 okod
255/80/4 edoc
255/220 ugol
260/40/4 ndrd
265/40/4 owyv
275/0 ofir
275/30/3 nfps
280/70/4 hgry
280/80/5 otau
295/35/3 ntrt
300/0 rde2 evtl gomn penr ram2 rat9 rhe3 rlif rma2 rre2 rsps sor4 tdx2 tin2 tpow tret tst2
300/0/4 nogm nsc3
300/45/4 nvdg
305/35/4 ngnv
305/40/4 nfsh
315/0/4 nlsn
315/190 ostr
320/50/4 nomg nstl
320/180 etoa
320/210 hkee unp1
325/0 ofr2 oven sbok
325/190 ofrt
325/230 unp2
330/70/5 echm
330/200 etoe
340/15/4 nmgw
340/185 etol
350/0 prvt sor5 stwp
350/60/4 nrzm
350/70/4 nws1
360/210 hcas
365/80/5 nadk nbdk nbzk ndtw nftk ngdk nndk nrdr
365/150/6 nthl
375/0 ocor oli2
375/100/4 ngir
385/120/7 ufro
385/185 ogre
385/205 htow
400/0 afac belv bgst brac ciri dsum lhst pghe pgma pnvu pomn rej5 rwiz sbch sor6 sror woms
425/100/5 Hamg Hblm Hmkg Hpal Obla Ofar Oshd Otch Edem Ekee Emoo Ewar Ucrl Udea Udre Ulic
425/100/6 nogl
425/100/7 emtg
425/135/5 Nalc Nbrn Nbst Nfir Nngs Npbm Nplh Ntin
450/0 ankh envl fgsk gldo hlst mnst olig rej4 stpg wcyc whwd
500/0 crys ajen clfm hcun hval kpin lgdh mcou phlt ratc rej6 texp war2 ward
500/100/4 nlds
550/0 fgbd fgfh fgrd fgrg iotw oslo pdi2 pdiv pres ram3 sor7 sres totw
600/0 rde3 odef pmna rhth shtm spsh ssil stwa
600/185 tgrh
650/0 shen
700/0 engr fgdg sand scav shar sor8 srrc wild infs
725/0 rugt
745/200/8 nadr nbwm nbzd ngrd nndr nrwm
750/0 fwss ram4
800/0 rde4 desc ofro ratf
800/300 tcas
850/0 kgal
900/0 sor9
950/0 horl scul shcw
1000/0 ccmd arsc btst ckng gsou modt nspi rots soul tgxp`,
  },
  {
    patch: '1.27.1',
    from: [1.27, 0],
    exact: ['1.27'],
    prices: `
40/20 tsct`,
  },
  {
    patch: '1.31.1',
    // Patches 1.29 and 1.30 also changed prices; their games use this table.
    from: [1.29, 0],
    exact: ['1.31', '1.32'],
    seconds: 'unpl 90 hctw 65 etrp 55',
    prices: `
25+25/75+25 Rosp
40/25 tsct
75/75 Rusl
75/175 Rorb
100/30/1 hgyr
100/225 Rows
120/100 hctw
125/0 rde2
125/125 Rhan
125+25/50+25 Rhac
140/20/2 ohun otbk
145/20/2 edot
150/135 osld
175/30/2 ugar
195/60/4 hmtt hrtt
200/175 Rusm
225/0 unpl
225/210 ugol
300/0 crys rde3
325/0 ofir prvt
350/100/7 emtg
600/0 rde4`,
  },
  {
    patch: '1.32.8',
    // The build number of 1.32.6.
    from: [1.32, 6110],
    exact: ['1.32'],
    prices: `
135/20/2 edot
140/0/2 ngnb
150/0 pman
175/10/2 ndtp
180/20/2 ngnw
195/10/2 ndrm
200/20/2 nsts
205/0/2 nnwa
215/30/2 nkog
245/30/2 nvdw
245/30/3 ndtb
260/30/3 nass
265/30/3 nmsn
700/0 ccmd
800/0 infs`,
  },
];
