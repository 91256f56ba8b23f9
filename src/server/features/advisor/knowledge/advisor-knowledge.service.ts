import { createStepwise, type Steps } from '#server/platform/config/stepwise.ts'
import { clearTermCache, splitWords, termsOf } from '#server/platform/text/farm-words.ts'
import { createTextIndexBuilder } from '#server/platform/text/text-index.ts'
import { extraGuideNames } from '../names/advisor-extra-names.data.ts'
import { nameParts } from '../names/advisor-names.service.ts'
import { type Lexicon, lexiconSteps } from '../understanding/advisor-lexicon.service.ts'
import { menderSteps } from '../understanding/advisor-mending.policy.ts'
import { createQuestionParser } from '../understanding/advisor-question.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'
import {
  type PhraseIndex,
  phraseIndexSteps,
} from '../understanding/words/advisor-phrases.policy.ts'
import { unreadWordSetSteps } from '../understanding/words/advisor-word-set.policy.ts'
import { isAboutCrops, type Passage } from './advisor-passage.ts'
import { type PassageHit, rescore, weighTerms } from './advisor-passage-hit.policy.ts'
import { passageSteps } from './advisor-passages.service.ts'

/** The advisor's passages, with a parser of questions and a search over the passages. */
export interface AdvisorKnowledge extends ReturnType<typeof createQuestionParser> {
  passages: readonly Passage[]
  passageById(id: string): Passage | undefined
  /** The passage of which a message is the title and nothing else, in either language: a button sends it. */
  passageByTitle(message: string): Passage | undefined
  lexicon: Lexicon
  /** The guides by the words under which users look for them. */
  guideTopics: PhraseIndex
  /** Phrases that mean one guide alone. */
  guidePhrases: PhraseIndex
  /** Finds the passages that match a question, best first; 5 unless `limit` is given. */
  search(question: Question, options?: SearchOptions): PassageHit[]
}

interface SearchOptions {
  limit?: number
  /** Whether a passage is searched; left out, all passages but those of crops that the question does not name. */
  isSearched?: (passage: Passage) => boolean
}

const isOfNamedCrop = ({ crops }: Question, passage: Passage) =>
  passage.crop ? crops.includes(passage.crop) : isAboutCrops(passage, crops)

const ownCropBoost = 4
/** For a question that names a crop, passages about that crop rank above general passages. */
const generalPassageBoost = 0.7
const topicBoost = 1.4
/** This many of the best hits by words are ranked again by how much of the question they cover. */
const rescoredHits = 20
/** Terms of at least this many letters may match with a typing mistake or as a prefix. */
const minFuzzyLength = 5

function passageBoost({ crop, topics }: Passage, { crops, topic }: Question): number {
  const onTopic = topic && topics.includes(topic) ? topicBoost : 1
  if (crop) return onTopic * (crops.includes(crop) ? ownCropBoost : 1)
  return crops.length > 0 ? onTopic * generalPassageBoost : onTopic
}

/** How much a word counts in each field of a passage. */
const fieldBoosts = { title: 3, words: 3, text: 1 }

function textOf({ title, words, text }: Passage, field: keyof typeof fieldBoosts): string {
  if (field === 'words') return words
  const both = field === 'title' ? title : text
  return `${both.en} ${both.hi}`
}

/** A crop's second name in its title: "Mint (mentha)". */
const secondName = / \([^)]*\)/g

/** Passages by their titles in lower case; also without the crop's second name, which buttons leave out, where one passage alone has that title. */
function titlesOf(passages: readonly Passage[]): ReadonlyMap<string, Passage> {
  const titled = passages.flatMap((passage) =>
    [passage.title.en, passage.title.hi].map((title) => [title.toLowerCase(), passage] as const),
  )
  const short = Map.groupBy(titled, ([title]) => title.replaceAll(secondName, ''))
  const unique = [...short].flatMap(([title, [first, second]]) =>
    first && !second ? [[title, first[1]] as const] : [],
  )
  return new Map([...unique, ...titled])
}

function* knowledgeSteps(): Steps<AdvisorKnowledge> {
  yield* unreadWordSetSteps()
  const passages = yield* passageSteps()
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const byTitle = titlesOf(passages)
  const builder = createTextIndexBuilder(fieldBoosts)
  for (const passage of passages) {
    builder.add((field) => {
      const words = splitWords(textOf(passage, field))
      return { words, terms: words.flatMap(termsOf) }
    })
    yield
  }
  const index = builder.build()

  const search: AdvisorKnowledge['search'] = (question, options = {}) => {
    const { limit = 5, isSearched = (passage) => isOfNamedCrop(question, passage) } = options
    const { words, hints } = question
    const named = new Set([...question.cropStems, ...question.stateStems])
    const weights = weighTerms(question)
    const mayBeMisspelt = (term: string) =>
      term.length >= minFuzzyLength && !term.startsWith('=') && !index.has(term) && !named.has(term)
    const terms = splitWords([...words, ...hints].join(' '))
      .flatMap(termsOf)
      .map((term) => ({ term, boost: weights.get(term) ?? 1, isLoose: mayBeMisspelt(term) }))
    const boostOf = (document: number) => {
      const passage = passages[document] as Passage
      return isSearched(passage) ? passageBoost(passage, question) : 0
    }
    return index
      .search(terms, boostOf)
      .slice(0, rescoredHits)
      .map((hit) => rescore(passages[hit.document] as Passage, hit, question, weights))
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
  }

  const isKnown = (stem: string) => index.has(stem)
  const lexicon = yield* lexiconSteps(isKnown)
  const guides = passages.filter(({ id }) => id.startsWith('guide/'))
  const guideTopics = yield* phraseIndexSteps(
    guides.map(({ id, title, words }) => ({
      id,
      names: [...nameParts(title.en), ...nameParts(title.hi), ...words.split(', ')],
    })),
    (token) => token.terms.length !== 1 || lexicon.isNeutral(token),
    isKnown,
  )
  const guidePhrases = yield* phraseIndexSteps(
    guides.map(({ id }) => ({
      id,
      names: (extraGuideNames[id.replace('guide/', '')] ?? '').split(', ').filter(Boolean),
    })),
    () => true,
  )
  const parser = createQuestionParser(lexicon, isKnown, yield* menderSteps(lexicon, isKnown))
  clearTermCache()
  return {
    guidePhrases,
    ...parser,
    passages,
    passageById: (id) => byId.get(id),
    passageByTitle: (message) => byTitle.get(message.trim().toLowerCase()),
    lexicon,
    guideTopics,
    search,
  }
}

const knowledge = createStepwise(knowledgeSteps)

/**
 * The advisor's knowledge, indexed once per process. What `buildAdvisorKnowledge` has not built yet is built at once, which
 * may take some seconds.
 * @throws StartError that names the file and field that are wrong.
 */
export const advisorKnowledge = (): AdvisorKnowledge => knowledge.get()

/** Waits for the advisor's knowledge, which is built in small steps. */
export const buildAdvisorKnowledge = (signal?: AbortSignal) => knowledge.build(signal)
