/** The part of WebMCP used here: the draft of October 2026. */

export interface PageTool {
  name: string;
  description: string;
  /** JSON Schema. */
  inputSchema: object;
  annotations: { readOnlyHint: boolean; untrustedContentHint: boolean };
  /** The result is passed to the assistant as JSON. */
  execute: (input: unknown) => Promise<unknown>;
}

export interface ModelContext {
  registerTool: (tool: PageTool, options?: { signal: AbortSignal }) => Promise<void> | undefined;
}

/** The browser's registry for tools, which earlier drafts had on the navigator. Undefined in most browsers. */
export const modelContext = (): ModelContext | undefined =>
  (document as { modelContext?: ModelContext }).modelContext ??
  (navigator as { modelContext?: ModelContext }).modelContext;

/** Offers a tool until the signal aborts. If the browser refuses it, nothing happens. */
export function offer(
  context: ModelContext,
  { name, description, inputSchema }: Pick<PageTool, 'name' | 'description' | 'inputSchema'>,
  answer: (input: unknown) => Promise<string>,
  signal = new AbortController().signal,
): void {
  const execute = async (input: unknown) => {
    try {
      return { content: [{ type: 'text', text: await answer(input) }] };
    } catch (error) {
      return { isError: true, content: [{ type: 'text', text: (error as Error).message }] };
    }
  };
  const annotations = { readOnlyHint: true, untrustedContentHint: true };
  const tool = { name, description, inputSchema, annotations, execute };
  // The promise also rejects when the signal aborts.
  void Promise.resolve(context.registerTool(tool, { signal })).catch(() => undefined);
}
