import type { APIRoute } from 'astro';
import { playerAnswers, playerAnswerSchema } from '../../../data/questions/players.ts';
import { urls } from '../../../urls.ts';
import { archive } from '../../_archive.ts';
import { checkAndPrint } from '../../_responses.ts';

export const getStaticPaths = () => [...playerAnswers(archive()).keys()].map((id) => ({ params: { id } }));

export const GET: APIRoute = ({ params: { id = '' } }) =>
  checkAndPrint(urls.playerData(id), playerAnswerSchema, playerAnswers(archive()).get(id)?.());
