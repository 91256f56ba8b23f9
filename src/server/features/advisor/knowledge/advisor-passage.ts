import type { BothLanguages } from '#server/platform/text/both-languages.ts'
import type { ChatTopic } from '#shared/advisor/advisor.constants.ts'

/** What answers are taken from: one thing to know, small enough to be told. */
export interface Passage {
  /** `guide/compost`, `calendar/wheat/water`, `reference/tomato/care`, `month/11`. */
  id: string
  /** The crop that it is about, null for what holds of all. */
  crop: string | null
  topics: readonly ChatTopic[]
  title: BothLanguages
  text: BothLanguages
  /** Said instead of all of `text`'s places when the asker's state is known. */
  places?: readonly Place[]
  /** Words that people ask for it by; found, never shown. */
  words: string
  sources: readonly { title: string; url: string | null }[]
}

/** Whether it stands for something to look up, and has no words of its own to tell. */
export const isTool = ({ id }: Passage) => id.startsWith('tool/')

/** What holds in some states only. */
export interface Place {
  states: readonly string[]
  text: BothLanguages
}

/** The same said in both languages. */
export const both = (say: (language: 'en' | 'hi') => string): BothLanguages => ({
  en: say('en'),
  hi: say('hi'),
})
