import type { z } from 'zod'
import { readNotBefore } from '#server/platform/database/replicas/reading-scope.ts'
import { type CountView, prepare } from './serialized-output.ts'
import type { TableVersions } from './table-versions.ts'

interface VisitorAnswer<Schema extends z.core.$ZodType<object>> {
  schema: Schema
  /** Every table that the answer is read from. */
  tables: readonly string[]
  read: () => Promise<z.input<Schema>>
  countView?: CountView
}

/**
 * Reads what every visitor gets alike, for a procedure that is marked `cachedForVisitors`: until one of its tables is
 * written, app/http/response-cache.ts sends it to others who ask for the same address.
 */
export async function readForVisitors<Schema extends z.core.$ZodType<object>>(
  versions: TableVersions,
  { schema, tables, read, countView }: VisitorAnswer<Schema>,
): Promise<z.output<Schema> | z.input<Schema>> {
  const watch = versions.watch(tables)
  if (!watch) return read()
  // A replica that lags must not bring back what a write has just made out of date.
  const floor = await watch.floor?.catch(() => null)
  if (floor === null) return read()
  return prepare(schema, await readNotBefore(floor, read), {
    isCurrent: watch.isCurrent,
    ...(countView && { countView }),
  })
}
