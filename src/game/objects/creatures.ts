/**
 * Hostile creatures on melee maps by level, from level 1 on, from the game's unit table (patches 1.24.4 to 1.32.8).
 * Their ids all begin with `n`. Browsers download this table, so it has only the other three letters, without spaces.
 */
const KINDS: readonly string[] = [
  'anbancbandrfencgnagnohfpkoblprmcfmrlrzsrztsatscbsceskaspbspdspgsprsrastytrhvdlwizzom',
  'brgceacerdmudrmdrpdtpdtrfgufspftrgrkitpitrlpdltcltlmbgmpgmrrrelspptkatkftrsubkwltwwf',
  'adwanwargbdmbdrbzwdqndrwdttenpfttgnbgnsgnwgrwhdchrwhyhittjg1kogkotmammfsmrmmtwnhtnwanwlogrpflqbhrdk' +
    'rogrvfrzbsc2sgnskfskgskmskoslfslhsrhsspststkhtrvvdwwzr',
  'aneassbdacencimdr3drhdtbdtheleersfgbfplfpsfrlfrpfrsfshftbithitslv1msnowbplbrvssgttkttkwtrtubrwenwlg' +
    'wwg',
  'anobdwcksdqvdrdenffelgnvhhrhrhinckolldslsnlv2mgwmitnwrnwsogmomgrzmsc3selsghslnslrsogsqtsrvstltkswzg',
  'adkbdkbdsbzkdqtdrsdtwforfovfptfrbftkgdkgsthyditwjgalv3mmumrvndkogooweplgrdrrvlsbmsqesrnthlvdgwldwnr' +
    'wrgwwd',
  'bldehyfpcfrefrghrqlklmscnwqoglpfmrzgslvsqotkctrgwns',
  'ba2balbdocnkdqpdrvelbfotfpefpufrainfmdrmgrowkrvisgbsocwzd',
  'erwggrjgbsggsqasrwsthstwvdewna',
  'adrahybwmdqsgrdinalrvndrrwmslltrd',
  'oga',
];

const LEVELS = new Map(
  KINDS.flatMap((ids, at) => [...ids.matchAll(/.../g)].map(([id]): [string, number] => [`n${id}`, at + 1])),
);

/** Level of a kind of creature; null if unknown. */
export const creatureLevel = (id: string): number | null => LEVELS.get(id) ?? null;
