/**
 * The archive as tools for the assistant of a browser that has one (WebMCP): those of the Model Context Protocol, run in the
 * page. Pages load this only where there is such a thing.
 */
import './without-eval.ts';
import { z } from 'zod';
import { documentsOf, answerText } from '../../data/mcp/documents.ts';
import { TOOLS } from '../../data/mcp/tools.ts';
import { modelContext, offer } from './model-context.ts';

const context = modelContext();
const documents = documentsOf(async (path) => answerText(await fetch(path)), location.origin);
if (context)
  for (const { name, description, input, run } of TOOLS) {
    const inputSchema = z.toJSONSchema(input, { io: 'input' });
    offer(context, { name, description, inputSchema }, (call) => run(documents, call));
  }
