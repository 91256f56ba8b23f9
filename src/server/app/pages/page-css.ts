/** A rule, with the class names that an element must have for each of its selectors; always kept if one needs none. */
interface Rule {
  text: string
  selectors: readonly (readonly string[])[]
}

/** Rules under a condition or in a layer: `@media (…)`. */
interface RuleGroup {
  prelude: string
  parts: readonly (Rule | RuleGroup)[]
}

const groupStart = /^@(media|supports|layer|container)\b/
const className = /\.(-?[a-zA-Z_][\w-]*)/g
/** What needs no class of the element itself: attributes, and the arguments of `:not()`, `:is()`, `:where()`, `:has()`. */
const otherConditions = /\[[^\]]*\]|:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g

/** The index of the first of the characters at or after `from`, outside of quotes; the length where there is none. */
function indexOfAny(css: string, characters: string, from: number): number {
  let quote = ''
  for (let index = from; index < css.length; index++) {
    const character = css.charAt(index)
    if (character === '\\') index++
    else if (quote) quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (characters.includes(character)) return index
  }
  return css.length
}

/** The index of the brace that closes the one before `from`. */
function closingBrace(css: string, from: number): number {
  let depth = 1
  let index = from
  for (;;) {
    index = indexOfAny(css, '{}', index)
    depth += css.charAt(index) === '{' ? 1 : -1
    if (depth === 0 || index >= css.length) return index
    index++
  }
}

const selectorsOf = (prelude: string) =>
  prelude
    .replaceAll(otherConditions, '')
    .split(',')
    .map((selector) => [...selector.matchAll(className)].map(([, name = '']) => name))

/** Reads a style sheet as the build writes it, without comments. */
export function parseCss(css: string): (Rule | RuleGroup)[] {
  const parts: (Rule | RuleGroup)[] = []
  let start = 0
  while (start < css.length) {
    const end = indexOfAny(css, '{;', start)
    const prelude = css.slice(start, end).trim()
    if (css.charAt(end) !== '{') {
      if (prelude) parts.push({ text: `${prelude};`, selectors: [[]] })
      start = end + 1
      continue
    }
    const close = closingBrace(css, end + 1)
    const body = css.slice(end + 1, close)
    if (groupStart.test(prelude)) parts.push({ prelude, parts: parseCss(body) })
    else {
      const selectors = prelude.startsWith('@') ? [[]] : selectorsOf(prelude)
      parts.push({ text: `${prelude}{${body}}`, selectors })
    }
    start = close + 1
  }
  return parts
}

/** The rules that elements with these classes, or without any, may need, in their order. */
export function rulesFor(
  parts: readonly (Rule | RuleGroup)[],
  classes: ReadonlySet<string>,
): string {
  let css = ''
  for (const part of parts) {
    if ('parts' in part) {
      const inner = rulesFor(part.parts, classes)
      if (inner) css += `${part.prelude}{${inner}}`
    } else if (part.selectors.some((names) => names.every((name) => classes.has(name)))) {
      css += part.text
    }
  }
  return css
}

/** Every class name in the HTML. */
export function classesOfHtml(html: string): Set<string> {
  const classes = new Set<string>()
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(' ')) classes.add(name)
  }
  return classes
}

/**
 * The rules that a page needs to be painted, out of whole style sheets: about half of them. The page has them inline,
 * so that its first paint waits for no other file.
 * @param readSheet returns a style sheet of the build by its address.
 */
export function createPageCss(readSheet: (href: string) => string) {
  const sheets = new Map<string, (Rule | RuleGroup)[]>()
  const sheetAt = (href: string) => {
    const sheet = sheets.get(href) ?? parseCss(readSheet(href))
    sheets.set(href, sheet)
    return sheet
  }
  return (hrefs: Iterable<string>, html: string): string => {
    const classes = classesOfHtml(html)
    return [...hrefs].map((href) => rulesFor(sheetAt(href), classes)).join('')
  }
}
