/**
 * The archive as tools for a browser's assistant (WebMCP): the Model Context Protocol tools, run in the page. Pages
 * load this only if the browser has an assistant.
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
