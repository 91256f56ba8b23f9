import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBrokenBoundaries } from './boundaries.ts'
import { checkHouse } from './check-house.ts'
import { fixHindiSpellings } from './hindi.ts'
import { findStrayFiles } from './tracked-files.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'krishihaat-house-test-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

const check = () =>
  checkHouse(root, ['src']).map(({ file, line, message }) => `${file}:${line} ${message}`)

/** The names of the import rules that these files break. */
async function brokenRules(files: Record<string, string>) {
  write({
    'package.json': JSON.stringify({
      type: 'module',
      imports: Object.fromEntries(
        ['shared', 'server', 'client'].map((realm) => [`#${realm}/*`, `./src/${realm}/*`]),
      ),
    }),
    ...files,
  })
  const { violations } = await findBrokenBoundaries(root)
  return [...new Set(violations.map((violation) => violation.split(':')[0]))]
}

const numbered = (folder: string, count: number, end: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${folder}${n}${end}`, '']))

test('a folder with more than 20 code files is reported', () => {
  write(numbered('src/server/features/crop/file-', 21, '.ts'))
  expect(check()).toEqual([
    'src/server/features/crop:1 21 code files in one folder, more than 20: make rooms in it',
  ])
})

test('tests and data do not fill a folder', () => {
  write({
    ...numbered('src/shared/crop/file-', 20, '.ts'),
    ...numbered('src/shared/crop/test-', 20, '.test.ts'),
    ...numbered('src/shared/crop/table-', 20, '.data.ts'),
  })
  expect(check()).toEqual([])
})

test('more than 12 rooms in the server’s platform are reported', () => {
  write(numbered('src/server/platform/room-', 13, '/a.ts'))
  expect(check()).toEqual(['src/server/platform:1 13 rooms, more than 12'])
})

test('tracked files outside the known folders, and binary ones in them, are reported', () => {
  write({
    'src/a.ts': '',
    'public/logo.png': '\0',
    'src/picture.webp': '\0',
    'memory:/one.webp': '\0',
  })
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
  ])
    execFileSync('git', args, { cwd: root })
  write({ 'untracked/b.ts': '' })
  expect(findStrayFiles(root).map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'memory:/one.webp: memory: is not a known top-level entry: remove it, or name it in tracked-files.ts',
    'src/picture.webp: A binary file belongs into docs or public',
  ])
})

test('a name exported by two files of a realm is reported', () => {
  write({
    'src/server/a.ts': 'export const limit = 1',
    'src/server/b.ts': '\nexport function limit() {}',
    'src/client/c.ts': 'export const limit = 2',
  })
  expect(check()).toEqual(['src/server/b.ts:2 limit is exported by src/server/a.ts too'])
})

test('a schema and its type of the same name in one file are one name', () => {
  write({ 'src/shared/a.ts': 'export const Crop = 1\nexport type Crop = number' })
  expect(check()).toEqual([])
})

test('a forbidden word in a name is reported once a file', () => {
  write({
    'src/server/a.ts': 'const keptRows = 1\nexport const twice = keptRows * 2\nconst LIVE_BUS = 1',
  })
  expect(check()).toEqual([
    'src/server/a.ts:1 the name keptRows has "kept": say stored, saved or cached',
    'src/server/a.ts:3 the name LIVE_BUS has "live bus": say live hub',
  ])
})

test('a forbidden word in a comment or a file’s name is reported', () => {
  write({
    'src/client/wish-list.ts':
      '/**\n * Tokens are kept.\n */\nexport const a = 1 // `kept` is code',
  })
  expect(check()).toEqual([
    'src/client/wish-list.ts:1 the file\'s name has "wish": say query',
    'src/client/wish-list.ts:2 the comment says "kept": say stored, saved or cached',
  ])
})

test('a word of the contract is allowed as a property and not as a variable', () => {
  write({ 'src/client/a.ts': 'export const a = trpc.basket.get()\nconst basket = 1' })
  expect(check()).toEqual(['src/client/a.ts:2 the name basket has "basket": say cart'])
})

test('words that only contain a forbidden one are allowed', () => {
  write({ 'src/client/a.ts': '// A desktop browser, heardable.\nexport const desktopWidth = 1' })
  expect(check()).toEqual([])
})

test('Hindi in a second spelling is reported, and not where it is what users type', () => {
  write({
    'src/client/a.hi.json': '{\n  "Wheat": "गेहूं की फसलें"\n}',
    'src/server/features/reference/crops/rice.json':
      '{ "alsoCalled": ["जांच"], "text": "जाँच, फ़सल और ज़्यादा" }',
    'src/server/features/vocabulary/kinds/equipment-kinds.json':
      '{ "name": { "hi": "लेजर लेवलर" }, "names": ["लेजर लेवलर"] }',
  })
  expect(check()).toEqual([
    'src/client/a.hi.json:2 गेहूं: our spelling is गेहूँ',
    'src/client/a.hi.json:2 फसलें: our spelling is फ़सलें',
    'src/server/features/vocabulary/kinds/equipment-kinds.json:1 लेजर: our spelling is लेज़र',
  ])
})

test('Hindi of the page’s frame and of the installed app is checked too', () => {
  write({
    'src/client/a.hi.json': '{}',
    'index.html': '<p>खरीदने या बेचने</p>\n<p>ख़रीदने</p>',
    'public/manifest.webmanifest': '{ "name": "फसल बेचें" }',
  })
  expect(check()).toEqual([
    'index.html:2 ख़रीदने: our spelling is खरीदने',
    'public/manifest.webmanifest:1 फसल: our spelling is फ़सल',
  ])
})

test('Hindi is rewritten in our spelling, and its vocabulary is left alone', () => {
  const file = 'src/server/features/reference/crops/wheat.json'
  write({ [file]: '{ "alsoCalled": ["गेहूं"], "text": "ख़रीदें, बोएं, आएंगी, फसल" }' })
  fixHindiSpellings(root, [file])
  expect(readFileSync(join(root, file), 'utf8')).toBe(
    '{ "alsoCalled": ["गेहूं"], "text": "खरीदें, बोएँ, आएँगी, फ़सल" }',
  )
})

test('a folder that uses its parent and is used by it is reported', () => {
  write({
    'src/server/features/crop/a.ts': "import './inner/b.ts'",
    'src/server/features/crop/inner/b.ts': "import '../c.ts'",
    'src/server/features/crop/c.ts': '',
  })
  expect(check()).toEqual([
    'src/server/features/crop/inner:1 src/server/features/crop/inner ↔ src/server/features/crop: a folder and one above it import each other',
  ])
})

test('a folder that uses its parent one way is allowed', () => {
  write({
    'src/server/features/crop/inner/b.ts': "import '../c.ts'",
    'src/server/features/crop/c.ts': '',
  })
  expect(check()).toEqual([])
})

test('two folders that use each other are reported', async () => {
  const rules = await brokenRules({
    'src/server/platform/x/a.ts': "import '../y/a.ts'",
    'src/server/platform/y/b.ts': "import '../x/b.ts'",
    'src/server/platform/y/a.ts': '',
    'src/server/platform/x/b.ts': '',
  })
  expect(rules).toEqual(['no-folder-cycle'])
})

test('files that import each other are reported', async () => {
  const rules = await brokenRules({
    'src/shared/kit/a.ts': "import './b.ts'",
    'src/shared/kit/b.ts': "import './a.ts'",
  })
  expect(rules).toEqual(['no-circular'])
})

const layers: [rule: string, from: string, to: string][] = [
  ['client-platform-is-the-lowest', 'client/platform/a', 'client/ui/b'],
  ['client-ui-knows-no-product', 'client/ui/a', 'client/domain/b'],
  ['client-ui-knows-no-product', 'client/ui/a', 'shared/crop/b'],
  ['client-domain-knows-no-feature', 'client/domain/a', 'client/features/crop/b'],
  ['client-features-are-islands', 'client/features/crop/a', 'client/features/order/b'],
  ['server-platform-knows-no-feature', 'server/platform/a', 'server/features/crop/b'],
  ['server-feature-knows-no-app', 'server/features/crop/a', 'server/app/b'],
  [
    'server-feature-entered-by-entity-or-service',
    'server/features/crop/a',
    'server/features/order/b',
  ],
  ['server-never-imports-client', 'server/app/a', 'client/app/b'],
  ['shared-kit-knows-no-feature', 'shared/kit/a', 'shared/crop/b'],
  ['client-sees-server-as-a-type-in-one-place', 'client/app/a', 'server/app/b'],
]

test.each(layers)('%s: %s must not import %s', async (rule, from, to) => {
  const files = { [`src/${from}.ts`]: `import '#${to}.ts'`, [`src/${to}.ts`]: '' }
  expect(await brokenRules(files)).toEqual([rule])
})

test('the client’s tRPC file must not import a value of the server', async () => {
  const rules = await brokenRules({
    'src/client/platform/trpc/trpc.ts': "import { a } from '#server/app/b.ts'",
    'src/server/app/b.ts': 'export const a = 1',
  })
  expect(rules).toEqual(['client-trpc-imports-server-types-only'])
})
