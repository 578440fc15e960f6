/**
 * Data stored in every past form, as the program of that time wrote it. These files are never rewritten: a new form
 * adds new ones.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ReplayRecord } from '../../../../src/game/stored/record.ts';

const FOLDER = new URL('../../../fixtures/stored/', import.meta.url).pathname;

/** The text of a fixture. */
export const fixtureText = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

/** The value of a JSON fixture. */
export const fixtureJson = <T>(name: string): T => JSON.parse(fixtureText(name)) as T;

/** Names of the records of a form. */
export const recordNames = (form: number): string[] =>
  readdirSync(join(FOLDER, `record-${form}`)).map((file) => basename(file, '.game.json'));

/** The text of a record. */
export const recordFixture = (form: number, name: string): string =>
  fixtureText(`record-${form}/${name}.game.json`);

/** A record of form 1, parsed without our code, for comparison with games in other forms. */
export const record1 = (name: string): ReplayRecord => JSON.parse(recordFixture(1, name)) as ReplayRecord;
