import type { APIRoute, GetStaticPaths } from 'astro';
import { skills, type Skill } from '../../../../discovery/skills.ts';
import { discoveryFacts } from '../../../_discovery.ts';
import { text } from '../../../_text.ts';

export const getStaticPaths = (() =>
  skills(discoveryFacts()).map((skill) => ({
    params: { name: skill.name },
    props: { skill },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ skill: Skill }> = ({ props }) =>
  text(props.skill.text, 'text/markdown; charset=utf-8');
