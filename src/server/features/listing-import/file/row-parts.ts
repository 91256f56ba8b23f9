import { textLength } from './read-table.ts'

const maxRows = 1000
/** In characters; a part may be longer by its last row. */
const maxLength = 1024 * 1024

/** The rows in parts that are small enough to be copied and stored one by one. */
export function* rowParts(rows: readonly string[][]): Generator<string[][]> {
  let part: string[][] = []
  let length = 0
  for (const row of rows) {
    part.push(row)
    length += textLength(row)
    if (part.length < maxRows && length < maxLength) continue
    yield part
    part = []
    length = 0
  }
  if (part.length > 0) yield part
}
