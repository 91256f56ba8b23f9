import type { QuestionReading } from '../classifier/advisor-models.service.ts'
import { checkedGuides } from '../danger/advisor-danger-guides.policy.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { hasThanks } from '../understanding/advisor-small-talk.policy.ts'
import {
  asksRentOfStore,
  comparesEquipment,
  equipmentToChoose,
} from '../understanding/intents/advisor-equipment-choice.policy.ts'
import { asksSeasonOfCrop } from '../understanding/intents/advisor-far-weather.policy.ts'
import {
  asksPriceOfSeed,
  asksRateOfSubstance,
} from '../understanding/intents/advisor-goods-price.policy.ts'
import { hasWord } from '../understanding/intents/advisor-intent-words.policy.ts'
import { placeOfPriceQuestion } from '../understanding/intents/advisor-places.policy.ts'
import { asksForIrrigation } from '../understanding/intents/advisor-sky-and-water.policy.ts'
import { tellsOfPastRain } from '../understanding/intents/advisor-weather-damage.policy.ts'
import {
  answerFrom,
  askFor,
  type Candidate,
  type CandidateKind,
  isAspectClass,
  likeliest,
  minProbability,
  passageCandidate,
} from './outcome/advisor-candidate.ts'
import { aspectChoices, cropChoices, passageChoice } from './outcome/advisor-choices.policy.ts'
import type { Choice, CropAnswer } from './outcome/advisor-decision.ts'
import { namedGuides } from './page-names/advisor-guides.policy.ts'
import { unknownSubject } from './page-names/advisor-unknown-subjects.policy.ts'
import { decideAppQuestion } from './service-questions/advisor-app-decision.policy.ts'
import { decideSchemeQuestion } from './service-questions/advisor-scheme-decision.policy.ts'
import { decideWeatherPlace } from './service-questions/advisor-weather-place.policy.ts'

/** Without a crop "kal" alone may be yesterday, so words of a day do not count. */
const skyWords = ['weather', 'sky', 'water', 'fall', 'spray'] as const
const weatherWords = [...skyWords, 'future', 'forecast', 'day'] as const
const maxSmallTalkWords = 12
/** A greeting may sound like a crop: "ram ram bhai saab", seb. */
const minSmallTalkProbabilityBesideCrop = 0.5
/** Minimum probability (0–1) of a question about animals before the advisor says that it only knows crops. */
const minAnimalsProbability = 0.2
/** "Bathua sowing time" asks about bathua, not about the month. */
const minMonthProbability = 0.1

const lookUp = (
  kind: CandidateKind,
  intent: 'price' | 'weather' | 'cropListings' | 'rental',
  crops: readonly string[],
  place: string,
): Candidate => ({
  key: kind,
  kind,
  act: { kind: 'look-up', intents: [intent], crops, place },
  byRules: false,
})

/** Buttons for guides that name what a question chooses from. */
const maxGuides = 2

/** Says that no page compares the equipment that a question chooses from, and offers what there is to rent; null for any other question. */
function decideEquipmentChoice(knowledge: AdvisorKnowledge, question: Question): CropAnswer | null {
  const name = equipmentToChoose(question)
  if (name === null) return null
  const joined = (text: string) => text.toLowerCase().replaceAll(' ', '')
  const equipmentWords = new Set(name.split(/[ ,]+/))
  // "Which, without burning the straw": the guide to stubble names both.
  const isInGuide = namedGuides(knowledge, question).some(
    ({ isOwn, words, guide }) =>
      isOwn &&
      words.some(({ folded }) => !equipmentWords.has(folded)) &&
      name.split(', ').every((each) => joined(guide.text.en).includes(joined(each))),
  )
  if (isInGuide) return null
  const named = name.split(', ')
  const guides = knowledge.passages.filter(
    ({ id, text }) =>
      id.startsWith('guide/') &&
      !checkedGuides.has(id) &&
      named.some((each) => text.en.toLowerCase().includes(each)),
  )
  const [first = ''] = named
  const rental: Choice = {
    en: { label: 'For rent near you', message: `${first} for rent` },
    hi: { label: 'किराए पर देखें', message: `${first} किराए पर` },
  }
  return {
    kind: 'refuse',
    reason: 'unknown',
    name,
    crop: null,
    subject: { en: `choosing a machine (${name})`, hi: `मशीन चुनने (${name})` },
    choices: [rental, ...guides.slice(0, maxGuides).map(passageChoice)],
    isSure: true,
    isFinal: true,
  }
}

/**
 * Decides a question about fraud, this site, the details of a scheme, or about which equipment to choose: no page of a crop answers it,
 * whatever crop it names.
 */
