import type { English } from '#client/platform/i18n/texts.ts'
export interface HelpLink {
  label: English
  href: string
}

/** A question with its answer. */
export interface HelpQuestion {
  question: English
  answer: English
  link?: HelpLink
}

export interface QuestionGroup {
  /** The anchor on the page. */
  id: string
  title: English
  questions: HelpQuestion[]
}

/** Step-by-step instructions. */
export interface Guide {
  id: string
  title: English
  /** One sentence on the purpose. */
  lead: English
  steps: English[]
  links: HelpLink[]
}
