import { splitWords, termsOf, wordsOf } from '#server/platform/text/farm-words.ts'
import type { ChatTopic } from '#shared/advisor/advisor.constants.ts'
import { indianStates } from '#shared/kit/places.ts'
import { bannedPesticides } from './advisor-banned.data.ts'
import { createNameFinder, type FoundName, type Named } from './advisor-names.policy.ts'
import { wordsOfPlaces } from './advisor-place-words.policy.ts'
import { stateNames } from './advisor-states.data.ts'
import { nowLabels } from './advisor-words.data.ts'

/** What is asked, as far as words tell. */
export interface Question {
  words: readonly string[]
  /** Words that are searched for too, but that nobody said. */
  hints: readonly string[]
  crops: readonly string[]
  state: string | null
  /** The stems by which it names crops, and by which it names states. */
  cropStems: readonly string[]
  stateStems: readonly string[]
  /** Words that nothing explains and that stand where a place does: a town, most likely. */
  places: readonly string[]
  /** Whether it names a pesticide that is banned. */
  namesBanned: boolean
  /** The topic that the person chose. */
  topic: ChatTopic | undefined
}

/** With these a crop's name still stands alone: wheat crop, wheat farming. */
const plain = new Set(['=farm', '=crop'])

const nowStems = new Set(splitWords(nowLabels).flatMap((word) => termsOf(word)[0] ?? []))
const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'Asia/Kolkata' })

/** "This month" stands for the month of the day. */
function readNow(words: readonly string[], day: Date) {
  const others = words.filter((word) => !nowStems.has(termsOf(word)[0] ?? ''))
  return { words: others, hints: others.length < words.length ? [monthNames.format(day)] : [] }
}

const stemsOf = (names: readonly FoundName[]) => names.flatMap(({ stems }) => stems)

/**
 * Makes what takes questions apart.
 * @param isKnown whether a stem is a word of the texts.
 */
export function createQuestionReader(crops: readonly Named[], isKnown: (stem: string) => boolean) {
  const findCrops = createNameFinder(crops, isKnown)
  const states = indianStates.map((id) => ({ id, names: [id, ...stateNames[id]] }))
  const findStates = createNameFinder(states, isKnown)
  const banned = bannedPesticides.map((name) => ({ id: name, names: [name] }))
  const findBanned = createNameFinder(banned, isKnown)

  const understand = (message: string, topic: ChatTopic | undefined, day: Date): Question => {
    const { words, hints } = readNow(wordsOf(message), day)
    const named = findCrops(words)
    const namedStates = findStates(words)
    const cropStems = stemsOf(named)
    const stateStems = stemsOf(namedStates)
    const isStrange = (word: string) => {
      const [stem, ...meanings] = termsOf(word)
      if (stem === undefined || meanings.length > 0 || isKnown(stem)) return false
      return !cropStems.includes(stem) && !stateStems.includes(stem)
    }
    const isPlain = (term: string) => cropStems.includes(term) || plain.has(term)
    const isNameAlone = named.length > 0 && words.every((word) => termsOf(word).some(isPlain))
    return {
      words,
      // A crop's name alone asks for what there is to know of it.
      hints: isNameAlone && !topic ? [...hints, 'information'] : hints,
      crops: [...new Set(named.map(({ id }) => id))],
      state: namedStates[0]?.id ?? null,
      cropStems,
      stateStems,
      places: wordsOfPlaces(splitWords(message), isStrange),
      namesBanned: findBanned(words).length > 0,
      topic,
    }
  }
  return {
    understand,
    /** Whether a text names a pesticide that is banned. */
    namesBanned: (text: string) => findBanned(splitWords(text)).length > 0,
  }
}
