import type { English } from '#client/platform/i18n/texts.ts'
import { readFailure } from './trpc.ts'

/** What to tell the user when the server could not be reached. */
export const unreachableSentence: English = 'Error connecting to server'

/** What to tell the user about a failed call, in English. */
export const failureSentence = (error: unknown): English =>
  readFailure(error).message ?? unreachableSentence

/** What to tell the user about a failed call with one value: what is wrong with it, if that is known. */
export const inputFailureSentence = (error: unknown): English =>
  readFailure(error).issues[0]?.message ?? failureSentence(error)
