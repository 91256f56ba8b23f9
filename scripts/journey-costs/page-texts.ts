import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Language } from '../../src/shared/kit/language.constants.ts'

const root = resolve(import.meta.dirname, '../..')

/** The pages' sentences in a language, by the English ones that they are keyed by. */
export type PageTexts = (sentence: string) => string

/** @returns a function that throws for a sentence without Hindi, which no page has. */
export function pageTextsIn(language: Language): PageTexts {
  if (language === 'en') return (sentence) => sentence
  const files = globSync('src/client/**/*.hi.json', { cwd: root })
  const hindi = new Map(
    files.flatMap((file) =>
      Object.entries<string>(JSON.parse(readFileSync(resolve(root, file), 'utf8'))),
    ),
  )
  return (sentence) => {
    const words = hindi.get(sentence)
    if (!words) throw new Error(`"${sentence}" has no Hindi.`)
    return words
  }
}

const escaped = (text: string) => text.replace(/[.*+?^$()[\]\\|/]/g, '\\$&')

/** Matches texts that begin with the words; `{{…}}` in them stands for anything. */
export const beginningWith = (words: string) =>
  new RegExp(`^${escaped(words).replaceAll(/\{\{.*?\}\}/g, '.+')}`)
