import { createContext, useContext, useSyncExternalStore } from 'react'
import { type ShownLanguage, type Translate, translation } from './translation.ts'

const TranslationContext = createContext(translation)

/** Gives the components below a translation of their own, as the server does for each page. */
export const TranslationProvider = TranslationContext.Provider

/** The shown language and its translations; the component renders anew when they change. */
export function useShownLanguage(): ShownLanguage {
  const { subscribe, getShown } = useContext(TranslationContext)
  return useSyncExternalStore(subscribe, getShown, getShown)
}

/** Translates into the shown language. */
export const useTranslation = (): { t: Translate } => useShownLanguage()
