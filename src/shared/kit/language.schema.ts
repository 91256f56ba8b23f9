import { z } from 'zod'
import { languages } from './language.constants.ts'

/** The language that texts come in; English unless asked for. */
export const LanguageChoice = z
  .enum(languages, `language must be one of: ${languages.join(', ')}`)
  .default('en')
