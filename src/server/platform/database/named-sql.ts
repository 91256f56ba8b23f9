import { type SqlFragment, type SqlValue, sql } from './sql.ts'

/** Values for the `:name`s of a text. */
export type NamedValues = Record<string, SqlValue>

/** A name with one colon: `::uuid` is a cast. */
const names = /(?<!:):([a-z]\w*)/g

/**
 * Turns a text with `:name`s, as personal data are declared, into a statement.
 * @throws Error for a name without a value.
 */
export function bindNamed(text: string, given: NamedValues): SqlFragment {
  const inputs = [...text.matchAll(names)].map(([, name = '']) => {
    const value = given[name]
    if (value === undefined) throw new Error(`:${name} has no value`)
    return sql`${value}`
  })
  const texts = text.split(/(?<!:):[a-z]\w*/).map(sql.raw)
  return sql.join(
    texts.flatMap((part, at) => [part, ...inputs.slice(at, at + 1)]),
    '',
  )
}
