import type { APIRoute } from 'astro';
import { skillIndex, skills } from '../../../discovery/skills.ts';
import { discoveryFacts } from '../../_discovery.ts';
import { json } from '../../_json.ts';

export const GET: APIRoute = () => json(skillIndex(skills(discoveryFacts())));
