import { z } from 'zod'
import { languages } from './language.constants.ts'

/** The language of the returned texts; English by default. */
export const LanguageChoice = z
  .enum(languages, `language must be one of: ${languages.join(', ')}`)
  .default('en')

/** For the files that no procedure sends: a query with nothing else read. */
export const LanguageParameter = z.object({ language: LanguageChoice })
