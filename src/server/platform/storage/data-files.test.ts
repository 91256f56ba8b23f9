import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { StartError } from '#server/platform/config/start-error.ts'
import { BothLanguages, inLanguage } from '#server/platform/text/both-languages.ts'
import { readDataFiles } from './data-files.ts'

const Crop = z.strictObject({ id: z.string(), name: BothLanguages })
const wheat = { id: 'wheat', name: { en: 'Wheat', hi: 'गेहूँ' } }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'krishihaat-data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, value: unknown) =>
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))

test('JSON files are read in the order of their names, other files are ignored', () => {
  write('wheat.json', wheat)
  write('barley.json', { ...wheat, id: 'barley' })
  write('notes.txt', 'nothing')
  expect(readDataFiles(folder, Crop).map(({ id }) => id)).toEqual(['barley', 'wheat'])
})

test.each([
  ['a text without its Hindi', { ...wheat, name: { en: 'Wheat' } }, /wheat\.json.*name\.hi/],
  ['an unknown field', { ...wheat, colour: 'gold' }, /wheat\.json.*colour/],
  ['another file’s id', { ...wheat, id: 'rice' }, /wheat\.json.*id/],
  ['no JSON', '{"id":', /wheat\.json is not JSON/],
])('%s ends the start with the file and the field', (_what, value, sentence) => {
  write('wheat.json', value)
  expect(() => readDataFiles(folder, Crop)).toThrow(StartError)
  expect(() => readDataFiles(folder, Crop)).toThrow(sentence)
})

test('one language is picked from every text, at any depth', () => {
  const value = { ...wheat, notes: [{ text: { en: 'Sow', hi: 'बोएँ' }, days: 3, none: null }] }
  expect(inLanguage(value, 'hi')).toEqual({
    id: 'wheat',
    name: 'गेहूँ',
    notes: [{ text: 'बोएँ', days: 3, none: null }],
  })
})
