/**
 * A small part of the tech tree: which placed building makes what. Where patches moved a unit (the Spirit Walker
 * went from the Spirit Lodge to the Tauren Totem) either building will do. Workers are left out, because the hall
 * that trains them stands from the start.
 */
import { isHero } from '../../game/objects/object.ts';
import { findObject } from '../../game/objects/table.ts';
import type { Race } from '../../game/summary.ts';

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
  otto: 'otau ospm',
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

const MAKERS = new Map<string, string[]>();
for (const [maker, ids] of Object.entries(MAKES))
  for (const id of ids.split(' ')) MAKERS.set(id, [...(MAKERS.get(id) ?? []), maker]);

/** The buildings that make an object, any of them; none where this list says nothing, as for tavern heroes. */
export function makersOf(id: string): readonly string[] {
  const race = isHero(id) ? findObject(id)?.race : null;
  return race ? [ALTARS[race]] : (MAKERS.get(id) ?? []);
}
