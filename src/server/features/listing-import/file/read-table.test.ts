import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'

const read = async (text: string) =>
  (await readTable(Buffer.from(text), { rows: 10, columns: 10 })).rows

test('cells that our export marked as text are read without the mark', async () => {
  const rows = await read(`Reference;Contact number;Name\n'-17;'+91 98765 43210;'90s tractor\n`)
  expect(rows).toEqual([['-17', '+91 98765 43210', "'90s tractor"]])
})

test('lists in JSON lines have an item a line, and text is read as it is', async () => {
  const images = ['https://img.example/w_300,h_200/1.jpg', 'https://img.example/2.jpg']
  const rows = await read(JSON.stringify({ externalId: "'-17", images }))
  expect(rows).toEqual([["'-17", images.join('\n')]])
})

test('JSON lines of which each has a name of its own are refused before rows grow with them', async () => {
  const lines = Array.from({ length: 200_000 }, (_, i) => `{"n${i}":1}`)
  await expect(read(lines.join('\n'))).rejects.toMatchObject({
    failure: { code: 'too-many-columns' },
  })
})
