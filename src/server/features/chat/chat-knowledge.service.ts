import { join } from 'node:path'
import MiniSearch from 'minisearch'
import type { ChatTopic } from '../../../shared/chat.constants.ts'
import { indianStates } from '../../../shared/places.ts'
import { readDataFiles } from '../../core/data-files.ts'
import { calendarCrops } from '../calendar/calendar.service.ts'
import { referenceCropData } from '../reference/reference.service.ts'
import { bannedPesticides } from './chat-banned.data.ts'
import { cropPassages } from './chat-crop-passages.policy.ts'
import { ChatGuide } from './chat-guide.ts'
import { createNameFinder, type FoundName } from './chat-names.policy.ts'
import type { Passage } from './chat-passage.ts'
import { referencePassages } from './chat-reference-passages.policy.ts'
import { monthPassage } from './chat-sowing-passages.policy.ts'
import { stateNames } from './chat-states.data.ts'
import { toolPassages } from './chat-tool-passages.data.ts'
import { nowWords } from './chat-words.data.ts'
import { isFaint, splitWords, termsOf, wordsOf } from './chat-words.policy.ts'

function guidePassage({ id, alsoCalled, source, page, ...guide }: ChatGuide): Passage {
  const sources = [{ title: source.title, url: source.url ?? null }]
  if (page) sources.unshift({ title: 'KrishiHaat', url: page })
  return { ...guide, id: `guide/${id}`, crop: null, words: alsoCalled.join(', '), sources }
}

function gatherPassages(): Passage[] {
  const crops = calendarCrops()
  return [
    ...readDataFiles(join(import.meta.dirname, 'guides'), ChatGuide).map(guidePassage),
    ...crops.flatMap(cropPassages),
    ...referenceCropData().flatMap(referencePassages),
    ...Array.from({ length: 12 }, (_, i) => monthPassage(i + 1, crops)),
    ...toolPassages,
  ]
}

function gatherCropNames() {
  const all = [...calendarCrops(), ...referenceCropData()]
  return all.map(({ id, name, alsoCalled }) => {
    // "Mustard and rapeseed", "Chilli (mirch)": each part is a name.
    const parts = [name.en, name.hi].flatMap((each) => each.split(/[(),/]| and | और /))
    return { id, names: [name.en, name.hi, ...parts, ...alsoCalled] }
  })
}

/** What is asked, as far as words tell. */
export interface Question {
  words: readonly string[]
  /** Words that are searched for too, but that nobody said. */
  hints: readonly string[]
  crops: readonly string[]
  state: string | null
  /** Whether it names a pesticide that is banned. */
  namesBanned: boolean
  /** The topic that the person chose. */
  topic: ChatTopic | undefined
}

/** A passage that was found. */
export interface Found {
  passage: Passage
  score: number
  /** The share of what was asked that it speaks of, 0 to 1. */
  coverage: number
  /** The words of the question that it has. */
  met: readonly string[]
  /** Whether it is about what was asked, not only has its words somewhere. */
  isAbout: boolean
}

export interface Knowledge {
  passages: readonly Passage[]
  /** Takes a question apart, as asked on a day. */
  understand(message: string, topic: ChatTopic | undefined, now: Date): Question
  /** Whether a text names a pesticide that is banned. */
  namesBanned(text: string): boolean
  /** The best passages, best first. */
  search(question: Question, limit?: number): Found[]
}

/** Words of a name say less than what is asked about it. */
const nameWeight = 0.3
const faintWeight = 0.3
const ownCropBoost = 4
const toolBoost = 2
/** So many of the best by words are ranked anew by how much of the question they cover. */
const weighedAnew = 20
const otherCropBoost = 0.7
const topicBoost = 1.4

function buildIndex(passages: readonly Passage[], vocabulary: Set<string>) {
  const index = new MiniSearch<Passage>({
    fields: ['title', 'words', 'text'],
    extractField: (passage, field) => {
      if (field === 'title') return `${passage.title.en} ${passage.title.hi}`
      if (field === 'text') return `${passage.text.en} ${passage.text.hi}`
      return field === 'words' ? passage.words : passage.id
    },
    tokenize: splitWords,
    processTerm: (word) => {
      const terms = termsOf(word)
      for (const term of terms) vocabulary.add(term)
      return [...terms]
    },
  })
  index.addAll(passages)
  return index
}

/** The heaviest of what its words weigh counts for a term. */
function weigh(words: readonly string[], named: ReadonlySet<string>): Map<string, number> {
  const weights = new Map<string, number>()
  for (const word of words) {
    const terms = termsOf(word)
    const isName = terms.some((term) => named.has(term))
    const weight = isName ? nameWeight : isFaint(word) ? faintWeight : 1
    for (const term of terms) weights.set(term, Math.max(weight, weights.get(term) ?? 0))
  }
  return weights
}

/** What saves lives or keeps the law comes before what a crop's page says. */
const bannedGuide = 'guide/banned-pesticides'
const bannedBoost = 20
const urgent = ['guide/pesticide-poisoning', bannedGuide, 'guide/distress']
const boostOf = (id: string) =>
  urgent.includes(id) ? ownCropBoost : id.startsWith('tool/') ? toolBoost : 1

