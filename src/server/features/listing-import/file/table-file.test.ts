import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createDeflateRaw } from 'node:zlib'
import { expect, test } from 'vitest'
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

test.each(bombs)(
  'a small XLSX with 200 MB %s is refused without unpacking them',
  async (_, lie, code) => {
    const packed = await deflatedSpaces(200)
    const small = { name: 'xl/b.xml', bytes: Buffer.from(' ') }
    // The first file of a process also pays for the code of the thread.
    await readParts(zipOf([small]))
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
