import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parsePriceSearch } from '#server/features/market/market-words.policy.ts'
import { foldWords } from '#server/platform/text/name-index.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { findKindPhrases, kindOfNames, kindsOfPhrases } from './goods-kind.policy.ts'
import { understandSearch } from './search-meaning.policy.ts'
import { goodsKindIndex, goodsKinds } from './vocabulary.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const list = async (url: string) => {
  const { status, body } = await app.call('GET', url)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}

describe('the vocabulary', () => {
  test.each(['crop', 'equipment'] as const)('every name of every %s kind leads to it', (of) => {
    const index = goodsKindIndex(of)
    const lost = goodsKinds(of).flatMap(({ id, names }) =>
      names.filter(
        (name) => !kindsOfPhrases(index, findKindPhrases(index, foldWords(name))).includes(id),
      ),
    )
    expect(lost).toEqual([])
  })

  test.each(['crop', 'equipment'] as const)('the ids of the %s kinds are unique', (of) => {
    const ids = goodsKinds(of).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('it has the crops of the calendar, other products, and at least 40 machines', () => {
    expect(goodsKinds('crop').length).toBeGreaterThanOrEqual(200)
    expect(goodsKinds('equipment').length).toBeGreaterThanOrEqual(40)
  })

  test('the kinds of a form are in its language, with a picture for crops', async () => {
    const { kinds } = await list('/api/vocabulary/kinds?of=crop&language=hi')
    expect(kinds.find(({ id }: { id: string }) => id === 'tomato')).toMatchObject({
      name: 'टमाटर',
      category: 'Vegetables',
      unit: 'kg',
      tags: ['टमाटर', 'tamatar'],
      image: expect.stringMatching(/\/tomato-[0-9a-f]{8}\.svg$/),
    })
    const equipment = await list('/api/vocabulary/kinds?of=equipment')
    expect(equipment.kinds.find(({ id }: { id: string }) => id === 'tractor')).toMatchObject({
      name: 'Tractor',
      category: 'Tractor',
      unit: null,
    })
    const refused = await app.call('GET', '/api/vocabulary/kinds?of=cattle')
    expect(refused.status).toBe(400)
  })
})

describe('reading names', () => {
  test.each([
    ['Wheat straw', 'straw'],
    ['Tomato seedlings', 'seedling'],
    ['Mustard oil cake', 'oilcake'],
    ['Tomatoes grown beside onions', 'tomato'],
    ['Us (ganna)', 'sugarcane'],
    ['Contact us', null],
    ['आलू के साथ प्याज', null],
    ['Fresh kuttu ka atta', 'buckwheat'],
    ['सफेद मूसली', 'safed-musli'],
    ['तेज पत्ता', 'bay-leaf'],
  ])('%j is %j', (name, kind) => {
    expect(kindOfNames(goodsKindIndex('crop'), { name, tags: [] })).toBe(kind)
  })

  test.each([
    ['Rotavator with tractor', 'rotavator'],
    ['Tractor trolley', 'trolley'],
    ['Mahindra 575 DI', 'tractor'],
    ['लेजर लेवलर', 'laser-leveller'],
  ])('the machine %j is a %j', (name, kind) => {
    expect(kindOfNames(goodsKindIndex('equipment'), { name, tags: [] })).toBe(kind)
  })

  test('a search is divided into kinds, describing words and other words', () => {
    const meaning = understandSearch(goodsKindIndex('crop'), ['buy', 'red', 'onions', 'lasalgaon'])
    expect(meaning).toMatchObject({
      kinds: ['onion'],
      kindWords: [['onions']],
      others: ['lasalgaon'],
      describing: [expect.arrayContaining(['red', 'लाल'])],
    })
  })
})

describe('the same names elsewhere', () => {
  const calendar = async (q: string): Promise<string[]> => {
    const { crops } = await list(`/api/reference/calendar?q=${encodeURIComponent(q)}`)
    return crops.map(({ id }: { id: string }) => id)
  }

  test.each([
    ['kanda', 'onion'],
    ['ओनियन', 'onion'],
    ['tmatar', 'tomato'],
    ['alu', 'potato'],
    ['dhan', 'rice'],
  ])('the calendar finds %s first as %s', async (q, id) => {
    expect((await calendar(q))[0]).toBe(id)
  })

  test('a part of a word finds nothing: alu is not in shalu, dhan not in dhaniya', async () => {
    expect(await calendar('alu')).not.toContain('sorghum')
    expect(await calendar('आलू')).not.toContain('sorghum')
    expect(await calendar('dhan')).not.toContain('coriander')
  })

  test('the health search knows a crop by a misspelt name', async () => {
    const answer = await list('/api/reference/troubles?q=tmatarr')
    expect(answer.troubles[0].crop.id).toBe('tomato')
  })

  test.each([
    ['भिंडी', ['bhindi', 'ladies finger']],
    ['kheera', ['cucumbar', 'cucumber']],
    ['gud', ['gur(jaggery)']],
  ])('the mandi list is searched for %s by the names that it writes', (q, names) => {
    expect(parsePriceSearch(q)).toEqual([names])
  })

  test('a misspelt name is read as a crop only where the words themselves found nothing', () => {
    expect(parsePriceSearch('tomatto')).toEqual([['tomatto']])
    expect(parsePriceSearch('tomatto', true)).toEqual([['tomatto', 'tomato']])
  })
})
