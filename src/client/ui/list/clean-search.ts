import { cleanText } from '#client/platform/format/clean-text.ts'
import { maxSearchLength } from '#shared/kit/pagination.constants.ts'

/** The search text as the server accepts it. */
export const cleanSearch = (text: string) => cleanText(text, maxSearchLength)
