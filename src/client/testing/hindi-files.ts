import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

type Sentences = Record<string, string>

/** The file of an area, or of what any page can need: its name and what stands in it. */
const readFiles = (pattern: string) =>
  globSync(pattern).map((file) => ({
    name: basename(file, '.hi.json'),
    sentences: JSON.parse(readFileSync(file, 'utf8')) as Sentences,
  }))

export const baseFiles = readFiles('src/client/**/*.base.hi.json')
export const areaFiles = readFiles('src/client/**/*.hi.json').filter(
  ({ name }) => !name.endsWith('.base'),
)

/** All Hindi sentences there are, keyed by their English ones. */
export const allHindi: Sentences = Object.assign(
  {},
  ...[...baseFiles, ...areaFiles].map(({ sentences }) => sentences),
)
