import { z } from 'zod'

interface SerializedOutput {
  /** The written bytes by the start of their envelope. */
  envelopes: Map<string, Buffer>
  reuse: Reuse | undefined
}

/** Counts that somebody got the output without a call of the procedure. @param ip the caller's address. */
export type CountView = (ip: string) => void

/** How an output may be sent again. */
export interface Reuse {
  /**
   * Whether the same request, by anybody whom it is for, would get this very output now. Until it is false,
   * app/http/response-cache.ts may send the output without calling the procedure.
   */
  isCurrent: () => boolean
  countView?: CountView
}

const serialized = new WeakMap<object, SerializedOutput>()

const serializedOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? serialized.get(value) : undefined

/**
 * Validates an output that is sent to many users. The procedure that returns it does not validate it
 * again, and it is serialized once for each envelope. The result must not be changed.
 * @param reuse missing for an output that must not be sent again; a function is its `isCurrent`.
 */
export function prepare<Schema extends z.core.$ZodType<object>>(
  schema: Schema,
  answer: z.input<Schema>,
  reuse?: Reuse | Reuse['isCurrent'],
): z.output<Schema> {
  const output = z.parse(schema, answer)
  serialized.set(output, {
    envelopes: new Map(),
    reuse: typeof reuse === 'function' ? { isCurrent: reuse } : reuse,
  })
  return output
}

/** For outputs that do not change while the process runs. */
export const always = () => true

export const isSerialized = (value: unknown): boolean => serializedOf(value) !== undefined

/** How a prepared output may be sent again; undefined when it may not. */
export const reuseOf = (value: unknown) => serializedOf(value)?.reuse

/**
 * Serializes a procedure's output as JSON between the start and end of its envelope. The bytes of a
 * prepared output are stored: encoding 27 KB for each request would cost more than the rest of it.
 */
export function writeOutput(start: string, output: unknown, end: string): string | Buffer {
  const envelopes = serializedOf(output)?.envelopes
  const stored = envelopes?.get(start)
  if (stored) return stored
  const text = `${start}${JSON.stringify(output ?? null)}${end}`
  if (!envelopes) return text
  const bytes = Buffer.from(text)
  envelopes.set(start, bytes)
  return bytes
}
