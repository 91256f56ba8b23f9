import { expect, test } from 'vitest'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { readIntents } from './intents/advisor-intents.policy.ts'
import { placeOfWeatherQuestion } from './intents/advisor-places.policy.ts'

const day = new Date('2026-11-20T06:00:00Z')
const parseQuestion = (message: string) => advisorKnowledge().parseQuestion(message, undefined, day)

test.each([
  ['wheet sowing time', 'wheat'],
  ['sugercane seed', 'sugarcane'],
  ['tamater me khad', 'tomato'],
  ['bhendi lagane ka time', 'okra'],
  ['cotten price', 'cotton'],
])('the misspelt "%s" is understood as a question about %s', (message, crop) => {
  expect(parseQuestion(message).crops).toEqual([crop])
})

test('a word as near to several names as to one another is asked about, with each name in its place', () => {
  const { crops, ambiguousCrops, misspeltWord } = parseQuestion('karla sowing time')
  expect({ crops, misspeltWord }).toEqual({ crops: [], misspeltWord: 'karla' })
  expect(ambiguousCrops).toEqual(['bitter-gourd', 'niger'])
  expect(parseQuestion('wheet sowing time').misspeltWord).toBeNull()
})

test('a name of several crops is asked about, with each of them to choose', () => {
  const { crops, ambiguousCrops, misspeltWord } = parseQuestion('tori kab boye')
  expect({ crops, misspeltWord }).toEqual({ crops: [], misspeltWord: null })
  expect(ambiguousCrops).toEqual(['mustard', 'ridge-gourd'])
  expect(parseQuestion('beans sowing time').ambiguousCrops).toContain('french-bean')
})

test.each(['gurmula me kida', 'zorbaberry cultivation', 'टरकोनी में खाद'])(
  'no crop is read into "%s", whose unknown word is known to be unknown',
  (message) => {
    const { crops, mended, unknownWords } = parseQuestion(message)
    expect({ crops, mended }).toEqual({ crops: [], mended: null })
    expect(message).toContain(unknownWords[0])
  },
)

test('a crop that is only mentioned, or part of the name of a pest, is not what a question is about', () => {
  expect(parseQuestion('धनिया कब बोएं धान के बाद').crops).toEqual(['coriander'])
  expect(parseQuestion('sow mustard after harvesting paddy').crops).toEqual(['mustard'])
  expect(parseQuestion('sow mustard after the paddy').crops).toEqual(['mustard'])
  expect(parseQuestion('tobacco caterpillar in cauliflower').crops).toEqual(['cauliflower'])
  expect(parseQuestion('tomato 10 gram per litre').crops).toEqual(['tomato'])
  expect(parseQuestion('gram wilt').crops).toEqual(['chickpea'])
  expect(parseQuestion('black gram wilt').crops).toEqual(['black-gram'])
})

test.each([
  ['Is it too hot to spray today?', ['weather']],
  ['आज छिड़काव करूं?', ['weather']],
  ['can I spray in Nagpur tomorrow', ['weather']],
  ['how many days after spraying can I harvest', []],
  ['आज टमाटर में कीड़े के लिए क्या छिड़कें', []],
  ['wheat price in Punjab', ['price']],
  ['potato price and weather in Agra', ['price', 'weather']],
  ['tractor on rent', ['rental']],
  ['apna tractor kiraye par dena hai', ['rentingOut']],
  ['आलू खरीदना है', ['cropListings']],
  ['santra ke liye kaisa mausam chahiye', []],
])('"%s" asks for %j', (message, intents) => {
  expect(readIntents(parseQuestion(message))).toEqual(intents)
})

test.each([
  ['Is it too hot to spray today?', ''],
  ['can I spray in Nagpur tomorrow', 'Nagpur'],
  ['नागपुर में आज छिड़काव करूं?', 'नागपुर'],
  ['weather in Atlantis', 'Atlantis'],
  ['पटना में आज बारिश होगी क्या', 'पटना'],
  ['पटना का मौसम बताइए', 'पटना'],
])('"%s" asks for the weather in "%s"', (message, place) => {
  expect(placeOfWeatherQuestion(parseQuestion(message))).toBe(place)
})

test('a sound is no name where the spelling differs by half, or beside an animal', () => {
  expect(parseQuestion('monk seed rate').crops).toEqual([])
  expect(parseQuestion('bakri ko teeka kab lagaye').crops).toEqual([])
  expect(parseQuestion('tamater me khad').crops).toEqual(['tomato'])
})

test('nouns of deeds in "ayi" are those in "ai", and tinda of cotton is a boll', () => {
  expect(parseQuestion('alsi ki katayi ka samay').aspects).toContain('harvest')
  expect(parseQuestion('कपास के टिंडों में गुलाबी कीड़ा').crops).toEqual(['cotton'])
})
