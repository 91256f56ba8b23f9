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

const isAllowed = (allowed: AllowedName[], name: string, isProperty: boolean) =>
  allowed.some(
    ({ names, isPropertyOnly }) => names.includes(name) && (isProperty || !isPropertyOnly),
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
    const ofPath = rowOfName(partsOf(path.replace(/\.[a-z.]+$/, '')))
    const seen = new Set<string>()
    return [
      ...(ofPath ? [at(1, `the file's name has "${ofPath.term}": say ${ofPath.insteadUse}`)] : []),
      ...names.flatMap(({ text, line, isProperty }) => {
        const row = rowOfName(partsOf(text))
        // Each name once a file: its first place leads to the others.
        if (!row || seen.has(text) || isAllowed(allowed, text, isProperty)) return []
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
