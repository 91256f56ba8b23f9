import { describe, expect, test } from 'vitest'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'

describe('the bite of a snake or the sting of a scorpion in a person is an emergency', () => {
  test.each([
    'saanp ne kaat liya',
    'saap kat liya hai jaldi batao',
    'sap ne kaat liya',
    'sanp katle ba ka kari',
    'snake bit me in the field',
    "A snake has bitten my brother's foot while irrigating",
    'krait bit my father at night',
    'snakebite what to do',
    'should i cut and suck a snake bite',
    'is there antivenom for snake bite near me',
    'viper ne pair me kaat liya',
    'saanp kaate to kya kare',
    'khet me kaam karte samay mujhe saanp ne dasa',
    'dhan kaatte samay saanp ne kaat liya',
    'saanp ne kaata mar jaunga kya',
    'saap chavla shetat',
    'साँप ने काट लिया',
    'सांप काट ले तो क्या करें',
    'मेरे भाई को नाग ने डस लिया',
    'सर्पदंश का इलाज',
    'bichhu ne dank mara',
    'bichu ne maar diya haath me',
    'bicchu kat liya bachche ko',
    'scorpion sting first aid',
    'my son was stung by a scorpion in the cowshed',
    'बिच्छू ने डंक मार दिया',
    'विंचू चावला काय करावे',
  ])('%j', (question) => {
    expect(decideAlone(question)).toMatchObject({
      kind: 'emergency',
      danger: 'snakeBite',
      passages: [{ id: 'guide/snake-bite' }],
    })
  })

  test.each([
    'something bit me in the field and my leg is swelling',
    'kuch kaat liya pair me khet me sujan aa gayi',
  ])('%j may be a snake', (question) => {
    expect(decideAlone(question)).toMatchObject({ kind: 'emergency', danger: 'snakeBite' })
  })

  test.each([
    'snake bit my cow and my son',
    'meri gaay ko saanp ne kaat liya aur mere bete ko bhi kaata',
    'the snake that bit our goat was killed, then another bit my wife',
  ])('%j tells of a person beside an animal', (question) => {
    expect(decideAlone(question)).toMatchObject({ kind: 'emergency', danger: 'snakeBite' })
  })
})

test.each([
  'saanp ne gaay ko kaat liya',
  'snake bit my cow',
  'my buffalo was bitten by a snake',
  'meri gaay ko saanp ne kaata bhai kya karu',
  'मेरी भैंस को साँप ने काट लिया',
  'snakes in my store how to keep away',
])('%j is about animals', (question) => {
  expect(decideAlone(question)).toMatchObject({ kind: 'refuse', reason: 'animals' })
})

test.each([
  'snake gourd sowing time',
  'snake gourd is bitten by insects',
  'saanp dikha ghas kaat rahe the',
  'khet me saanp bahut hai kaise bhagaye',
  'saanp ko maar diya khet me',
  'bichhu ghas kaise khatam kare',
  'snake plant water',
  'dhan ke tane par saanp jaise dhabbe',
  'are snakes a bit useful for rats',
  'rats bit the wires',
  'kuch keede patte kaat dete hain',
  'saanp kaatne se maut par muawza kitna',
])('%j tells of no bite', (question) => {
  expect(decideAlone(question).kind).not.toBe('emergency')
})