export const decideServiceQuestion = (knowledge: AdvisorKnowledge, question: Question) =>
  decideAppQuestion(knowledge, question) ??
  decideSchemeQuestion(knowledge, question) ??
  decideEquipmentChoice(knowledge, question)

/** Prices, offers, machines, the weather, what to sow now and small talk, where the models find them. */
export function serviceCandidates(
  knowledge: AdvisorKnowledge,
  question: Question,
  { class: classes }: QuestionReading,
  home: string,
): Candidate[] {
  const { crops, tokens } = question
  const isLikely = (name: string) => (classes.get(name) ?? 0) > minProbability
  const candidates: Candidate[] = []
  // Mandis report no prices of fertilisers, pesticides and seed.
  const isPriceOfCrop = asksRateOfSubstance(question) === null && !asksPriceOfSeed(question)
  if (isLikely('price') && crops.length > 0 && isPriceOfCrop)
    candidates.push(lookUp('price', 'price', crops, placeOfPriceQuestion(question)))
  if (isLikely('listings') && crops.length > 0)
    candidates.push(lookUp('listings', 'cropListings', crops, ''))
  if (isLikely('rental') && !comparesEquipment(question) && !asksRentOfStore(question))
    candidates.push(lookUp('rental', 'rental', crops, ''))
  const isAboutSky =
    !asksForIrrigation(question) && !asksSeasonOfCrop(question) && !tellsOfPastRain(question)
  if (isLikely('weather') && isAboutSky) {
    const { ask, place } = decideWeatherPlace(question, home)
    // "When is it wrong to prune mango" asks for no weather, whatever the model says.
    const mayAskPlace = hasWord(question, ...(crops.length === 0 ? skyWords : weatherWords))
    if (place) candidates.push(lookUp('weather', 'weather', crops, place))
    else if (ask && mayAskPlace)
      candidates.push({ key: 'askPlace', kind: 'askPlace', act: ask, byRules: false })
  }
  if ((classes.get('sowingNow') ?? 0) > minMonthProbability && crops.length === 0) {
    const [month] = knowledge.search(question, { isSearched: ({ id }) => id.startsWith('month/') })
    if (month)
      candidates.push(passageCandidate([month.passage], answerFrom([month.passage]), false))
  }
  const minSmallTalk = crops.length > 0 ? minSmallTalkProbabilityBesideCrop : minProbability
  if ((classes.get('smallTalk') ?? 0) > minSmallTalk && tokens.length <= maxSmallTalkWords)
    candidates.push({
      key: 'smallTalk',
      kind: 'smallTalk',
      act: { kind: 'small-talk', reply: hasThanks(tokens) ? 'thanks' : 'greeting' },
      byRules: false,
    })
  return candidates
}

/** Questions back and refusals, one of which is given when no answer is certain. */
export function adviceFreeCandidates(
  knowledge: AdvisorKnowledge,
  question: Question,
  reading: QuestionReading,
): Candidate[] {
  const { crops, message, things, unknownWords } = question
  const [crop = null] = crops
  const likelyAspects = likeliest(reading.class).flatMap(([name]) =>
    isAspectClass(name) ? [name] : [],
  )
  const choices = crop ? aspectChoices(knowledge, crop, likelyAspects) : cropChoices(message, [])
  const questionBack: Candidate = crop
    ? {
        key: 'askAspect',
        kind: 'askAspect',
        act: askFor('aspect', { crop, choices }),
        byRules: false,
      }
    : { key: 'askCrop', kind: 'askCrop', act: askFor('crop', { choices }), byRules: false }
  const refusal = (kind: CandidateKind, act: Extract<CropAnswer, { kind: 'refuse' }>) => ({
    key: kind,
    kind,
    act,
    byRules: false,
  })
  return [
    questionBack,
    refusal(
      'refusal',
      crop
        ? {
            kind: 'refuse',
            reason: 'not-on-page',
            name: '',
            crop,
            choices,
          }
        : { kind: 'refuse', reason: 'unknown', name: '', crop: null },
    ),
    // Where an animal is named, the rules tell whether the question is about it.
    ...(things.some(({ kind }) => kind === 'animal') ||
    (reading.class.get('animals') ?? 0) < minAnimalsProbability
      ? []
      : [refusal('animals', { kind: 'refuse', reason: 'animals', name: '', crop: null })]),
    ...(unknownWords.length > 0
      ? [
          refusal('namedRefusal', {
            kind: 'refuse',
            reason: 'unknown',
            name: unknownSubject(question),
            crop,
            ...(crop ? { choices } : {}),
          }),
        ]
      : []),
  ]
}
