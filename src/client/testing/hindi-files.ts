import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

type Sentences = Record<string, string>

/** A file of Hindi sentences: its name and its content. */
const readFiles = (pattern: string) =>
  globSync(pattern).map((file) => ({
    name: basename(file, '.hi.json'),
    sentences: JSON.parse(readFileSync(file, 'utf8')) as Sentences,
  }))

export const baseFiles = readFiles('src/client/**/*.base.hi.json')
export const areaFiles = readFiles('src/client/**/*.hi.json').filter(
  ({ name }) => !name.endsWith('.base'),
)

/** All Hindi sentences by their English keys. */
export const allHindi: Sentences = Object.assign(
  {},
  ...[...baseFiles, ...areaFiles].map(({ sentences }) => sentences),
)
