import { parse } from 'regexparam'
import { pages } from './pages.ts'

/** The patterns as wouter's own parser reads them. */
const matchers = pages.map((page) => ({
  page,
  pattern: page.pattern instanceof RegExp ? page.pattern : parse(page.pattern).pattern,
}))

/** The page at an address's path; undefined where there is none. */
export const findPage = (path: string) => matchers.find(({ pattern }) => pattern.test(path))?.page
