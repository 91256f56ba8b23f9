import { beforeAll, expect, test, vi } from 'vitest'
import { translation } from '#client/platform/i18n/translation.ts'
import { startTranslation, switchLanguage } from './i18n.ts'
import { withHindi } from './load-hindi.ts'

vi.mock('#client/features/advisor/advisor.hi.json', () => {
  throw new Error('The connection is dead.')
})

const page = async () => 'page'
const isInHindi = (sentence: string) => translation.t(sentence) !== sentence

const ofEveryPage = 'Shop'
const ofWeather = 'Wind speed'
const ofReference = 'Planting Information'

beforeAll(() => startTranslation())

test('a page opened in English loads no Hindi', async () => {
  expect(await withHindi(page, 'weather')).toBe('page')
  expect(translation.hasSentence(ofEveryPage)).toBe(false)
})

test('switching to Hindi loads the texts of all pages and of the areas opened so far', async () => {
  await switchLanguage('hi')
  expect([ofEveryPage, ofWeather, ofReference].map(isInHindi)).toEqual([true, true, false])
})

test('a page opened in Hindi loads its area', async () => {
  await withHindi(page, 'reference')
  expect([ofEveryPage, ofWeather, ofReference].map(isInHindi)).toEqual([true, true, true])
})

test('a page whose Hindi fails to load is shown in English, and the failure is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(await withHindi(page, 'advisor')).toBe('page')
  expect(warn).toHaveBeenCalledWith('The Hindi of advisor was not loaded.', expect.any(Error))
})
