import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'krishihaat-lint-'))
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'))
  copyFileSync(join(root, '.gitignore'), join(folder, '.gitignore'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The names of the lint rules that a file with this text breaks. */
function brokenRules(path: string, text: string): string[] {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  const biome = join(root, 'node_modules/.bin/biome')
  const { stdout, stderr } = spawnSync(biome, ['lint', path], { cwd: folder, encoding: 'utf8' })
  return [...`${stdout}${stderr}`.matchAll(/lint\/\w+\/(\w+)/g)].map(([, rule = '']) => rule).sort()
}

const usesNode = "import { readFileSync } from 'node:fs'\nreadFileSync(Buffer.from('a'))\n"

test.each(['src/client/ui/a.ts', 'src/shared/kit/a.ts'])('%s must not use Node', (path) => {
  expect(brokenRules(path, usesNode)).toEqual(['noNodejsModules', 'noRestrictedGlobals'])
})

test('the server and the tests of the client may use Node', () => {
  expect(brokenRules('src/server/platform/a.ts', usesNode)).toEqual([])
  expect(brokenRules('src/client/ui/a.test.ts', usesNode)).toEqual([])
})

test('the environment is read in one place alone', () => {
  const readsEnvironment = 'export const home = process.env.HOME\n'
  expect(brokenRules('src/server/platform/a.ts', readsEnvironment)).toEqual(['noProcessEnv'])
  expect(brokenRules('src/server/platform/config/env.ts', readsEnvironment)).toEqual([])
})

test('a file of more than 250 lines is reported, unless it is data', () => {
  const lines = 'void 0\n'.repeat(251)
  expect(brokenRules('src/shared/kit/a.ts', lines)).toContain('noExcessiveLinesPerFile')
  expect(brokenRules('src/shared/kit/a.data.ts', lines)).not.toContain('noExcessiveLinesPerFile')
})
