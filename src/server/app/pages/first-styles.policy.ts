/** A part of a style sheet, as the build writes it. */
export type StylePart =
  /** `needs` are, for each of its selectors, the classes that the page must have. */
  | { kind: 'rule'; css: string; needs: string[][] }
  /** A rule for every element, of whose variables a page uses few. */
  | { kind: 'variables'; selector: string; declarations: { variable?: string; css: string }[] }
  | { kind: 'keyframes'; name: string; css: string }
  /** What applies under a condition, or belongs to a layer. */
  | { kind: 'group'; start: string; parts: StylePart[] }

const classAttribute = /\sclass="([^"]*)"/g
const usedVariable = /var\(\s*(--[\w-]+)/g

const variablesIn = (text: string) => [...text.matchAll(usedVariable)].map(([, name = '']) => name)

/** All variables that a page uses, also those in the values of others. */
function withVariablesOfValues(used: Iterable<string>, values: ReadonlyMap<string, string[]>) {
  const known = new Set<string>()
  const waiting = [...used]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (known.has(name)) continue
    known.add(name)
    for (const value of values.get(name) ?? []) waiting.push(...variablesIn(value))
  }
  return known
}

/** Every declaration of a variable, by its name. */
function valuesOf(parts: readonly StylePart[], values = new Map<string, string[]>()) {
  for (const part of parts) {
    if (part.kind === 'group') valuesOf(part.parts, values)
    if (part.kind !== 'variables') continue
    for (const { variable, css } of part.declarations) {
      if (variable) values.set(variable, [...(values.get(variable) ?? []), css])
    }
  }
  return values
}

/**
 * Chooses from a style sheet what a page needs until its code comes: the rules of its classes, and the variables and animations
 * that these use. The rest of the sheet is for what only the code shows.
 * @returns a function from a page's HTML to the text of its styles, in the order of the sheet.
 */
export function createFirstStyles(parts: readonly StylePart[]): (html: string) => string {
  const values = valuesOf(parts)
  return (html) => {
    const classes = new Set(
      [...html.matchAll(classAttribute)].flatMap(([, names = '']) => names.split(/\s+/)),
    )
    const isNeeded = (needs: readonly string[][]) =>
      needs.some((names) => names.every((name) => classes.has(name)))
    /** @param variables all of them while the rules are chosen. */
    const write = (
      list: readonly StylePart[],
      variables: ReadonlySet<string> | null,
      animations: string | null,
    ): string =>
      list
        .map((part) => {
          if (part.kind === 'rule') return isNeeded(part.needs) ? part.css : ''
          if (part.kind === 'keyframes') return animations?.includes(part.name) ? part.css : ''
          if (part.kind === 'group') {
            const text = write(part.parts, variables, animations)
            return text && `${part.start}{${text}}`
          }
          const chosen = part.declarations
            .filter(({ variable }) => !variable || variables?.has(variable))
            .map(({ css }) => css)
          return chosen.length > 0 ? `${part.selector}{${chosen.join(';')}}` : ''
        })
        .join('')
    const rules = write(parts, null, null)
    const used = withVariablesOfValues(variablesIn(rules + html), values)
    return write(parts, used, rules)
  }
}
