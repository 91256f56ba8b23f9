import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { aspectPassage } from '../../knowledge/advisor-aspect-passages.policy.ts'
import type { AdvisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'
import {
  cropFamilies,
  cropsByPart,
  widelyGrownCrops,
} from '../../understanding/advisor-crop-families.data.ts'
import type { CropAspect } from '../../understanding/aspects/advisor-aspects.data.ts'
import { tokenize } from '../../understanding/words/advisor-token.policy.ts'
import { createWordSet } from '../../understanding/words/advisor-word-set.policy.ts'
import type { Choice, CropAnswer } from './advisor-decision.ts'

/** Crops that many farmers grow, offered when nothing in the question says which one is meant. */
const commonCrops = ['wheat', 'rice', 'tomato', 'potato', 'cotton', 'chilli', 'mustard', 'maize']
export const maxChoices = 6

const shortName = (name: string) => (name.split(/[(),]/)[0] ?? name).trim()

/** The name of a crop without what stands in brackets. */
export function cropName(id: string, language: 'en' | 'hi'): string {
  const crop = calendarCrops().find((each) => each.id === id)
  return crop ? shortName(crop.name[language]) : id
}

type CropGroup = (typeof cropFamilies)[number]
const readGroups = (groups: readonly CropGroup[]) =>
  groups.map(({ words, crops }) => ({
    words: createWordSet(words, false),
    crops: crops.split(' '),
  }))
const families = readGroups(cropFamilies)
const bearers = readGroups(cropsByPart)

/**
 * The crops of the groups that a message names, the commonest first; of none, those that bear the part of the plant which it names:
 * "fruits are dropping".
 */
const cropsOfNamedFamilies = (message: string) => {
  const tokens = tokenize(message)
  const cropsOf = (groups: typeof families) =>
    groups
      .filter(({ words }) => tokens.some((token) => words.has(token)))
      .flatMap(({ crops }) => crops)
  const named = cropsOf(families)
  return named.length > 0 ? named : cropsOf(bearers)
}

/** Of the crops that come into question, those of the group that the message names; all of the group if none are. */
function offeredCrops(message: string, ids: readonly string[]): readonly string[] {
  const ofFamily = [...new Set(cropsOfNamedFamilies(message))]
  if (ofFamily.length === 0) return ids.length > 0 ? ids : commonCrops
  const inBoth = ofFamily.filter((id) => ids.includes(id))
  return inBoth.length > 0 ? inBoth : ofFamily
}

/** The crops whose pages tell of one of these problems, those first that most farmers grow. */
export function cropsWithProblem(
  { lexicon }: AdvisorKnowledge,
  problems: readonly string[],
): string[] {
  const having = new Set(
    lexicon.cropProblems
      .filter(({ entries }) => problems.some((problem) => entries.has(problem)))
      .map(({ crop }) => crop),
  )
  const common = widelyGrownCrops.split(' ').filter((id) => having.has(id))
  return [...new Set([...common, ...having])]
}

/** Buttons for crops, each of which sends the question again with the crop's name. */
export function cropChoices(
  message: string,
  ids: readonly string[],
  /** The misspelt word that the crop's name replaces. */
  replacedWord?: string,
): Choice[] {
  const offered = offeredCrops(message, ids)
  const write = (id: string, language: 'en' | 'hi') => {
    const name = cropName(id, language)
    const question = replacedWord ? message.replace(replacedWord, name) : `${name}: ${message}`
    return { label: name, message: question }
  }
  return offered.slice(0, maxChoices).map((id) => ({ en: write(id, 'en'), hi: write(id, 'hi') }))
}

/** Buttons for problems of a crop, each of which asks for the remedy against one. */
export const problemChoices = (problems: readonly Passage[]): Choice[] =>
  problems.slice(0, maxChoices).map(({ title }) => {
    const [cropEn = '', ...en] = title.en.split(': ')
    const [cropHi = '', ...hi] = title.hi.split(': ')
    const [nameEn, nameHi] = [en.join(': '), hi.join(': ')]
    return {
      en: { label: nameEn, message: `${nameEn} in ${shortName(cropEn)}: what helps?` },
      hi: { label: nameHi, message: `${shortName(cropHi)} में ${nameHi} का इलाज` },
    }
  })

/** A button for each aspect: its label and the words that ask for it. */
const aspectButtons: Record<CropAspect | 'problems', Record<'en' | 'hi', [string, string]>> = {
  sowing: { en: ['When to sow', 'when to sow'], hi: ['कब बोएँ', 'कब बोएँ'] },
  seed: { en: ['Seed', 'how much seed'], hi: ['बीज', 'कितना बीज लगेगा'] },
  spacing: { en: ['Spacing', 'spacing'], hi: ['दूरी', 'पौधों की दूरी'] },
  water: { en: ['Water', 'irrigation'], hi: ['सिंचाई', 'सिंचाई कब करें'] },
  fertiliser: { en: ['Fertiliser', 'fertiliser'], hi: ['खाद', 'खाद कितनी डालें'] },
  problems: { en: ['Pests and diseases', 'pests and diseases'], hi: ['कीट और रोग', 'कीट और रोग'] },
  varieties: { en: ['Varieties', 'varieties'], hi: ['किस्में', 'किस्में'] },
  weeds: { en: ['Weeds', 'weeds'], hi: ['खरपतवार', 'खरपतवार'] },
  harvest: { en: ['Harvest', 'when to harvest'], hi: ['कटाई', 'कटाई कब करें'] },
  yield: { en: ['Yield', 'yield'], hi: ['पैदावार', 'पैदावार'] },
  duration: { en: ['Days until harvest', 'duration'], hi: ['कितने दिन में', 'अवधि कितने दिन'] },
  storage: { en: ['Storage', 'storage'], hi: ['भंडारण', 'भंडारण'] },
  soil: { en: ['Soil', 'what soil'], hi: ['मिट्टी', 'मिट्टी कैसी हो'] },
  climate: { en: ['Climate', 'climate'], hi: ['जलवायु', 'जलवायु'] },
  general: { en: ['Overview', 'how to grow'], hi: ['खेती की जानकारी', 'खेती कैसे करें'] },
}

/** Offered when nothing in the question points to an aspect; the last ones where a page has not all of the others. */
const usualAspects = [
  ...(['sowing', 'seed', 'water', 'fertiliser', 'problems', 'varieties'] as const),
  ...(['harvest', 'soil', 'general'] as const),
]

/** Whether a button for it gets an answer. Guides tell of weeds, and every page of a crop of its problems. */
const hasAnswer = (knowledge: AdvisorKnowledge, crop: string, aspect: CropAspect | 'problems') =>
  aspect === 'problems' ||
  aspect === 'weeds' ||
  aspectPassage(knowledge, crop, aspect) !== undefined

/**
 * Buttons for what the page of a crop tells.
 * @param likely what the question may ask for, the most likely first; these come first.
 */
export const aspectChoices = (
  knowledge: AdvisorKnowledge,
  crop: string,
  likely: readonly CropAspect[] = [],
): Choice[] =>
  [...new Set([...likely, 'problems' as const, ...usualAspects])]
    .filter((aspect) => hasAnswer(knowledge, crop, aspect))
    .slice(0, maxChoices)
    .map((aspect) => aspectButtons[aspect])
    .map(({ en, hi }) => ({
      en: { label: en[0], message: `${cropName(crop, 'en')}: ${en[1]}` },
      hi: { label: hi[0], message: `${cropName(crop, 'hi')}: ${hi[1]}` },
    }))

/** Buttons for words that may be the place whose weather is meant: a town that is on no list. */
export const placeChoices = (words: readonly string[]): Choice[] =>
  words.slice(0, maxPlaceChoices).map((word) => ({
    en: { label: word, message: `weather in ${word}` },
    hi: { label: word, message: `${word} में मौसम` },
  }))
const maxPlaceChoices = 3

/** A button that opens a passage by its title. */
export const passageChoice = ({ title }: Passage): Choice => ({
  en: { label: title.en, message: title.en },
  hi: { label: title.hi, message: title.hi },
})

/** The button that puts a wrong guess right: the same question, about another crop. */
export const otherCropChoice = (message: string): Choice => ({
  en: { label: 'Another crop', message: `${message} (another crop)` },
  hi: { label: 'दूसरी फ़सल', message: `${message} (दूसरी फ़सल)` },
})

/** A button for prices, offers or machines, or for the weather of a place. */
function lookUpChoice({ intents, crops, place }: LookUp): Choice[] {
  const [crop] = crops
  const choice = (en: string, hi: string): Choice[] => [
    { en: { label: en, message: en }, hi: { label: hi, message: hi } },
  ]
  switch (intents[0]) {
    case 'price':
      return crop
        ? choice(`Price of ${cropName(crop, 'en')}`, `${cropName(crop, 'hi')} का भाव`)
        : []
    case 'cropListings':
      return crop
        ? choice(`${cropName(crop, 'en')} for sale`, `${cropName(crop, 'hi')} खरीदना है`)
        : []
    case 'rental':
      return choice('Machines to rent', 'किराए पर मशीन चाहिए')
    case 'weather':
      return choice(`Weather in ${place}`, `${place} में मौसम`)
    default:
      return []
  }
}
type LookUp = Extract<CropAnswer, { kind: 'look-up' }>

/** A button for an answer, which gives it when it is pressed; none for small talk, questions back and refusals. */
export function answerChoice(act: CropAnswer): Choice[] {
  if (act.kind === 'look-up') return lookUpChoice(act)
  return act.kind === 'passages' ? act.passages.slice(0, 1).map(passageChoice) : []
}
