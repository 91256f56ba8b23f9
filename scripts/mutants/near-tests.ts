import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
/** Files that join everything, so that what imports them says nothing about what it tests. */
const isJoint = (file: string) =>
  /^src\/(?:server\/(?:app|testing)|client\/(?:app|testing))\//.test(file)

const specifier =
  /(?:from|import|mock)\s*\(?\s*(?:async \(\) => \(?await import\()?'((?:#|\.{1,2}\/)[^']+)'/g

function resolveImport(importer: string, path: string): string {
  return path.startsWith('#') ? `src/${path.slice(1)}` : join(dirname(importer), path)
}

/** Which files import each file. */
export function readImporters(root: string, files: readonly string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const file of files) {
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(specifier)) {
      const target = resolveImport(file, path)
      importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  return importers
}

/** The feature's or room's folder: 'src/server/features/order', 'src/shared/kit'. */
export function roomOf(file: string): string {
  const [, inFolder] =
    /^(src\/(?:server|client)\/\w+\/[\w-]+|src\/shared\/[\w-]+)\//.exec(file) ?? []
  return inFolder ?? dirname(file)
}

/** Imports on the way from a test to the file, at most. */
const maxDistance = 3
const maxNearTests = 20

const sharedStart = (one: string, other: string) => {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

/**
 * The tests that should notice a change of a file, the likeliest first: those that import it within three
 * steps without going through the whole app, those of its own feature in any realm, and those of the
 * features that import it. A bug that only a test far away would notice counts as unnoticed.
 */
export function nearTests(
  file: string,
  importers: ReadonlyMap<string, readonly string[]>,
  tests: readonly string[],
): string[] {
  const distances = new Map([[file, 0]])
  for (const [current, distance] of distances) {
    if (distance === maxDistance) continue
    for (const importer of importers.get(current) ?? []) {
      if (!distances.has(importer) && !isJoint(importer)) distances.set(importer, distance + 1)
    }
  }
  const room = roomOf(file)
  const feature = basename(room)
  // The same word names a feature in all realms.
  const hasFeature = !/\/(?:kit|platform|ui)(?:\/|$)/.test(room)
  const isOfFeature = (test: string) =>
    roomOf(test) === room || (hasFeature && basename(roomOf(test)) === feature)
  const importingRooms = new Set(
    (importers.get(file) ?? []).filter((one) => !isJoint(one)).map(roomOf),
  )
  const name = basename(file)
  const rank = (test: string) =>
    (distances.get(test) ?? maxDistance + 1) * 10 -
    Number(isOfFeature(test)) * 25 -
    Number(dirname(test) === dirname(file)) * 15 -
    Math.min(sharedStart(basename(test), name), 30)
  return tests
    .filter(
      (test) =>
        isTest(test) &&
        (distances.has(test) || isOfFeature(test) || importingRooms.has(roomOf(test))),
    )
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .slice(0, maxNearTests)
}
