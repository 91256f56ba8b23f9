/** A link; its label is in English. */
export interface HelpLink {
  label: string
  href: string
}

/** A question with its answer, in English. */
export interface HelpQuestion {
  question: string
  answer: string
  link?: HelpLink
}

export interface QuestionGroup {
  /** The anchor on the page. */
  id: string
  title: string
  questions: HelpQuestion[]
}

/** Step-by-step instructions, in English. */
export interface Guide {
  id: string
  title: string
  /** One sentence on the purpose. */
  lead: string
  steps: string[]
  links: HelpLink[]
}
