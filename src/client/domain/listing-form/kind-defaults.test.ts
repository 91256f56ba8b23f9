import { describe, expect, test } from 'vitest'
import { kindsWithName, valuesFromKind } from './kind-defaults.policy.ts'

const kind = (id: string, name: string, alsoCalled: string[] = []) => ({
  id,
  name,
  alsoCalled,
  category: 'Vegetables',
  unit: 'kg',
  tags: [name],
  image: null,
})

describe('what a kind fills in', () => {
  const tomato = { category: 'Vegetables', unit: 'kg', tags: ['टमाटर'] }

  test('empty fields, and what the form started with', () => {
    const values = { category: 'Others', unit: 'ton', tags: [] }
    const presetValues = { category: 'Others', unit: 'ton' }
    expect(valuesFromKind(tomato, values, presetValues)).toEqual(tomato)
  })

  test('never what somebody typed', () => {
    const values = { category: 'Fruits', unit: 'piece', tags: ['desi'] }
    expect(valuesFromKind(tomato, values, { category: 'Others', unit: 'kg' })).toEqual({})
  })

  test('again what an earlier kind filled in', () => {
    const mango = { category: 'Fruits', unit: 'kg', tags: ['आम'] }
    expect(valuesFromKind(mango, tomato, tomato)).toEqual(mango)
  })

  test('nothing in a form without the field, and no unit for a machine', () => {
    const tractor = { category: 'Tractor', unit: null, tags: ['ट्रैक्टर'] }
    expect(valuesFromKind(tractor, { category: '', tags: [] }, {})).toEqual({
      category: 'Tractor',
      tags: ['ट्रैक्टर'],
    })
  })
})

describe('finding a kind while typing', () => {
  const kinds = [
    kind('sweet-potato', 'Sweet potato', ['shakarkand']),
    kind('potato', 'Potato', ['aloo', 'आलू']),
    kind('onion', 'Onion', ['pyaj', 'प्याज़']),
  ]
  const idsOf = (text: string) => kindsWithName(kinds, text).map(({ id }) => id)

  test('the name itself comes before names that contain it', () => {
    expect(idsOf('potato')).toEqual(['potato', 'sweet-potato'])
  })

  test('any name finds it, with a nukta or without', () => {
    expect(idsOf('pya')).toEqual(['onion'])
    expect(idsOf('प्याज')).toEqual(['onion'])
    expect(idsOf('')).toHaveLength(3)
    expect(idsOf('tato')).toEqual([])
  })
})
