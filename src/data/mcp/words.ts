/** Texts of the MCP server. The texts of its tools are in the files of these tools. */

export const MCP_SERVER_WORDS = {
  /** The last line of a build order that is cut off; `more` is "12 more steps". */
  moreSteps: (more: string, fromSeconds: number): string =>
    `(${more}; ask again with from_seconds ${fromSeconds}.)`,
  game: { title: 'A game', description: 'One game as Markdown, identified by its replay_id.' },
  skills: { title: 'Agent skills', description: 'How to find and read games in this archive.' },
};
