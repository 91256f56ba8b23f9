import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { createDeflateRaw } from 'node:zlib'
import { beforeAll, expect, test, vi } from 'vitest'
import { zipOf } from '#server/testing/wire/zip.ts'
import { templateFile } from '../template/import-template.service.ts'
import { readTableFile, type TablePart } from './table-file.ts'

const megabyte = 1024 * 1024

function* spaces(megabytes: number) {
  for (let i = 0; i < megabytes; i++) yield Buffer.alloc(megabyte, ' ')
}

/** Made piece by piece, so that the test itself never has all of them in memory. */
const deflatedSpaces = (megabytes: number) =>
  buffer(Readable.from(spaces(megabytes)).pipe(createDeflateRaw()))

const opened = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** An XLSX file of cells that all have this one text, which the file has once. */
function sheetOfOneText(text: string, { rows, columns }: { rows: number; columns: number }) {
  const letters = 'ABCDEFGHIJKLMNOPQRST'.slice(0, columns)
  const rowAt = (n: number) =>
    `<row r="${n}">${Array.from(letters, (letter) => `<c r="${letter}${n}" t="s"><v>0</v></c>`).join('')}</row>`
  const allRows = Array.from({ length: rows }, (_, i) => rowAt(i + 1)).join('')
  const parts = {
    'xl/workbook.xml': `<workbook ${opened} xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>
      <Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>
      <Relationship Id="r2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst ${opened}><si><t>${text}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${opened}><sheetData>${allRows}</sheetData></worksheet>`,
  }
  return zipOf(Object.entries(parts).map(([name, xml]) => ({ name, bytes: Buffer.from(xml) })))
}

async function readParts(bytes: Buffer) {
  const parts: TablePart[] = []
  for await (const part of readTableFile(bytes)) parts.push(part)
  return parts
}

/** Megabytes by which the process grows at most while it reads a file. */
async function readMeasured(bytes: Buffer) {
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 10)
  const parts = await readParts(bytes)
  clearInterval(timer)
  return { parts, grownMb: (most - before) / megabyte }
}

/** Entries that unpack to 200 MB, each told by its directory in another wrong way. */
const bombs = [
  [
    'that its directory leaves out',
    { declaredSize: 200 * megabyte, isListed: false },
    'unreadable',
  ],
  ['of one byte by its directory', { declaredSize: 1 }, 'unreadable'],
  ['as its directory says', { declaredSize: 200 * megabyte }, 'too-complex'],
] as const

const small = { name: 'xl/b.xml', bytes: Buffer.from(' ') }
let packed: Buffer
beforeAll(async () => {
  packed = await deflatedSpaces(200)
  // The first file of a process also pays for the code of the thread.
  await readParts(zipOf([small]))
})

test.each(bombs)(
  'a small XLSX with 200 MB %s is refused without unpacking them',
  async (_, lie, code) => {
    const bomb = { name: 'xl/a.xml', bytes: Buffer.alloc(0), packed, ...lie }
    const { parts, grownMb } = await readMeasured(zipOf([bomb, small]))
    expect(parts).toEqual([{ failure: { code } }])
    expect(grownMb).toBeLessThan(100)
  },
)

test('a sheet is read though its archive has more than its parts', async () => {
  const { bytes } = await templateFile('crops', { isSheet: true, language: 'en' })
  const [headings, rows, end] = await readParts(Buffer.from(bytes))
  expect(headings).toMatchObject({ headings: expect.arrayContaining(['Price']) })
  expect([rows, end]).toMatchObject([{ rows: [expect.anything()] }, { isDone: true }])
})

test('a small XLSX whose cells share one long text is refused before each cell gets a copy', async () => {
  // 400 million characters.
  const bytes = sheetOfOneText('x'.repeat(4000), { rows: 5000, columns: 20 })
  expect(bytes.length).toBeLessThan(megabyte)
  const { parts, grownMb } = await readMeasured(bytes)
  expect(parts).toEqual([{ failure: { code: 'too-complex' } }])
  expect(grownMb).toBeLessThan(200)
})

test('a table waits in its thread until the part before was stored', async () => {
  const bytes = sheetOfOneText('क'.repeat(4000), { rows: 1501, columns: 10 })
  const before = process.memoryUsage().heapUsed
  const lengths: number[] = []
  let most = 0
  for await (const part of readTableFile(bytes)) {
    if (!('rows' in part)) continue
    lengths.push(part.rows.length)
    await wait(10)
    most = Math.max(most, process.memoryUsage().heapUsed - before)
  }
  expect(lengths.reduce((sum, length) => sum + length)).toBe(1500)
  expect(Math.max(...lengths)).toBe(27)
  // 120 MB in all, of which a part has two.
  expect(most / megabyte).toBeLessThan(60)
})

test('the time for reading a file does not count what storing its parts takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const parts = readTableFile(Buffer.from('sku\nA\n'))
  expect((await parts.next()).value).toEqual({ headings: ['sku'] })
  vi.advanceTimersByTime(120_000)
  expect((await parts.next()).value).toEqual({ rows: [['A']] })
  expect((await parts.next()).value).toEqual({ isDone: true })
  vi.useRealTimers()
})
