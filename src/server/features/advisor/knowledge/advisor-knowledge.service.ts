import MiniSearch from 'minisearch'
import { splitWords, termsOf } from '#server/platform/text/farm-words.ts'
import { createQuestionReader, type Question } from '../understanding/advisor-question.policy.ts'
import { isTool, type Passage } from './advisor-passage.ts'
import {
  bannedGuide,
  dangerGuides,
  type Found,
  rescore,
  weighTerms,
} from './advisor-passage-hit.policy.ts'
import { gatherCropNames, gatherPassages } from './advisor-passages.service.ts'

/** All that the advisor knows, and how it looks in it. */
export interface Knowledge extends ReturnType<typeof createQuestionReader> {
  passages: readonly Passage[]
  /** The best passages, best first. */
  search(question: Question, limit?: number): Found[]
}

const ownCropBoost = 4
const otherCropBoost = 0.7
/** With a crop named, what is said of it comes before what is said of all. */
const generalBoost = 0.7
const toolBoost = 2
const topicBoost = 1.4
const bannedBoost = 20
/** So many of the best by words are ranked anew by how much of the question they cover. */
const rescored = 20
/** From so many letters on a slip is forgiven, or a beginning taken for the whole. */
const forgivingLength = 5

/** What saves lives or keeps the law comes before what a crop's page says. */
const urgent = [...dangerGuides, bannedGuide]

function boostOf(passage: Passage, { crops, topic, namesBanned }: Question): number {
  const { id, crop, topics } = passage
  if (id === bannedGuide && namesBanned) return bannedBoost
  const onTopic = topic && topics.includes(topic) ? topicBoost : 1
  if (crop) return onTopic * (crops.includes(crop) ? ownCropBoost : otherCropBoost)
  if (urgent.includes(id)) return ownCropBoost
  if (isTool(passage)) return toolBoost
  return crops.length > 0 ? onTopic * generalBoost : onTopic
}

const textOf = (passage: Passage, field: string) => {
  if (field === 'title') return `${passage.title.en} ${passage.title.hi}`
  if (field === 'text') return `${passage.text.en} ${passage.text.hi}`
  return field === 'words' ? passage.words : passage.id
}

function createKnowledge(): Knowledge {
  const passages = gatherPassages()
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const passageOf = (id: string) => byId.get(id) as Passage
  /** The words of the texts; a question's words never get in. */
  const texts = new Set<string>()
  const index = new MiniSearch<Passage>({
    fields: ['title', 'words', 'text'],
    extractField: textOf,
    tokenize: splitWords,
    processTerm: (word) => {
      const terms = termsOf(word)
      for (const term of terms) texts.add(term)
      return [...terms]
    },
  })
  index.addAll(passages)

  const search = (question: Question, limit = 5): Found[] => {
    const { words, hints, crops } = question
    const named = new Set([...question.cropStems, ...question.stateStems])
    const weights = weighTerms(question)
    const isForgiven = (term: string) =>
      term.length >= forgivingLength &&
      !term.startsWith('=') &&
      !texts.has(term) &&
      !named.has(term)
    const results = index.search([...words, ...hints].join(' '), {
      boost: { title: 3, words: 3, text: 1 },
      weights: { fuzzy: 0.5, prefix: 0.4 },
      processTerm: (word) => [...termsOf(word)],
      fuzzy: (term) => isForgiven(term) && 0.2,
      prefix: isForgiven,
      boostTerm: (term) => weights.get(term) ?? 1,
      boostDocument: (id) => boostOf(passageOf(id), question),
      filter: ({ id }) => {
        const { crop } = passageOf(id)
        return !crop || crops.length === 0 || crops.includes(crop)
      },
    })
    return results
      .slice(0, rescored)
      .map((result) => rescore(passageOf(result.id), result, question, weights))
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
  }

  const reader = createQuestionReader(gatherCropNames(), (stem) => texts.has(stem))
  return { ...reader, passages, search }
}

let made: Knowledge | undefined

/** The knowledge, indexed once a process; building it takes a few tenths of a second. */
export function knowledge(): Knowledge {
  made ??= createKnowledge()
  return made
}
