/** Texts, quoted names and comments, whose words are not commands. */
const quotedSql = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\//g

const readingStart = /^[\s(]*(select|with|values|show|explain|table)\b/i

/** `for update` locks rows and does not write them; `on conflict do update` follows an insert. */
const writingCommand =
  /\b(insert\s+into|delete\s+from|merge\s+into|(?<!\b(for|key|do)\s+)update\s+(only\s+)?[a-z_])/i

const rowLock = /\bfor\s+(no\s+key\s+update|update|key\s+share|share)\b/i

/**
 * Refuses a statement that would write. PostgreSQL itself refuses it on the connections that
 * `Database.query` reads through; this check holds for the embedded database and in transactions too.
 * @throws Error which names the function to use.
 */
export function requireReading(text: string, { mayLock = true } = {}): void {
  const isSuspect =
    !readingStart.test(text) || writingCommand.test(text) || (!mayLock && rowLock.test(text))
  if (!isSuspect) return
  const bare = text.replace(quotedSql, (part) => (/^[-/]/.test(part) ? ' ' : ' _ '))
  const isReading =
    readingStart.test(bare) && !writingCommand.test(bare) && (mayLock || !rowLock.test(bare))
  if (!isReading) throw new Error(`queryRows() only reads; use execute() for: ${text}`)
}
