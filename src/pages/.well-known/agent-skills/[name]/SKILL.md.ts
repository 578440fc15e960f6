import type { APIRoute, GetStaticPaths } from 'astro';
import { archiveFacts } from '../../../../data/discovery/facts.ts';
import { skills, type Skill } from '../../../../data/discovery/skills.ts';
import { archive } from '../../../_archive.ts';
import { textResponse } from '../../../_responses.ts';

export const getStaticPaths = (() =>
  skills(archiveFacts(archive())).map((skill) => ({
    params: { name: skill.name },
    props: { skill },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ skill: Skill }> = ({ props }) =>
  textResponse(props.skill.text, 'text/markdown; charset=utf-8');
