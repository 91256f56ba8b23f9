import type { BothLanguages } from '#server/platform/text/both-languages.ts'
import type { ChatTopic } from '#shared/advisor/advisor.constants.ts'

/** A short text about one thing, from which answers are composed. */
export interface Passage {
  /** For example `guide/compost`, `calendar/wheat/water`, `reference/tomato/care`, `month/11`. */
  id: string
  /** The id of the crop that it is about, null when it is about crops in general. */
  crop: string | null
  /** The English name of the pest or disease that it is about. */
  problem?: string
  topics: readonly ChatTopic[]
  title: BothLanguages
  text: BothLanguages
  /** Shown in place of `text` when the user's state is known. */
  stateTexts?: readonly StateText[]
  /** Further words that lead to this passage; searched, never shown. */
  words: string
  sources: readonly { title: string; url: string | null }[]
}

/** A text that is true in some states only. */
export interface StateText {
  states: readonly string[]
  text: BothLanguages
}

/** Calls `write` for each language. */
export const inBothLanguages = (write: (language: 'en' | 'hi') => string): BothLanguages => ({
  en: write('en'),
  hi: write('hi'),
})
