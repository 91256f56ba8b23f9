/** Values for the `:name`s of a text. */
export type NamedValues = Record<string, string | readonly string[]>

/** A name with one colon: `::uuid` is a cast. */
const names = /(?<!:):([a-z]\w*)/g

/**
 * Turns `:name`s into the placeholders of a driver, each use one more value.
 * @param placeholder what stands for the nth value, from 1.
 * @throws Error for a name without a value.
 */
export function bindNamed(
  sql: string,
  given: NamedValues,
  placeholder: (nth: number) => string,
): { text: string; values: (string | readonly string[])[] } {
  const values: (string | readonly string[])[] = []
  const text = sql.replace(names, (_, name: string) => {
    const value = given[name]
    if (value === undefined) throw new Error(`:${name} has no value`)
    return placeholder(values.push(value))
  })
  return { text, values }
}
