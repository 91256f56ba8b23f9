import { createInstance, type i18n } from 'i18next'
import { i18nOptions } from '#client/platform/i18n/i18n.ts'
import type { Language } from '#shared/kit/language.constants.ts'

const areas = import.meta.glob<Record<string, string>>(
  ['/src/client/**/*.hi.json', '!/src/client/**/*.base.hi.json'],
  { import: 'default' },
)

const [{ hindi }, ...ofAreas] = await Promise.all([
  import('#client/platform/i18n/hindi.ts'),
  ...Object.values(areas).map((load) => load()),
])

function start(language: Language): i18n {
  const instance = createInstance()
  void instance.init({
    ...i18nOptions,
    initAsync: false,
    lng: language,
    resources: { hi: { translation: Object.assign({}, hindi, ...ofAreas) } },
  })
  return instance
}

/** The server's translations: all sentences, with one instance per language. */
export const translations: Record<Language, i18n> = { en: start('en'), hi: start('hi') }
