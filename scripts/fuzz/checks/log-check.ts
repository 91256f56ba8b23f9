/** pino's number for `error`. */
const errorLevel = 50

interface LogLine {
  level?: number
  msg?: string
  failure?: string
  err?: { message?: string; stack?: string }
}

function read(line: string): LogLine | null {
  try {
    return JSON.parse(line) as LogLine
  } catch {
    return null
  }
}

/** Ids, numbers and quoted texts left out, so that one fault is one line. */
const general = (text: string) =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')
    .replace(/\d+/g, 'n')
    .replace(/"[^"]*"/g, '"…"')

/**
 * What a server's log has that it must not have: errors, and anything that is not a line of the log
 * (warnings of Node's, an uncaught error's stack). A refusal with a code of its own is logged too when
 * its status is 503, and is not an error of the program.
 * @returns each with how often it came and one line as it stands.
 */
export function errorsInLog(lines: readonly string[]) {
  const errors = new Map<string, { times: number; line: string }>()
  for (const line of lines) {
    const entry = read(line)
    if (entry && (entry.level ?? 0) < errorLevel) continue
    if (entry?.failure && entry.failure !== 'server.unexpected') continue
    const what = general(entry ? `${entry.msg}: ${entry.err?.message ?? ''}` : line)
    const known = errors.get(what)
    if (known) known.times++
    else errors.set(what, { times: 1, line: line.slice(0, 1500) })
  }
  return [...errors].map(([what, { times, line }]) => ({ what, times, line }))
}
