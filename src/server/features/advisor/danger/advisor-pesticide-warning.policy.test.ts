import { expect, test } from 'vitest'
import { pesticideBansByCrop } from '#server/features/calendar/pesticide-bans.data.ts'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { tokenize } from '../understanding/words/advisor-token.policy.ts'
import { namesBannedPesticide } from './advisor-pesticide-warning.policy.ts'

const knowledge = advisorKnowledge()

const answeredPassage = (question: string) => {
  const decision = decideAlone(question)
  return decision.kind === 'passages' ? decision.passages[0]?.id : decision.kind
}

test.each([
  'gehu me celphos kitni goli',
  'सल्फास की गोली गेहूं में कितनी रखें',
  'चावल में सल्फास',
  'how many celphos tablets in a drum of gram',
  'celphos dose for wheat storage',
  'celphos tablets per quintal',
  'aluminium phosphide in rice storage at home',
])('whoever asks about fumigation tablets is told who may use them: "%s"', (question) => {
  expect(answeredPassage(question)).toBe('guide/storage-grain-pests')
})

test('the guide to insects in stored grain says in both languages that the tablets kill in a house', () => {
  const text = knowledge.passageById('guide/storage-grain-pests')?.text
  expect(text?.en).toMatch(/only for licensed fumigators.*never in a house: it has killed families/)
  expect(text?.hi).toMatch(/केवल लाइसेंस वाले.*घर में कभी नहीं/)
})

test.each([
  ['my brother ate celphos', 'poisoning'],
  ['सल्फास खा लिया', 'poisoning'],
  ['gas from celphos in room we feel headache', 'poisoning'],
  ['have sulphas tablet in my pocket since morning', 'distress'],
  ['i bought sulphas today. not for the wheat', 'distress'],
  ['maa celphos khane ki dhamki deti hai', 'distress'],
  ['celphos wale gehu ki roti kha sakte hai', 'poisoning'],
])('a danger by the tablets comes before the guide: "%s"', (question, danger) => {
  expect(decideAlone(question)).toMatchObject({ kind: 'emergency', danger })
})

test.each([
  'malathion in okra',
  'malathion in brinjal',
  'भिंडी में मैलाथियान',
  'chlorpyriphos in lemon',
  'quinalphos in jute',
  'quinalphos in sorghum',
  'mancozeb in guava',
  'amrud me mancozeb',
  'rogor in apple',
])('a pesticide that is banned on the crop gets the guide to banned ones: "%s"', (question) => {
  expect(answeredPassage(question)).toBe('guide/banned-pesticides')
})

test.each(['malathion in wheat', 'mancozeb in potato', 'quinalphos in rice', 'rogor in mustard'])(
  'on another crop it does not: "%s"',
  (question) => {
    expect(answeredPassage(question)).not.toBe('guide/banned-pesticides')
  },
)

test('the guide to banned pesticides names each pesticide that is banned on some crops, in both languages', () => {
  const { lexicon, passageById } = knowledge
  const text = passageById('guide/banned-pesticides')?.text ?? { en: '', hi: '' }
  const namesOf = (language: 'en' | 'hi') =>
    tokenize(text[language]).map((token) => lexicon.substances.matchWindow([token])?.id)
  for (const pesticide of Object.keys(pesticideBansByCrop)) {
    expect(namesOf('en'), pesticide).toContain(pesticide)
    expect(namesOf('hi'), pesticide).toContain(pesticide)
  }
})

test.each([
  'furadan',
  'furadan dose',
  'furadan in sugarcane',
  'carbofuran in paddy',
  'फ्यूराडान',
  'कार्बोफ्यूरान',
  'कार्बोफ्यूरॉन की मात्रा',
  'nuvan',
  'नुवान',
  'thimet',
  'is paraquat banned in india',
  'paraquat dose',
  'is glyphosate banned in india',
  'glyphosate ban hai kya',
  'क्या ग्लाइफोसेट प्रतिबंधित है',
  'is chlorpyrifos banned',
])('the guide to banned pesticides answers "%s"', (question) => {
  expect(answeredPassage(question)).toBe('guide/banned-pesticides')
})

test('the guide to banned pesticides tells of glyphosate, paraquat and basmati', () => {
  const text = knowledge.passageById('guide/banned-pesticides')?.text
  for (const name of ['glyphosate', 'Paraquat', 'no antidote', 'basmati', 'tricyclazole'])
    expect(text?.en).toContain(name)
  for (const name of ['ग्लाइफोसेट', 'पैराक्वाट', 'एंटीडोट', 'बासमती', 'ट्राइसाइक्लाजोल'])
    expect(text?.hi).toContain(name)
})

test.each(['ग्लाइफोसेट', 'roundup dose', 'glyphosate in tea'])(
  'the guide to weeds says who may spray glyphosate: "%s"',
  (question) => {
    expect(answeredPassage(question)).toBe('guide/weeds')
    expect(knowledge.passageById('guide/weeds')?.text.en).toContain('pest control operators')
  },
)

test.each([
  ['rogor dose in mustard', 'dimethoate'],
  ['coragen in rice', 'chlorantraniliprole'],
  ['plantomycin in tomato', 'streptocycline'],
])('a trade name is known: "%s"', (question, substance) => {
  expect(knowledge.parseQuestion(question, undefined, new Date()).substances).toEqual([substance])
})

test('a text is warned of where it names a banned pesticide, or one that is banned on its crop', () => {
  const isWarned = (text: string, crops: readonly string[] = []) =>
    namesBannedPesticide(knowledge, text, crops)
  expect(isWarned('Spray monocrotophos.')).toBe(true)
  expect(isWarned('Spray mancozeb 75 WP 2.5 g a litre.', ['guava'])).toBe(true)
  expect(isWarned('अमरूद पर मैंकोजेब छिड़कें।')).toBe(true)
  expect(isWarned('Spray mancozeb 75 WP 2.5 g a litre.', ['potato'])).toBe(false)
  expect(isWarned('Spray mancozeb on potato. Guava is pruned in May.', ['guava'])).toBe(false)
})