/** With these a crop's name still stands alone: wheat crop, wheat farming. */
const plain = new Set(['=farm', '=crop'])

const now = new Set(splitWords(nowWords).flatMap((word) => termsOf(word)[0] ?? []))
const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'Asia/Kolkata' })

/** "This month" stands for the month of the day. */
function readNow(words: readonly string[], day: Date) {
  const others = words.filter((word) => !now.has(termsOf(word)[0] ?? ''))
  const hints = others.length < words.length ? [monthNames.format(day)] : []
  return { words: others, hints }
}

function createKnowledge(): Knowledge {
  const passages = gatherPassages()
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const vocabulary = new Set<string>()
  const index = buildIndex(passages, vocabulary)
  const isKnown = (stem: string) => vocabulary.has(stem)
  const findCrops = createNameFinder(gatherCropNames(), isKnown)
  const states = indianStates.map((id) => ({ id, names: [id, ...stateNames[id]] }))
  const findStates = createNameFinder(states, isKnown)

  const findBanned = createNameFinder(
    bannedPesticides.map((name) => ({ id: name, names: [name] })),
    isKnown,
  )

  return {
    passages,
    understand: (message, topic, now) => {
      const { words, hints } = readNow(wordsOf(message), now)
      const named = findCrops(words)
      const crops = [...new Set(named.map(({ id }) => id))]
      // A crop's name alone asks for what there is to know of it.
      const stems = new Set(named.flatMap((each) => each.stems))
      const isNameAlone =
        crops.length > 0 &&
        words.every((word) => termsOf(word).some((term) => stems.has(term) || plain.has(term)))
      if (isNameAlone && !topic) hints.push('information')
      const state = findStates(words)[0]?.id ?? null
      return { words, hints, crops, state, topic, namesBanned: findBanned(words).length > 0 }
    },
    namesBanned: (text) => findBanned(splitWords(text)).length > 0,
    search: ({ words, hints, crops, topic, namesBanned }, limit = 5) => {
      const stemsOf = (names: readonly FoundName[]) => names.flatMap(({ stems }) => stems)
      const cropStems = stemsOf(findCrops(words))
      const stateStems = stemsOf(findStates(words))
      const named = new Set([...cropStems, ...stateStems])
      const weights = weigh(words, named)
      const isForgiven = (term: string) =>
        term.length > 4 && !term.startsWith('=') && !vocabulary.has(term) && !named.has(term)
      const results = index.search([...words, ...hints].join(' '), {
        boost: { title: 3, words: 3, text: 1 },
        weights: { fuzzy: 0.5, prefix: 0.4 },
        fuzzy: (term) => isForgiven(term) && 0.2,
        prefix: isForgiven,
        boostTerm: (term) => weights.get(term) ?? 1,
        filter: ({ id }) => {
          const crop = byId.get(id)?.crop
          return !crop || crops.length === 0 || crops.includes(crop)
        },
        boostDocument: (id) => {
          const { crop, topics } = byId.get(id) as Passage
          const own = crop ? (crops.includes(crop) ? ownCropBoost : otherCropBoost) : boostOf(id)
          if (id === bannedGuide && namesBanned) return bannedBoost
          return topic && topics.includes(topic) ? own * topicBoost : own
        },
      })
      const found = results.slice(0, weighedAnew).map(({ id, score, queryTerms, match }): Found => {
        const passage = byId.get(id) as Passage
        const isOwn = passage.crop ? crops.includes(passage.crop) : passage.id.startsWith('tool/')
        const metTerms = new Set([...queryTerms, ...stateStems, ...(isOwn ? cropStems : [])])
        const parts = words.map((word) => {
          const terms = termsOf(word)
          const weight = isFaint(word) ? faintWeight : 1
          const isMet = terms.some((term) => metTerms.has(term))
          return { word, weight, isMet }
        })
        const sum = (some: typeof parts) => some.reduce((all, { weight }) => all + weight, 0)
        const total = sum(parts)
        const covered = parts.filter(({ isMet }) => isMet)
        // With a crop named, what is asked about it must be met too: no potato's page for a dish of it.
        const others = parts.filter(
          ({ word, weight }) => weight === 1 && !termsOf(word).some((term) => named.has(term)),
        )
        const isMet = others.length === 0 || others.some((part) => part.isMet)
        const hasName = Object.entries(match).some(
          ([term, fields]) =>
            (weights.get(term) ?? 1) === 1 &&
            (fields.includes('title') || fields.includes('words')),
        )
        const isAbout = isMet && (hasName || (passage.crop !== null && isOwn))
        const coverage = total === 0 ? 0 : sum(covered) / total
        const met = covered.filter(({ weight }) => weight === 1).map(({ word }) => word)
        return { passage, score: score * coverage ** 2, coverage, isAbout, met }
      })
      return found.sort((a, b) => b.score - a.score).slice(0, limit)
    },
  }
}

let made: Knowledge | undefined

/** All that the advisor knows, indexed once a process; building takes a few tenths of a second. */
export function knowledge(): Knowledge {
  made ??= createKnowledge()
  return made
}
