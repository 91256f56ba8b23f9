import { describe, expect, test } from 'vitest'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { findPlaceInWords, withEnglishState } from './place-words.service.ts'

const understood = (q: string) => {
  const hit = findPlaceInWords(q)
  return hit && `${hit.place.name}, ${hit.place.state}: ${hit.rest}`
}

describe('a place in the words of a search', () => {
  test.each([
    ['tomato pune', 'Pune, Maharashtra: tomato'],
    ['टमाटर पुणे', 'Pune, Maharashtra: टमाटर'],
    ['पुणे में टमाटर', 'Pune, Maharashtra: टमाटर'],
    ['पुणे के पास ताज़ा टमाटर', 'Pune, Maharashtra: ताज़ा टमाटर'],
    ['tamatar pune mein', 'Pune, Maharashtra: tamatar'],
    ['onions near Nashik', 'Nashik, Maharashtra: onions'],
    ['in ludhiana wheat seed', 'Ludhiana, Punjab: wheat seed'],
    ['rotavator navi mumbai', 'Navi Mumbai, Maharashtra: rotavator'],
    ['fresh onion lasalgaon', 'Lasalgaon, Maharashtra: fresh onion'],
    ['rice tanjore', 'Thanjavur, Tamil Nadu: rice'],
    ['Nashik', 'Nashik, Maharashtra: '],
    ['wheat aurangabad bihar', 'Aurangabad, Bihar: wheat'],
    ['गेहूँ बिलासपुर छत्तीसगढ़', 'Bilaspur, Chhattisgarh: गेहूँ'],
    ['apple mandi himachal', 'Mandi, Himachal Pradesh: apple'],
  ])('"%s"', (q, expected) => {
    expect(understood(q)).toBe(expected)
  })

  test.each([
    ['a variety named after a place', 'Sopore apple'],
    ['another', 'nagpur orange'],
    ['a mango', 'mango malda'],
    ['a fruit of a town', 'नागपुर के संतरे'],
    ['a market', 'onion mandi'],
    ['a Hindi word', 'बीज गया'],
    ['two places of one name', 'wheat aurangabad'],
    ['a crop', 'gram'],
    ['a pulse', 'urad dal'],
    ['a moth bean', 'moth'],
    ['a misspelt place', 'tomato poone'],
    ['nothing', ''],
    ['signs', '%% !!'],
  ])('%s is left to the search: "%s"', (_name, q) => {
    expect(understood(q)).toBeNull()
  })

  test('no name of a crop is a place, alone or after another word', () => {
    const names = calendarCrops().flatMap(({ name, alsoCalled }) => [
      name.en,
      name.hi,
      ...alsoCalled,
    ])
    expect(names.length).toBeGreaterThan(200)
    expect(names.filter((name) => findPlaceInWords(name))).toEqual([])
    expect(names.filter((name) => findPlaceInWords(`fresh ${name}`))).toEqual([])
  })
})

test.each([
  ['केला महाराष्ट्र', 'केला Maharashtra'],
  ['उत्तर प्रदेश का गेहूँ', 'Uttar Pradesh का गेहूँ'],
  ['gehu mp', 'gehu Madhya Pradesh'],
  ['अदरक मिजोरम', 'अदरक Mizoram'],
  ['अदरक मिज़ोरम', 'अदरक Mizoram'],
  ['wheat punjab', 'wheat Punjab'],
  ['mp', 'mp'],
  ['up to date seed drill', 'up to date seed drill'],
  ['टमाटर', 'टमाटर'],
])('a state is searched by its English name: %s becomes %s', (q, expected) => {
  expect(withEnglishState(q)).toBe(expected)
})
