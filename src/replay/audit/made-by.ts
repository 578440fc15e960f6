/**
 * A small part of the tech tree: which placed building makes what, the same in all patches since The Frozen
 * Throne. Workers are left out, because the hall that trains them stands from the start.
 */
import { isHero } from '../objects/object.ts';
import { findObject } from '../objects/table.ts';
import type { Race } from '../summary.ts';

const ALTARS: Readonly<Record<Race, string>> = { H: 'halt', O: 'oalt', E: 'eate', U: 'uaod' };

const MAKES = {
  hbar: 'hfoo hrif hkni',
  hars: 'hmpr hsor hspt',
  harm: 'hmtm hgyr hmtt hrtt',
  hgra: 'hgry hdhw',
  hbla: 'Rhme Rhra Rhar Rhla',
  hwtw: 'hgtw hatw hctw',
  obar: 'ogru ohun otbk ocat',
  obea: 'orai okod owyv otbr',
  osld: 'oshm odoc ospm',
  otto: 'otau',
  ofor: 'Rome Rora Roar',
  eaom: 'earc esen ebal',
  edob: 'Resm Resw Rema Rerh',
  eaoe: 'edry edoc emtg',
  eaow: 'edot ehip efdr',
  edos: 'echm',
  usep: 'ugho ucry ugar',
  uzig: 'uzg1 uzg2',
  ugrv: 'Rume Ruar Rura Rucr',
  uslh: 'umtw uobs',
  utod: 'unec uban',
  ubon: 'ufro',
} as const;

const MAKER_OF = new Map<string, string>(
  Object.entries(MAKES).flatMap(([maker, ids]) => ids.split(' ').map((id) => [id, maker] as const)),
);

/** The building that makes an object; undefined where this list has none, as for heroes of the tavern. */
export function makerOf(id: string): string | undefined {
  const race = isHero(id) ? findObject(id)?.race : null;
  return race ? ALTARS[race] : MAKER_OF.get(id);
}
