/**
 * A small part of the tech tree: which placed building makes an object. If patches moved a unit (the Spirit Walker,
 * from the Spirit Lodge to the Tauren Totem), either building counts. Workers are left out, because their hall exists
 * from the start.
 */
import type { Race } from '../races.ts';
import { isHero } from './object.ts';
import { findObject } from './table.ts';

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

/** The buildings that can make an object; empty if this list has no entry, as for tavern heroes. */
export function makersOf(id: string): readonly string[] {
  const race = isHero(id) ? findObject(id)?.race : null;
  return race ? [ALTARS[race]] : (MAKERS.get(id) ?? []);
}

/**
 * Buildings required before another building can train a unit, in every patch that we checked. In 124
 * recordings, 326 players had one of these units confirmed, and all had placed the required building before.
 */
const NEEDS = {
  hbla: 'hrif hkni hmtm',
  ofor: 'ohun ocat',
  edob: 'esen ebal',
  ugrv: 'ucry umtw ugar',
} as const;

const NEEDED = new Map<string, string[]>();
for (const [building, ids] of Object.entries(NEEDS))
  for (const id of ids.split(' ')) NEEDED.set(id, [...(NEEDED.get(id) ?? []), building]);

/** The buildings that a unit requires in addition to the one that trains it; empty if this list has no entry. */
export const neededFor = (id: string): readonly string[] => NEEDED.get(id) ?? [];
