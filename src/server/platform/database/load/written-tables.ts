const writtenTable =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|update)\s+(?:only\s+)?"?([a-z_]+)/gi

/** The tables that a statement writes, those of its CTEs included; now and then also a word that is not a table. */
export const tablesWrittenIn = (text: string): string[] =>
  [...text.matchAll(writtenTable)].map(([, table = '']) => table.toLowerCase())
