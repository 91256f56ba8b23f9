import { Translation } from '#client/platform/i18n/translation.ts'
import type { Language } from '#shared/kit/language.constants.ts'

const areas = import.meta.glob<Record<string, string>>(
  ['/src/client/**/*.hi.json', '!/src/client/**/*.base.hi.json'],
  { import: 'default' },
)

const [{ hindi }, ...ofAreas] = await Promise.all([
  import('#client/platform/i18n/hindi.ts'),
  ...Object.values(areas).map((load) => load()),
])

/** The server's translations: all sentences, with one instance per language. */
export const translations: Record<Language, Translation> = {
  en: new Translation('en'),
  hi: new Translation('hi', Object.assign({}, hindi, ...ofAreas)),
}
