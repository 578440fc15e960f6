/**
 * The hostile creatures on melee maps by level, from level 1 on. From the game's unit tables of 1.24.4 to 2.0.4, which
 * agree except for those in `map/creature-levels.ts`.
 */
const KINDS: readonly string[] = [
  // 1
  `
    nanb nanc nban ndrf nenc ngna ngno nhfp nkob nlpr nmcf nmrl nrzs nrzt nsat nscb nsce nska
    nspb nspd nspg nspr nsra nsty ntrh nvdl nwiz nzom`,
  // 2
  `
    nbrg ncea ncer ndmu ndrm ndrp ndtp ndtr nfgu nfsp nftr ngrk nitp nitr nlpd nltc nltl nmbg
    nmpg nmrr nrel nspp ntka ntkf ntrs nubk nwlt nwwf`,
  // 3
  `
    nadw nanw narg nbdm nbdr nbzw ndqn ndrw ndtt nenp nftt ngnb ngns ngnw ngrw nhdc nhrw nhyh
    nitt njg1 nkog nkot nmam nmfs nmrm nmtw nnht nnwa nnwl nogr npfl nqbh nrdk nrog nrvf nrzb
    nsc2 nsgn nskf nskg nskm nsko nslf nslh nsrh nssp nsts ntkh ntrv nvdw nwzr`,
  // 4
  `
    nane nass nbda ncen ncim ndr3 ndrh ndtb ndth nele ners nfgb nfpl nfps nfrl nfrp nfrs nfsh
    nftb nith nits nlv1 nmsn nowb nplb nrvs nsgt ntkt ntkw ntrt nubr nwen nwlg nwwg`,
  // 5
  `
    nano nbdw ncks ndqv ndrd nenf nfel ngnv nhhr nhrh ninc nkol nlds nlsn nlv2 nmgw nmit nnwr
    nnws nogm nomg nrzm nsc3 nsel nsgh nsln nslr nsog nsqt nsrv nstl ntks nwzg`,
  // 6
  `
    nadk nbdk nbds nbzk ndqt ndrs ndtw nfor nfov nfpt nfrb nftk ngdk ngst nhyd nitw njga nlv3
    nmmu nmrv nndk nogo nowe nplg nrdr nrvl nsbm nsqe nsrn nthl nvdg nwld nwnr nwrg nwwd`,
  // 7
  `
    nbld nehy nfpc nfre nfrg nhrq nlkl nmsc nnwq nogl npfm nrzg nslv nsqo ntkc ntrg nwns`,
  // 8
  `
    nba2 nbal nbdo ncnk ndqp ndrv nelb nfot nfpe nfpu nfra ninf nmdr nmgr nowk nrvi nsgb nsoc
    nwzd`,
  // 9
  `
    nerw nggr njgb nsgg nsqa nsrw nsth nstw nvde nwna`,
  // 10
  `
    nadr nahy nbwm ndqs ngrd nina nlrv nndr nrwm nsll ntrd`,
  // 11
  `
    noga`,
];

const LEVELS = new Map(
  KINDS.flatMap((ids, index) =>
    ids
      .trim()
      .split(/\s+/)
      .map((id) => [id, index + 1] as const),
  ),
);

/** Level of a kind of creature before 2.0.2; null if unknown. */
export const creatureLevel = (id: string): number | null => LEVELS.get(id) ?? null;
