import { z } from 'zod'
import { fieldMessages } from './field-messages.ts'
import { messageFromTemplate } from './message-template.ts'
import { maxBatchRows } from './pagination.constants.ts'

/** The ids of the rows to change; a repeated id counts once. */
export const BatchIds = z
  .array(z.string().min(1).max(64), fieldMessages.mustBeList('Rows'))
  .min(1, 'Choose at least one row')
  .max(
    maxBatchRows,
    messageFromTemplate('You can choose up to {{max}} rows', { max: maxBatchRows }),
  )

/** `unchanged`: the row already was what it should become, because the request was repeated. */
export const batchOutcomes = ['changed', 'unchanged', 'refused'] as const

/** What became of one row. The rows are independent: one that is refused does not stop the others. */
export const BatchRowResult = z.object({
  _id: z.string(),
  outcome: z.enum(batchOutcomes),
  /** Why it was refused; null when it was not. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
})
export type BatchRowResult = z.infer<typeof BatchRowResult>

/** One result for each row, in the order of the request. */
export const BatchResult = z.object({ results: z.array(BatchRowResult) })
export type BatchResult = z.infer<typeof BatchResult>
