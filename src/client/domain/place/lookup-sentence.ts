import type { English } from '#client/platform/i18n/texts.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'

/** The English sentence for a place that was not found: the field's, the server's, or the connection's. */
export function lookupSentence(error: unknown): English {
  const { message, issues } = readFailure(error)
  return issues[0]?.message ?? message ?? 'Error connecting to server'
}
