import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { ChatQuery, DecidedQuestion } from '../conversation/advisor-query.ts'
import { cropName } from '../decision/outcome/advisor-choices.policy.ts'
import { qualifiersOf } from '../decision/requested-subjects/advisor-qualifiers.policy.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import { stateName } from '../knowledge/advisor-sowing-passages.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { isAspectWord } from '../understanding/aspects/advisor-aspect-words.policy.ts'
import { isBareQuestionWord } from '../understanding/aspects/advisor-context-words.policy.ts'
import {
  asksFarAhead,
  readMonsoonQuestion,
} from '../understanding/intents/advisor-far-weather.policy.ts'
import { asksPriceOutlook } from '../understanding/intents/advisor-goods-price.policy.ts'
import {
  highHills,
  varietyWord,
  yearsOfAge,
  youngPlants,
} from '../understanding/words/advisor-scope-words.data.ts'
import { stateOf } from './advisor-area.policy.ts'
import { farWeather, monsoonText } from './advisor-monsoon-dates.data.ts'

type Line = Record<Language, string>

const isSowing = ({ id }: Passage) => id.endsWith('/sowing')

/** Dates of sowing that are not those of the place that a question names. */
function placeLine({ question, decision }: DecidedQuestion, query: ChatQuery): Line | null {
  if (decision.kind !== 'passages') return null
  const sowing = decision.passages.find(isSowing)
  if (!sowing) return null
  if (highHills.test(question.message))
    return {
      en: 'These dates are for lower places. In the high, cold hills sowing waits for the snow to go: ask your KVK for the dates there.',
      hi: 'ये तारीखें निचले इलाकों की हैं। ऊँचे, ठंडे पहाड़ों में बुवाई बर्फ़ हटने पर होती है: वहाँ की तारीख अपने कृषि विज्ञान केंद्र से पूछें।',
    }
  const state = stateOf(question, query)
  const hasDates = sowing.stateTexts?.some(({ states }) => state !== null && states.includes(state))
  if (state === null || hasDates !== false) return null
  return {
    en: `My page has no dates for ${stateName(state, 'en')}; these are for the states that it names.`,
    hi: `${stateName(state, 'hi')} की तारीखें मेरे पन्ने में नहीं हैं; ये उन्हीं राज्यों की हैं जिनके नाम लिखे हैं।`,
  }
}

const fullGrown =
  /\b(?:mature|full-grown|bearing|adult)\b|\bof \d+ years? (?:or more|and)|\bof more than \w+ years|\bfrom the \w+ year|years? (?:on|and older)\b/i
const tellsOfYoungPlants =
  /\byoung|year of age|each year|\bfirst year|\bsecond year|1st year|years? old\b|\bat \d+ years?\b/i
/** From this age on trees count as grown where the page names none. */
const usualGrownYears = 8

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

/** The age in years from which on the amounts of a page hold. */
function grownYears(text: string): number {
  const { ordinal, years, later, over } =
    /from the (?<ordinal>\w+) year|of (?<years>\d+) years? (?:or more|and)|(?<later>\d+) years? (?:on|and older)\b|of more than (?<over>\w+) years/i.exec(
      text,
    )?.groups ?? {}
  const numbered = Number(years ?? later ?? /\d+/.exec(ordinal ?? '')?.[0])
  const counted = ordinals.indexOf(ordinal?.toLowerCase() ?? '') + 1
  return counted || numbered || (over && yearsIn(over)) || usualGrownYears
}

/** The words for 1, 2 and so on. */
const numberWords = new Map(
  'one ek एक,two do दो,three teen tin तीन,four char chaar चार,five paanch panch पाँच,six chhah chhe छह छः,seven saat सात,eight aath आठ,nine nau नौ,ten das दस'
    .split(',')
    .flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
)

