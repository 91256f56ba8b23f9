/** A replacement within a statement; offsets count from the statement's start. */
export interface SqlChange {
  start: number
  end: number
  replacement: string
  kind: string
}

interface Rule {
  kind: string
  pattern: RegExp
  /** @returns the replacement of a match. */
  change: (match: string) => string
}

const swap =
  (one: string, other: string) =>
  (match: string): string =>
    match.includes(one) ? match.replace(one, other) : match.replace(other, one)

const interpolation = String.raw`\$\{[^{}]*\}(?:::\w+)?`
const operand = String.raw`(?:[\w."]+(?:::\w+)?|'[^']*'|${interpolation})`
const comparison = String.raw`[\w."]+ (?:=|<>|<=|>=|<|>) ${operand}`
const condition = String.raw`(?:not [\w."]+|[\w."]+ is (?:not )?null|${comparison})(?![\w.(:])`

const rules: readonly Rule[] = [
  {
    kind: 'sql: condition removed',
    pattern: RegExp(String.raw`\s+and ${condition}`, 'g'),
    change: () => '',
  },
  {
    kind: 'sql: condition removed',
    pattern: RegExp(String.raw`\bwhere ${condition} and `, 'g'),
    change: () => 'where ',
  },
  { kind: 'sql: direction', pattern: / desc\b(?! nulls)/g, change: () => '' },
  {
    kind: 'sql: tie-break removed',
    pattern: /(?<=order by [^()\n]*), (?:\w+\.)?id\b(?: desc)?/g,
    change: () => '',
  },
  {
    kind: 'sql: comparison',
    pattern: / (?:<|<=) (?!>)/g,
    change: (match) => (match.includes('=') ? ' < ' : ' <= '),
  },
  {
    kind: 'sql: comparison',
    pattern: / (?:>|>=) /g,
    change: (match) => (match.includes('=') ? ' > ' : ' >= '),
  },
  { kind: 'sql: extreme', pattern: /\b(?:least|greatest)\(/g, change: swap('least', 'greatest') },
  { kind: 'sql: extreme', pattern: /\b(?:min|max)\(/g, change: swap('min', 'max') },
  { kind: 'sql: arithmetic', pattern: /(?<=[\w)]) [+-] (?=[\w(])/g, change: swap('+', '-') },
  { kind: 'sql: distinct removed', pattern: /\bdistinct (?!on\b)/g, change: () => '' },
  {
    kind: 'sql: negation removed',
    pattern: /\bnot (?=exists\b|[\w.]+\b)(?!null|valid|materialized)/g,
    change: () => '',
  },
]

/** @param statement the source text of a tagged template, with its `${…}`. */
export function findSqlChanges(statement: string): SqlChange[] {
  return rules.flatMap(({ kind, pattern, change }) =>
    [...statement.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      replacement: change(match[0]),
      kind,
    })),
  )
}
