import { createInstance, type i18n } from 'i18next'
import type { Language } from '../../../shared/user.schema.ts'
import { i18nOptions } from '../../core/i18n/i18n.ts'

const areas = import.meta.glob<Record<string, string>>('../../core/i18n/hi/areas/*.json', {
  import: 'default',
})

const [{ hindi }, ...ofAreas] = await Promise.all([
  import('../../core/i18n/hindi.ts'),
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

/** The server's translations: every sentence at hand, and each language beside the other. */
export const translations: Record<Language, i18n> = { en: start('en'), hi: start('hi') }
