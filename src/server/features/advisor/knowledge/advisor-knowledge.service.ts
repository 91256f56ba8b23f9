import MiniSearch from 'minisearch'
import { splitWords, termsOf } from '#server/platform/text/farm-words.ts'
import { createQuestionParser, type Question } from '../understanding/advisor-question.policy.ts'
import { isAboutCrops, isToolPassage, type Passage } from './advisor-passage.ts'
import {
  bannedPesticidesGuideId,
  emergencyGuideIds,
  type PassageHit,
  rescore,
  weighTerms,
} from './advisor-passage-hit.policy.ts'
import { gatherCropNames, gatherPassages } from './advisor-passages.service.ts'

/** The advisor's passages, with a parser of questions and a search over the passages. */
export interface AdvisorKnowledge extends ReturnType<typeof createQuestionParser> {
  passages: readonly Passage[]
  /** Finds the passages that match a question, best first; 5 unless `limit` is given. */
  search(question: Question, limit?: number): PassageHit[]
}

const ownCropBoost = 4
const otherCropBoost = 0.7
/** For a question that names a crop, passages about that crop rank above general passages. */
const generalPassageBoost = 0.7
const toolBoost = 2
const topicBoost = 1.4
const bannedBoost = 20
/** This many of the best hits by words are ranked again by how much of the question they cover. */
const rescoredHits = 20
/** Terms of at least this many letters may match with a typing mistake or as a prefix. */
const minFuzzyLength = 5

/** Passages about saving lives and about the law rank above what a crop's own passages say. */
const urgentIds = [...emergencyGuideIds, bannedPesticidesGuideId]

function passageBoost(passage: Passage, { crops, topic, namesBanned }: Question): number {
  const { id, crop, topics } = passage
  if (id === bannedPesticidesGuideId && namesBanned) return bannedBoost
  const onTopic = topic && topics.includes(topic) ? topicBoost : 1
  if (crop) return onTopic * (crops.includes(crop) ? ownCropBoost : otherCropBoost)
  if (urgentIds.includes(id)) return ownCropBoost
  if (isToolPassage(passage)) return toolBoost
  return crops.length > 0 ? onTopic * generalPassageBoost : onTopic
}

const fieldText = (passage: Passage, field: string) => {
  if (field === 'title') return `${passage.title.en} ${passage.title.hi}`
  if (field === 'text') return `${passage.text.en} ${passage.text.hi}`
  return field === 'words' ? passage.words : passage.id
}

function createKnowledge(): AdvisorKnowledge {
  const passages = gatherPassages()
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const passageOf = (id: string) => byId.get(id) as Passage
  /** Every term of the passages; terms of questions are never added. */
  const passageTerms = new Set<string>()
  const index = new MiniSearch<Passage>({
    fields: ['title', 'words', 'text'],
    extractField: fieldText,
    tokenize: splitWords,
    processTerm: (word) => {
      const terms = termsOf(word)
      for (const term of terms) passageTerms.add(term)
      return [...terms]
    },
  })
  index.addAll(passages)

  const search = (question: Question, limit = 5): PassageHit[] => {
    const { words, hints, crops } = question
    const named = new Set([...question.cropStems, ...question.stateStems])
    const weights = weighTerms(question)
    const mayBeMisspelt = (term: string) =>
      term.length >= minFuzzyLength &&
      !term.startsWith('=') &&
      !passageTerms.has(term) &&
      !named.has(term)
    const results = index.search([...words, ...hints].join(' '), {
      boost: { title: 3, words: 3, text: 1 },
      weights: { fuzzy: 0.5, prefix: 0.4 },
      processTerm: (word) => [...termsOf(word)],
      fuzzy: (term) => mayBeMisspelt(term) && 0.2,
      prefix: mayBeMisspelt,
      boostTerm: (term) => weights.get(term) ?? 1,
      boostDocument: (id) => passageBoost(passageOf(id), question),
      filter: ({ id }) => isAboutCrops(passageOf(id), crops),
    })
    return results
      .slice(0, rescoredHits)
      .map((result) => rescore(passageOf(result.id), result, question, weights))
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
  }

  const parser = createQuestionParser(gatherCropNames(), (stem) => passageTerms.has(stem))
  return { ...parser, passages, search }
}

let instance: AdvisorKnowledge | undefined

/** The advisor's knowledge, indexed once per process; building it takes a few tenths of a second. */
export function advisorKnowledge(): AdvisorKnowledge {
  instance ??= createKnowledge()
  return instance
}
