import type { BothLanguages } from '#server/platform/text/both-languages.ts'
import type { ChatTopic } from '#shared/advisor/advisor.constants.ts'
import type { Season } from '#shared/calendar/calendar.constants.ts'

/** A short text about one thing, from which answers are composed. */
export interface Passage {
  /** For example `guide/compost`, `calendar/wheat/water`, `reference/tomato/care`, `month/11`. */
  id: string
  /** The id of the crop that it is about, null when it is about crops in general. */
  crop: string | null
  /** The ids of the crops that a guide is about; it does not answer a question that names only others. */
  crops?: readonly string[]
  /** The English name of the pest or disease that it is about. */
  problem?: string
  topics: readonly ChatTopic[]
  title: BothLanguages
  text: BothLanguages
  /** Each sentence of the text is a step of a procedure. */
  isProcedure?: true
  /** Shown in place of `text` when the user's state is known. */
  stateTexts?: readonly StateText[]
  /** Further words that lead to this passage; searched, never shown. */
  words: string
  /** `date` is a day or month, YYYY-MM-DD or YYYY-MM, where the source has one of its own. */
  sources: readonly { title: string; url: string | null; date?: string }[]
}

/** Whether a passage may answer a question that names these crops: it is about one of them, or about crops in general. */
export function isAboutCrops({ crop, crops }: Passage, queryCrops: readonly string[]): boolean {
  const ownCrops = crop ? [crop] : crops
  return !ownCrops || queryCrops.length === 0 || queryCrops.some((each) => ownCrops.includes(each))
}

/** A text that is true in some states only. */
export interface StateText {
  states: readonly string[]
  /** The season of sowing that it is about; left out for none. */
  season?: Season
  text: BothLanguages
}

/** Calls `write` for each language. */
export const inBothLanguages = (write: (language: 'en' | 'hi') => string): BothLanguages => ({
  en: write('en'),
  hi: write('hi'),
})
