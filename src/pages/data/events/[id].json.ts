import type { APIRoute } from 'astro';
import { eventAnswer, eventAnswerSchema } from '../../../data/questions/events.ts';
import { urls } from '../../../urls.ts';
import { archive } from '../../_archive.ts';
import { checkAndPrint } from '../../_responses.ts';

export const getStaticPaths = () =>
  archive().catalogue.events.map(({ event }) => ({ params: { id: event.id } }));

export const GET: APIRoute = ({ params: { id = '' } }) =>
  checkAndPrint(urls.eventData(id), eventAnswerSchema, eventAnswer(archive(), id));
