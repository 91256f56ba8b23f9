import { createListeners } from '#client/platform/storage/listeners.ts'
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

const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {}

/**
 * 'one' or 'other'; the rules are made at their first use, which takes a cheap phone some milliseconds. They count none as one,
 * which nobody says: "0 नतीजे मिले".
 */
function pluralOf(language: Language, count: number): string {
  if (count === 0) return 'other'
  pluralRules[language] ??= new Intl.PluralRules(language)
  return pluralRules[language].select(count)
}

const withoutGaps = (values: TranslationValues): MessageValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value == null ? [] : [[name, value]])),
  )

/** @param note called with each key for which Hindi is looked up, and its text. */
function translator(
  language: Language,
  sentences: Sentences,
  note: (key: string, text: string | undefined) => void,
): Translate {
  const find = (key: string) => {
    if (language === 'en') return undefined
    const text = sentences[key]
    note(key, text)
    return text
  }
  return (sentence, values) => {
    const count = values?.count
    const plural =
      typeof count === 'number' &&
      language === 'hi' &&
      find(`${sentence}_${pluralOf(language, count)}`)
    const text = plural || (find(sentence) ?? sentence)
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
  readonly #listeners = createListeners()
  readonly #sentences: Record<string, string> = {}
  /** What was shown in English for want of Hindi. */
  readonly #missing = new Set<string>()
  #shown: ShownLanguage

  constructor(language: Language, sentences: Sentences = {}) {
    Object.assign(this.#sentences, sentences)
    this.#shown = this.#show(language)
  }

  #show(language: Language, note = this.#noteMissing): ShownLanguage {
    return { language, t: translator(language, this.#sentences, note) }
  }

  readonly #noteMissing = (key: string, text: string | undefined) => {
    if (text === undefined) this.#missing.add(key)
  }

  get language(): Language {
    return this.#shown.language
  }

  /** Of the language that is shown now. Components use `useTranslation`, which follows it. */
  get t(): Translate {
    return this.#shown.t
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = this.#listeners.add

  readonly getShown = (): ShownLanguage => this.#shown

  /** Adds Hindi sentences. Where one was missing so far, everything is shown anew. */
  addSentences(sentences: Sentences): void {
    Object.assign(this.#sentences, sentences)
    const wereMissing = Object.keys(sentences).filter((key) => this.#missing.delete(key))
    if (wereMissing.length > 0 && this.language === 'hi') this.show('hi')
  }

  /** A translation with the same sentences, and those of them that it has used so far. */
  recorded(): { translation: Translation; used: Sentences } {
    const used: Record<string, string> = {}
    const copy = new Translation(this.language)
    copy.#shown = this.#show(this.language, (key, text) => {
      if (text !== undefined) used[key] = text
    })
    return { translation: copy, used }
  }

  hasSentence(sentence: string): boolean {
    return Object.hasOwn(this.#sentences, sentence)
  }

  show(language: Language): void {
    this.#shown = this.#show(language)
    this.#listeners.notify()
  }
}

/** The browser's translation, for code that is not a component. */
export const translation = new Translation('en')
