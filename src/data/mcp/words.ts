/** Texts of the MCP server. The texts of its tools are in the files of these tools. */

export const MCP_SERVER_WORDS = {
  game: { title: 'A game', description: 'One game as Markdown, identified by its replay_id.' },
};
