import { dirname } from 'node:path'
import { maxFilesPerFolder, maxRooms, realms } from './house.config.ts'
import { findParentCycles, type Graph } from './import-graph.ts'
import { isCode, isData, isTest, type SourceFile, type Violation } from './source-files.ts'

const countBy = (keys: string[]) =>
  keys.reduce(
    (counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1),
    new Map<string, number>(),
  )

/** Folders with more code files than a reader takes in at a glance. */
export const findFullFolders = (paths: string[]): Violation[] =>
  [...countBy(paths.filter((path) => isCode(path) && !isTest(path) && !isData(path)).map(dirname))]
    .filter(([, count]) => count > maxFilesPerFolder)
    .map(([folder, count]) => ({
      rule: 'full-folder',
      file: folder,
      line: 1,
      message: `${count} code files in one folder, more than ${maxFilesPerFolder}: make rooms in it`,
    }))

/** Folders with more rooms than a drawing of them can show. */
export const findTooManyRooms = (paths: string[]): Violation[] =>
  maxRooms.folders.flatMap((folder) => {
    const inside = paths
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => path.slice(folder.length + 1))
      .filter((path) => path.includes('/'))
    const count = new Set(inside.map((path) => path.split('/')[0])).size
    if (count <= maxRooms.count) return []
    const message = `${count} rooms, more than ${maxRooms.count}`
    return [{ rule: 'too-many-rooms', file: folder, line: 1, message }]
  })

/** Exported names that two files of one realm share. A schema and its type in one file are one name. */
export function findNamesExportedTwice(sources: SourceFile[]): Violation[] {
  return realms.flatMap((realm) => {
    const first = new Map<string, string>()
    return sources
      .filter(({ path }) => path.startsWith(realm) && !isTest(path))
      .flatMap(({ path, names }) => {
        const exported = new Map(
          names.filter(({ isExport }) => isExport).map((name) => [name.text, name]),
        )
        return [...exported.values()].flatMap(({ text, line }) => {
          const other = first.get(text)
          if (!other) first.set(text, path)
          if (!other) return []
          return [
            {
              rule: 'exported-twice',
              file: path,
              line,
              message: `${text} is exported by ${other} too`,
            },
          ]
        })
      })
  })
}

/** Who imports whom among the product's files. */
export function importGraph(sources: SourceFile[]): Graph {
  const product = sources.filter(({ path }) => !isTest(path))
  const paths = new Set(product.map(({ path }) => path))
  return new Map(
    product.map(({ path, imports }) => [path, new Set(imports.filter((file) => paths.has(file)))]),
  )
}

/** A folder may use the files above it, or be used by them, but not both. */
export const findFolderCircles = (sources: SourceFile[]): Violation[] =>
  findParentCycles(importGraph(sources.filter(({ path }) => path.startsWith('src/')))).map(
    (circle) => ({
      rule: 'folder-circle',
      file: circle.split(' ')[0] ?? '',
      line: 1,
      message: `${circle}: a folder and one above it import each other`,
    }),
  )
