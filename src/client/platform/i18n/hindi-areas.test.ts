import { expect, test } from 'vitest'
import { allHindi, areaFiles, baseFiles } from '#client/testing/hindi-files.ts'
import { walkImports } from '#client/testing/hindi-on-the-way.ts'
import { productFiles, readSentences } from '#client/testing/sentences.ts'

/** Checks stored answers by the schemas of every feature and reports no error. */
const silent = ['src/client/domain/outbox/saved-answer.schemas.ts']
const reached = walkImports('src/client/app/main.tsx', silent)
const base = Object.assign({}, ...baseFiles.map(({ sentences }) => sentences))
const areas = new Map(areaFiles.map(({ name, sentences }) => [name, sentences]))

/** The keys of a sentence and its plurals in the Hindi files. */
const keysOf = (text: string) =>
  [text, `${text}_one`, `${text}_other`].filter((key) => key in allHindi)

const isLoaded = (key: string, loaded: string[]) =>
  key in base || loaded.some((area) => key in (areas.get(area) ?? {}))

function missingIn(file: string, texts: Iterable<string>, loaded: string[] = []) {
  return [...new Set(texts)]
    .flatMap(keysOf)
    .filter((key) => !isLoaded(key, loaded))
    .map((key) => `${file} (with ${loaded.join(', ') || 'no area'}): ${key}`)
}

test('every sentence of a page is in the Hindi files that load with it', () => {
  const missing = reached.flatMap(({ file, areas: loaded }) => {
    const { sentences: matches, literals } = readSentences(file)
    return missingIn(file, [...matches.map(({ text }) => text), ...literals], loaded)
  })
  expect(missing).toEqual([])
})

/** Features that only pages of one area call; the Hindi of their errors is in that area. */
const areaOfFeature: Record<string, string> = {
  account: 'account',
  admin: 'admin',
  'api-key': 'api-key',
  booking: 'booking',
  delivery: 'delivery',
  event: 'api-key',
  sandbox: 'api-key',
  expert: 'expert',
  favourite: 'favourite',
  'listing-import': 'listing-import',
  market: 'market',
  message: 'message',
  'shop-export': 'listing-import',
  order: 'order',
  proposal: 'proposal',
  quote: 'order',
  report: 'report',
  review: 'review',
  rules: 'order',
  'saved-search': 'saved-search',
  'second-factor': 'second-factor',
  webhook: 'webhook',
}

test('the server’s sentences have their Hindi on every page that can show them', () => {
  const inClient = new Set(reached.map(({ file }) => file))
  const serverFiles = [
    ...productFiles('src/shared/**/*.ts').filter((file) => !inClient.has(file)),
    ...productFiles('src/server/features/**/*.errors.ts', 'src/server/platform/errors/errors.ts'),
  ]
  const textsOf = (file: string) => readSentences(file).sentences.map(({ text }) => text)
  const areasOf = (file: string) => {
    const area = areaOfFeature[file.split('/').at(-2) ?? '']
    return area ? [area] : []
  }
  expect(serverFiles.flatMap((file) => missingIn(file, textsOf(file), areasOf(file)))).toEqual([])
})

test('every area has a file, and every file is loaded by a page', () => {
  const requested = new Set(reached.flatMap(({ areas: loaded }) => loaded))
  expect([...requested].sort()).toEqual([...areas.keys()].sort())
  expect(inShop()).toEqual([{ file: 'src/client/features/crop/crop-list.page.tsx', areas: [] }])
})

const inShop = () => reached.filter(({ file }) => file.endsWith('crop-list.page.tsx'))
