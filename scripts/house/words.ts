import { basename } from 'node:path'
import {
  type AllowedName,
  allowedNames,
  type ForbiddenTerm,
  forbiddenTerms,
} from './house.config.ts'
import type { SourceFile, Violation } from './source-files.ts'

/** A name's parts in lower case, with a space around each: ' live ', ' bus ' of `liveBus` and `LIVE_BUS`. */
const partsOf = (name: string) =>
  ` ${name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z]+/g, ' ')
    .trim()
    .toLowerCase()} `

/** A comment's words; code in backquotes, addresses and words with a slash or dot inside are left out. */
const wordsOf = (comment: string) =>
  partsOf(
    comment
      .replace(/`[^`]*`/g, ' ')
      .replace(/\S*[/._]\S+/g, ' ')
      .replace(/[a-z]+[A-Z]\w*/g, ' '),
  )

const isAllowed = (allowed: AllowedName[], path: string, name: string, isProperty: boolean) =>
  allowed.some(
    ({ names, isPropertyOnly, files }) =>
      names.includes(name) && (isProperty || !isPropertyOnly) && (files?.test(path) ?? true),
  )

/** Names, file names and comments with words that are not the concept's one name. */
export function findForbiddenWords(
  sources: SourceFile[],
  forbidden: ForbiddenTerm[] = forbiddenTerms,
  allowed: AllowedName[] = allowedNames,
): Violation[] {
  const rows = forbidden.flatMap(({ terms, ...row }) => terms.map((term) => ({ ...row, term })))
  const inComments = rows.filter(({ isForbiddenInComments }) => isForbiddenInComments)
  const rowOfName = (parts: string) =>
    rows.find(({ term, isWholeName }) =>
      isWholeName ? parts === ` ${term} ` : parts.includes(` ${term} `),
    )
  return sources.flatMap(({ path, names, comments }) => {
    const at = (line: number, message: string) => ({
      rule: 'forbidden-word',
      file: path,
      line,
      message,
    })
    const fileName = basename(path).split('.')[0] ?? ''
    const ofFile = isAllowed(allowed, path, fileName, false) ? null : rowOfName(partsOf(fileName))
    const seen = new Set<string>()
    return [
      ...(ofFile ? [at(1, `the file's name has "${ofFile.term}": say ${ofFile.insteadUse}`)] : []),
      ...names.flatMap(({ text, line, isProperty }) => {
        const row = rowOfName(partsOf(text))
        // Each name once a file: its first place leads to the others.
        if (!row || seen.has(text) || isAllowed(allowed, path, text, isProperty)) return []
        seen.add(text)
        return [at(line, `the name ${text} has "${row.term}": say ${row.insteadUse}`)]
      }),
      ...comments.flatMap(({ text, line }) => {
        const words = wordsOf(text)
        return inComments
          .filter(({ term }) => words.includes(` ${term} `))
          .map(({ term, insteadUse }) => at(line, `the comment says "${term}": say ${insteadUse}`))
      }),
    ]
  })
}
