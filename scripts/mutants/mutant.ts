/** A replacement in a file's text. */
export interface Change {
  /** Path from the repository's root. */
  file: string
  /** Offsets in the file's text: `replacement` takes the place of what is between them. */
  start: number
  end: number
  replacement: string
  /** What was changed: 'comparison', 'condition removed', … */
  kind: string
}

/** A small change of one file, as a programmer could make it by mistake. */
export interface Mutant extends Change {
  /** Tells it from the file's other mutants, and stays when other lines of the file change. */
  key: string
}

export const applyMutant = (source: string, { start, end, replacement }: Change): string =>
  source.slice(0, start) + replacement + source.slice(end)

const lineBounds = (text: string, start: number, end: number) => {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  return [from, next === -1 ? text.length : next] as const
}

/** The changed lines, before and after, as a diff shows them. */
export function diffOfMutant(source: string, mutant: Change): string {
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

export const lineOfMutant = (source: string, { start }: Change): number =>
  source.slice(0, start).split('\n').length

/** Gives each change of a file its key: the changed lines, and which of several equal changes it is. */
export function nameMutants(source: string, changes: readonly Change[]): Mutant[] {
  const counts = new Map<string, number>()
  return changes.map((change) => {
    const lines = diffOfMutant(source, change).replace(/\s+/g, ' ')
    const count = (counts.get(lines) ?? 0) + 1
    counts.set(lines, count)
    return { ...change, key: count === 1 ? lines : `${lines} #${count}` }
  })
}
