/**
 * What was kept in every form there ever was, as the program of that time wrote it. Nobody writes these files anew: a
 * new form brings new ones.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ReplayRecord } from '../../../../src/game/stored/record.ts';

const FOLDER = new URL('../../../fixtures/stored/', import.meta.url).pathname;

/** The text of a fixture. */
export const fixtureText = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

/** What a JSON fixture holds. */
export const fixtureJson = <T>(name: string): T => JSON.parse(fixtureText(name)) as T;

/** Names of the records of a form. */
export const recordNames = (form: number): string[] =>
  readdirSync(join(FOLDER, `record-${form}`)).map((file) => basename(file, '.game.json'));

/** The text of a record. */
export const recordFixture = (form: number, name: string): string =>
  fixtureText(`record-${form}/${name}.game.json`);

/** A record of form 1, read by nothing of ours: what games kept in other ways are held against. */
export const record1 = (name: string): ReplayRecord => JSON.parse(recordFixture(1, name)) as ReplayRecord;
