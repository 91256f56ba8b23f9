import { createContext, useContext, useSyncExternalStore } from 'react'
import { type ShownLanguage, type Translate, translation } from './translation.ts'

const TranslationContext = createContext(translation)

/** Gives the components below a translation of their own, as the server does for each page. */
export const TranslationProvider = TranslationContext.Provider

interface UsedTranslation {
  t: Translate
  i18n: ShownLanguage
}

/** Translates in the shown language; the component renders anew when it changes. */
export function useTranslation(): UsedTranslation {
  const { subscribe, getShown } = useContext(TranslationContext)
  const shown = useSyncExternalStore(subscribe, getShown, getShown)
  return { t: shown.t, i18n: shown }
}
