import type { z } from 'zod'

/**
 * What a form needs of a zod schema. The compiler compares this with a schema in no time; `z.ZodType`, which
 * has every method of zod, costs it half a second (docs/performance.md, "Types").
 */
export interface FormSchema<Output = unknown> extends z.core.$ZodType<Output> {
  parse(value: unknown): Output
  safeParse(value: unknown): z.ZodSafeParseResult<Output>
}
