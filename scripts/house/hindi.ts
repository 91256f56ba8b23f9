import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hindiFiles, hindiSpellings } from './house.config.ts'
import { lineCounter, type Violation } from './source-files.ts'

/** Each word in its one spelling. Search vocabulary in the files, `alsoCalled` and `names`, stays as users type it. */
export const withOneSpelling = (text: string): string =>
  hindiSpellings.reduce((spelt, { wrong, right }) => spelt.replace(wrong, right), text)

const vocabulary = /"(?:alsoCalled|names)": \[[^\]]*\]/gs

/** What of a file users read: its vocabulary is replaced by as many spaces and line breaks. */
const readPart = (text: string) => text.replace(vocabulary, (list) => list.replace(/[^\n]/g, ' '))

export const isCheckedHindi = (path: string) =>
  hindiFiles.checked.test(path) && !hindiFiles.vocabulary.test(path)

/** The checked files: of these paths, and those outside the folders of code. */
function checkedFiles(root: string, paths: string[]): string[] {
  const outside = hindiFiles.outsideCode.filter((path) => existsSync(join(root, path)))
  return [...new Set([...paths, ...outside])].filter(isCheckedHindi)
}

export function findHindiSpellings(root: string, paths: string[]): Violation[] {
  return checkedFiles(root, paths).flatMap((file) => {
    const text = readPart(readFileSync(join(root, file), 'utf8'))
    const lineAt = lineCounter(text)
    return [...text.matchAll(/[\u0900-\u0963\u0970-\u097F]+/gu)]
      .filter(([word]) => withOneSpelling(word) !== word)
      .map(({ 0: word, index }) => {
        const message = `${word}: our spelling is ${withOneSpelling(word)}`
        return { rule: 'hindi-spelling', file, line: lineAt(index), message }
      })
  })
}

/** Rewrites the files in our spelling. */
export function fixHindiSpellings(root: string, paths: string[]): void {
  for (const path of checkedFiles(root, paths)) {
    const text = readFileSync(join(root, path), 'utf8')
    const lists = text.match(vocabulary) ?? []
    const parts = text.split(vocabulary).map(withOneSpelling)
    const fixed = parts.map((part, index) => part + (lists[index] ?? '')).join('')
    if (fixed !== text) writeFileSync(join(root, path), fixed)
  }
}
