import { AppError } from '#server/platform/errors/errors.ts'
import { fillTemplate } from '#shared/kit/message-template.ts'
import type { ImportIssue } from '#shared/listing-import/listing-import.schema.ts'

/** Whether a row is the reason, and not the server: the other rows can go on without it. */
export const isRowFailure = (error: unknown): error is AppError =>
  error instanceof AppError && error.status < 500

/** Why a row that was fine when it was checked could not be written or undone. */
export function rowFailureIssues(error: AppError): ImportIssue[] {
  const { message, issues = [], values } = error
  if (issues.length > 0) {
    return issues.map(({ message: text, template, values: filled }) => ({
      column: null,
      message: text,
      ...(template && filled && { template, values: filled }),
    }))
  }
  return values
    ? [{ column: null, message: fillTemplate(message, values), template: message, values }]
    : [{ column: null, message }]
}
