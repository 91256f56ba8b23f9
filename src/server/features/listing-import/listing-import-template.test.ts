import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import {
  type ImportKind,
  importFileTypes,
  importKinds,
} from '#shared/listing-import/listing-import.constants.ts'
import type { ListingImportView } from '#shared/listing-import/listing-import.schema.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  ;({ token } = await app.signUp())
})
afterAll(() => app.close())

const upload = (query: string, body: string | Buffer, type = 'text/csv') =>
  app.call('POST', `/api/listing-import/upload${query}`, {
    token,
    body: Buffer.from(body),
    headers: { 'content-type': type },
  })
const template = (kind: ImportKind, language: string) =>
  app.server.inject(`/api/listing-import/template.csv?kind=${kind}&language=${language}`)

/** Uploads a file, checks it with the mapping that its headings suggest, and starts it. */
async function importFile(query: string, file: string | Buffer) {
  const { _id, mapping } = (await upload(query, file)).body.data as ListingImportView
  const read = async (path: string) =>
    (await app.call('GET', `/api/listing-import/${path}/${_id}`, { token })).body.data
  const step = async (name: string, body: object) => {
    await app.call('POST', `/api/listing-import/${name}/${_id}`, { token, body })
    const states = /checked|done|undone/
    await expect
      .poll(async () => (await read('get-import')).state, { timeout: 20_000 })
      .toMatch(states)
    return (await read('get-import')) as ListingImportView
  }
  const sent = await read('get-import')
  const checked = await step('check', { mapping })
  const done = await step('start', {})
  const { refused } = await read('refused-rows')
  return { sent, checked, done, refused, undo: () => step('undo', {}) }
}

test.each(['crop', 'nope', 'machines', ''])('%s is no kind of listings', async (kind) => {
  const issue = { path: 'kind', message: 'kind must be one of: crops, equipment' }
  const refused = { code: 'input.invalid', issues: [issue] }
  expect((await upload(`?kind=${kind}`, 'name\nWheat\n')).body).toMatchObject(refused)
  const answer = await app.call('GET', `/api/listing-import/template.csv?kind=${kind}`)
  expect([answer.status, answer.body]).toMatchObject([400, refused])
})

test('there is a template as CSV and as XLSX, and as nothing else', async () => {
  const statusOf = async (ending: string) =>
    (await app.server.inject(`/api/listing-import/template.${ending}`)).statusCode
  expect([await statusOf('csv'), await statusOf('xlsx'), await statusOf('ods')]).toEqual([
    200, 200, 404,
  ])
})

test.each(importKinds)(
  'the example of the template for %s lacks its picture at most',
  async (kind) => {
    for (const language of ['en', 'hi']) {
      const { rawPayload } = await template(kind, language)
      const { checked, refused } = await importFile(`?kind=${kind}`, rawPayload)
      const [row] = parse(rawPayload, { bom: true, from: 2 })
      if (kind === 'crops') expect(checked.planned).toMatchObject({ refused: 0 })
      else {
        expect(refused).toMatchObject([{ issues: [{ values: { name: 'tractor.jpg' } }] }])
        expect(refused[0].issues).toHaveLength(1)
        expect(row).toContain('tractor.jpg')
      }
      expect(checked.mapping).not.toContain(null)
    }
  },
)

test.each(importFileTypes.filter((type) => /csv|tab/.test(type)))(
  'a file is sent as %s without a form, under its name',
  async (type) => {
    const separator = type.includes('tab') ? '\t' : ','
    const answer = await upload('?name=stock', ['sku', 'price\nA', '1'].join(separator), type)
    expect(answer.body.data).toMatchObject({ fileName: 'stock', headings: ['sku', 'price'] })
  },
)

test('rows that the check refused count as finished, so that each step ends with all of them', async () => {
  const heading = 'name,price,unit,quantity,harvest,expiry,dispatch days'
  const rest = '20,kg,100,2026-04-15,2037-03-31,2'
  const file = [heading, `Onion,${rest}`, `,${rest}`].join('\n')
  const { sent, checked, done, undo } = await importFile('', file)
  expect([sent, checked, done, await undo()]).toMatchObject([
    { state: 'uploaded', rows: 2, finished: 0 },
    { state: 'checked', rows: 2, finished: 2 },
    { state: 'done', rows: 2, finished: 2, written: { create: 1 } },
    { state: 'undone', rows: 2, finished: 2 },
  ])
})
