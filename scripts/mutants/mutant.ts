/** A small change of one file, as a programmer could make it by mistake. */
export interface Mutant {
  /** Path from the repository's root. */
  file: string
  /** Offsets in the file's text: `replacement` takes the place of what is between them. */
  start: number
  end: number
  replacement: string
  /** What was changed: 'comparison', 'condition removed', … */
  kind: string
}

export const applyMutant = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end)

const lineBounds = (text: string, start: number, end: number) => {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  return [from, next === -1 ? text.length : next] as const
}

/** The changed lines, before and after, as a diff shows them. */
export function diffOfMutant(source: string, mutant: Mutant): string {
  const [from, to] = lineBounds(source, mutant.start, mutant.end)
  const shift = mutant.replacement.length - (mutant.end - mutant.start)
  const after = applyMutant(source, mutant).slice(from, to + shift)
  const mark = (sign: string, text: string) =>
    text
      .split('\n')
      .map((line) => `${sign} ${line}`)
      .join('\n')
  return `${mark('-', source.slice(from, to))}\n${mark('+', after)}`
}

export const lineOfMutant = (source: string, { start }: Mutant): number =>
  source.slice(0, start).split('\n').length
