import type { APIRoute } from 'astro';
import { archiveFacts } from '../../../data/discovery/facts.ts';
import { skillIndex, skills } from '../../../data/discovery/skills.ts';
import { archive } from '../../_archive.ts';
import { json } from '../../_responses.ts';

export const GET: APIRoute = () => json(skillIndex(skills(archiveFacts(archive()))));
