import type { Language } from '#shared/kit/language.constants.ts'
import { fillTemplate, type MessageValues } from '#shared/kit/message-template.ts'
import type { Translated } from './texts.ts'

/**
 * A sentence in the user's language, its `{{values}}` filled in. By `values.count` it is the plural's form:
 * its key ends in `_one` or `_other`, as the language has it. A sentence without Hindi stays English.
 */
export type Translate = (sentence: string, values?: TranslationValues) => Translated

export type TranslationValues = Readonly<Record<string, string | number | null | undefined>>

/** Hindi by the English sentence. */
export type Sentences = Readonly<Record<string, string>>

const pluralRules = { en: new Intl.PluralRules('en'), hi: new Intl.PluralRules('hi') }

const withoutGaps = (values: TranslationValues): MessageValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value == null ? [] : [[name, value]])),
  )

function translator(language: Language, sentences: Sentences): Translate {
  const isEnglish = language === 'en'
  return (sentence, values) => {
    const count = values?.count
    const plural =
      typeof count === 'number' ? `${sentence}_${pluralRules[language].select(count)}` : sentence
    const text = isEnglish ? sentence : (sentences[plural] ?? sentences[sentence] ?? sentence)
    return values ? fillTemplate(text, withoutGaps(values)) : text
  }
}

/** What is shown: one of these stays the same until the language or the known sentences change. */
export interface ShownLanguage {
  language: Language
  t: Translate
}

/** The language of the app and its sentences. The server has one for each language. */
export class Translation {
  readonly #listeners = new Set<() => void>()
  readonly #sentences: Record<string, string> = {}
  #shown: ShownLanguage

  constructor(language: Language, sentences: Sentences = {}) {
    Object.assign(this.#sentences, sentences)
    this.#shown = { language, t: translator(language, this.#sentences) }
  }

  get language(): Language {
    return this.#shown.language
  }

  /** Of the language that is shown now. Components use `useTranslation`, which follows it. */
  get t(): Translate {
    return this.#shown.t
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getShown = (): ShownLanguage => this.#shown

  /** Adds Hindi sentences; what is shown in Hindi is shown anew. */
  addSentences(sentences: Sentences): void {
    Object.assign(this.#sentences, sentences)
    if (this.language === 'hi') this.show('hi')
  }

  hasSentence(sentence: string): boolean {
    return Object.hasOwn(this.#sentences, sentence)
  }

  show(language: Language): void {
    this.#shown = { language, t: translator(language, this.#sentences) }
    for (const listener of this.#listeners) listener()
  }
}

/** The browser's translation, for code that is no component. */
export const translation = new Translation('en')
