import { pages } from './pages.ts'

/** A pattern as the router reads it: names, an open end, case and the last slash do not matter. */
const matcher = (pattern: string | RegExp) =>
  pattern instanceof RegExp ? pattern : new RegExp(`^${anyOf(pattern)}/?$`, 'i')

const anyOf = (pattern: string) =>
  pattern
    .replace('/*?', '(?:/.*)?')
    .replaceAll(/\/:\w+\?/g, '(?:/[^/]+?)?')
    .replaceAll(/:\w+/g, '[^/]+?')

const matchers = pages.map((page) => ({ page, matches: matcher(page.pattern) }))

/** The page at an address's path; undefined where there is none. */
export const findPage = (path: string) => matchers.find(({ matches }) => matches.test(path))?.page
