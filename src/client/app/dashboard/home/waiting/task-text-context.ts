import type { formatters } from '#client/platform/format/format.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import type { Translate } from '#client/platform/i18n/translation.ts'
import type { Language } from '#shared/kit/language.constants.ts'

export interface WaitingTexts {
  /** What to do, in one sentence. */
  title: Translated
  /** Who, how much, until which day. */
  text: Translated
  /** The button's label. */
  action: Translated
  /** Where it is looked at, or done. */
  href: string
}

/** What the texts of a task are made with. */
export interface TaskTextContext {
  t: Translate
  format: ReturnType<typeof formatters>
  language: Language
}
