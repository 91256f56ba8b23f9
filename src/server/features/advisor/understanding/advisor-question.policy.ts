import { splitWords, termsOf, wordsOf } from '#server/platform/text/farm-words.ts'
import type { ChatTopic } from '#shared/advisor/advisor.constants.ts'
import { indianStates } from '#shared/kit/places.ts'
import { bannedPesticides } from './advisor-banned.data.ts'
import { createNameFinder, type NamedEntry, type NameMatch } from './advisor-names.policy.ts'
import { likelyPlaceWords } from './advisor-place-words.policy.ts'
import { stateNames } from './advisor-states.data.ts'
import { stemsOfText } from './advisor-stems.policy.ts'
import { nowWords } from './advisor-words.data.ts'

/** A user's message, taken apart. */
export interface Question {
  words: readonly string[]
  /** Words that the search adds to those of the message. */
  hints: readonly string[]
  /** Ids of the crops that the message names. */
  crops: readonly string[]
  /** The first state that the message names. */
  state: string | null
  /** The stems by which the message names crops. */
  cropStems: readonly string[]
  /** The stems by which the message names states. */
  stateStems: readonly string[]
  /** Unknown words in the position of a place name, most likely a town. */
  placeWords: readonly string[]
  /** Whether the message names a banned pesticide. */
  namesBanned: boolean
  /** The topic that the user chose. */
  topic: ChatTopic | undefined
}

/** Meanings that add nothing to a crop's name: "wheat crop" and "wheat farming" are still only "wheat". */
const meaningsWithoutAspect = new Set(['=farm', '=crop'])

const nowStems = new Set(stemsOfText(nowWords))
const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'Asia/Kolkata' })

/** Replaces "now" and "this month" by the name of the month in India on that day. */
function replaceNowByMonth(words: readonly string[], day: Date) {
  const others = words.filter((word) => !nowStems.has(termsOf(word)[0] ?? ''))
  return { words: others, hints: others.length < words.length ? [monthNames.format(day)] : [] }
}

const stemsOfMatches = (matches: readonly NameMatch[]) => matches.flatMap(({ stems }) => stems)

/**
 * Creates the parser of questions.
 * @param isKnown whether a stem is a word of the passages.
 */
export function createQuestionParser(
  crops: readonly NamedEntry[],
  isKnown: (stem: string) => boolean,
) {
  const findCrops = createNameFinder(crops, isKnown)
  const states = indianStates.map((id) => ({ id, names: [id, ...stateNames[id]] }))
  const findStates = createNameFinder(states, isKnown)
  const banned = bannedPesticides.map((name) => ({ id: name, names: [name] }))
  const findBanned = createNameFinder(banned, isKnown)

  const parseQuestion = (message: string, topic: ChatTopic | undefined, day: Date): Question => {
    const { words, hints } = replaceNowByMonth(wordsOf(message), day)
    const namedCrops = findCrops(words)
    const namedStates = findStates(words)
    const cropStems = stemsOfMatches(namedCrops)
    const stateStems = stemsOfMatches(namedStates)
    const isUnknown = (word: string) => {
      const [stem, ...meanings] = termsOf(word)
      if (stem === undefined || meanings.length > 0 || isKnown(stem)) return false
      return !cropStems.includes(stem) && !stateStems.includes(stem)
    }
    const isNameOnlyTerm = (term: string) =>
      cropStems.includes(term) || meaningsWithoutAspect.has(term)
    const isCropNameOnly =
      namedCrops.length > 0 && words.every((word) => termsOf(word).some(isNameOnlyTerm))
    return {
      words,
      // A crop's name alone asks for an overview of the crop.
      hints: isCropNameOnly && !topic ? [...hints, 'information'] : hints,
      crops: [...new Set(namedCrops.map(({ id }) => id))],
      state: namedStates[0]?.id ?? null,
      cropStems,
      stateStems,
      placeWords: likelyPlaceWords(splitWords(message), isUnknown),
      namesBanned: findBanned(words).length > 0,
      topic,
    }
  }
  return {
    parseQuestion,
    /** Whether a text names a banned pesticide. */
    namesBanned: (text: string) => findBanned(splitWords(text)).length > 0,
  }
}