const yearsIn = (age: string) =>
  numberWords.get(age.toLowerCase().replace('ां', 'ाँ')) ??
  Number(age.replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - '०'.charCodeAt(0)}`))

/** Whether a question tells of plants that are not yet as old as those of a text. */
function tellsOfYoung({ message }: Question, text: string): boolean {
  const { years, hindi, aged } = yearsOfAge.exec(message)?.groups ?? {}
  const age = years ?? hindi ?? aged
  return age === undefined ? youngPlants.test(message) : yearsIn(age) < grownYears(text)
}

const isPerennial = (id: string) =>
  calendarCrops().some(
    (crop) => crop.id === id && crop.windows.some((window) => window.season === 'perennial'),
  )

/** The dose of grown plants where a question tells of young ones. */
function ageLine({ question, decision }: DecidedQuestion): Line | null {
  const [crop] = question.crops
  if (decision.kind !== 'passages' || crop === undefined || !isPerennial(crop)) return null
  const dose = decision.passages.find(({ id }) => id.endsWith('/fertiliser'))
  if (!dose || !fullGrown.test(dose.text.en) || !tellsOfYoung(question, dose.text.en)) return null
  return tellsOfYoungPlants.test(dose.text.en)
    ? {
        en: 'The amounts at the top are for full-grown plants, not for young ones: for these do what the text says of their age.',
        hi: 'ऊपर लिखी मात्रा बड़े पौधों की है, छोटे पौधों की नहीं: उनके लिए वही करें जो नीचे उनकी उम्र के बारे में लिखा है।',
      }
    : {
        en: 'These amounts are for full-grown plants; my page gives none for young ones.',
        hi: 'यह मात्रा बड़े पौधों की है; छोटे पौधों की मात्रा मेरे पन्ने में नहीं है।',
      }
}

const minNameLetters = 3

/** The name before the word "variety"; undefined where an ordinary word stands there. */
function namedVariety({ tokens, subjects }: Question): string | undefined {
  const { lexicon } = advisorKnowledge()
  const position = tokens.findIndex(({ folded }) => varietyWord.test(folded)) - 1
  const token = tokens[position]
  if (!token || token.folded.length < minNameLetters || !/^\p{L}/u.test(token.folded))
    return undefined
  const isOrdinary = lexicon.isNeutral(token) || isAspectWord(token) || isBareQuestionWord(token)
  const isSubject = subjects.some(({ start, end }) => start <= position && position < end)
  return isOrdinary || isSubject ? undefined : token.text
}

/** A variety that a question names and the answer does not. */
function varietyLine({ question, decision }: DecidedQuestion): Line | null {
  const [crop] = question.crops
  if (decision.kind !== 'passages' || crop === undefined) return null
  if (!decision.passages.every((passage) => passage.crop === crop && !passage.problem)) return null
  // "For vegetable variety" names a use.
  const name = qualifiersOf(question).length > 0 ? undefined : namedVariety(question)
  const tells = ({ text }: Passage) =>
    `${text.en} ${text.hi}`.toLowerCase().includes(name?.toLowerCase() ?? '')
  if (name === undefined || decision.passages.some(tells)) return null
  return {
    en: `Nothing is said here about the variety "${name}"; what is said is about ${cropName(crop, 'en')} in general.`,
    hi: `किस्म "${name}" के बारे में यहाँ कुछ नहीं लिखा है; जो लिखा है, वह आम तौर पर ${cropName(crop, 'hi')} के लिए है।`,
  }
}

const generalGuides: ReadonlySet<string> = new Set(['guide/weeds'])

/** A guide to all crops where a question names one. */
function generalLine({ question, decision }: DecidedQuestion): Line | null {
  const [crop] = question.crops
  if (decision.kind !== 'passages' || crop === undefined) return null
  const [guide] = decision.passages
  if (!guide || !generalGuides.has(guide.id)) return null
  return {
    en: `This is advice for all crops, not for ${cropName(crop, 'en')} alone.`,
    hi: `यह सलाह सभी फ़सलों के लिए है, सिर्फ़ ${cropName(crop, 'hi')} के लिए नहीं।`,
  }
}

/** The prices of today where a question is about those to come. */
function outlookLine({ question, decision }: DecidedQuestion): Line | null {
  if (decision.kind !== 'look-up' || decision.intents[0] !== 'price') return null
  if (!asksPriceOutlook(question)) return null
  return {
    en: 'Nobody can say for certain whether the price will rise or fall. Selling in parts spreads the risk. These are the latest prices:',
    hi: 'भाव आगे बढ़ेगा या गिरेगा, यह कोई पक्का नहीं बता सकता। थोड़ा-थोड़ा करके बेचने से जोखिम बँट जाता है। अभी के भाव ये हैं:',
  }
}

const isAboutWeather = ({ decision }: DecidedQuestion) =>
  (decision.kind === 'look-up' && decision.intents.includes('weather')) ||
  (decision.kind === 'ask' && decision.missing === 'place')

/** Days that no forecast reaches, and the usual dates of the monsoon. */
function farWeatherLine(decided: DecidedQuestion, query: ChatQuery): Line | null {
  if (!isAboutWeather(decided)) return null
  const { question, decision } = decided
  const monsoon = readMonsoonQuestion(question)
  if (monsoon === null && !asksFarAhead(question)) return null
  const next =
    decision.kind === 'look-up'
      ? { en: ' The next days:', hi: ' अगले दिनों का मौसम:' }
      : { en: '', hi: '' }
  const said =
    monsoon === null ? farWeather : monsoonText(monsoon, stateOf(question, query), question.message)
  return { en: said.en + next.en, hi: said.hi + next.hi }
}

/** Says for what an answer holds where a question names a place, an age, a variety or a crop that it is not about; '' elsewhere. */
export const scopeLines = (decided: DecidedQuestion, query: ChatQuery): string =>
  [
    placeLine(decided, query),
    ageLine(decided),
    varietyLine(decided),
    generalLine(decided),
    outlookLine(decided),
    farWeatherLine(decided, query),
  ]
    .filter((line) => line !== null)
    .map((line) => `${line[query.language]}\n\n`)
    .join('')
