import type { z } from 'zod'

interface SerializedOutput {
  /** Its bytes, by the envelope that they are in. */
  envelopes: Map<string, Buffer>
  isCurrent: (() => boolean) | undefined
}

const written = new WeakMap<object, SerializedOutput>()

const writtenOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? written.get(value) : undefined

/**
 * Checks an answer once that many will get: the procedure that returns it does not check it again, and
 * each envelope around it is written once. It must not be changed afterwards.
 * @param isCurrent tells whether who asks the same now, whoever they are, gets this very answer. With
 * it a procedure that is marked `kept` need not be asked again (app/ready-answers.ts).
 */
export function prepare<Schema extends z.ZodType<object>>(
  schema: Schema,
  answer: z.input<Schema>,
  isCurrent?: () => boolean,
): z.output<Schema> {
  const output = schema.parse(answer)
  written.set(output, { envelopes: new Map(), isCurrent })
  return output
}

/** For what is the same as long as the process runs. */
export const always = () => true

export const isSerialized = (value: unknown): boolean => writtenOf(value) !== undefined

/** How to ask whether a prepared answer is current; none for what may change unseen. */
export const currencyOf = (value: unknown) => writtenOf(value)?.isCurrent

/**
 * A procedure's output as JSON, between what its envelope begins and ends with. A prepared one is kept
 * as bytes: encoding 27 KB anew for each reader costs more than the rest of the request.
 */
export function writeOutput(start: string, output: unknown, end: string): string | Buffer {
  const envelopes = writtenOf(output)?.envelopes
  const known = envelopes?.get(start)
  if (known) return known
  const text = `${start}${JSON.stringify(output ?? null)}${end}`
  if (!envelopes) return text
  const bytes = Buffer.from(text)
  envelopes.set(start, bytes)
  return bytes
}
