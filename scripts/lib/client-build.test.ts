import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashBuildInputs, writeBuildInputs } from './build-inputs.ts'
import { whyStale } from './client-build.ts'

const otherFiles = 'the last build was made from other files'

let folder: string
const write = (path: string, content: string) => {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  // Restored from a backup: much older than the build.
  utimesSync(file, 1_600_000_000, 1_600_000_000)
}
const finishBuild = () => {
  const hash = hashBuildInputs(folder)
  for (const path of ['dist/client/index.html', 'dist/server/entry-server.js']) write(path, '')
  writeBuildInputs('client', hash, folder)
  writeBuildInputs('server', hash, folder)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'krishihaat-build-'))
  write('src/client/main.tsx', 'one')
  write('src/shared/kit/money.ts', 'two')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a build is made from the present files, whatever their times', () => {
  expect(whyStale(folder)).toBe('it has not been built yet')
  finishBuild()
  expect(whyStale(folder)).toBeNull()
  utimesSync(join(folder, 'src/client/main.tsx'), Date.now() / 1000 + 60, Date.now() / 1000 + 60)
  expect(whyStale(folder)).toBeNull()
})

test('restored files that are older than the build make it out of date', () => {
  finishBuild()
  write('src/client/main.tsx', 'an earlier version')
  expect(whyStale(folder)).toBe(otherFiles)
})

test('added, renamed and removed files make it out of date; tests do not', () => {
  finishBuild()
  write('src/client/main.test.tsx', 'a test')
  expect(whyStale(folder)).toBeNull()
  write('src/client/page.tsx', '')
  expect(whyStale(folder)).toBe(otherFiles)
  finishBuild()
  rmSync(join(folder, 'src/client/page.tsx'))
  expect(whyStale(folder)).toBe(otherFiles)
})

test('a build of which one half is older is out of date', () => {
  finishBuild()
  writeBuildInputs('server', 'of before', folder)
  expect(whyStale(folder)).toBe(otherFiles)
})
