/** Where a text leads; the label in English. */
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
  /** Its place on the page. */
  id: string
  title: string
  questions: HelpQuestion[]
}

/** How something is done, one step after the other; in English. */
export interface Guide {
  id: string
  title: string
  /** One line about what for. */
  lead: string
  steps: string[]
  links: HelpLink[]
}
