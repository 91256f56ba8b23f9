import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { checkedGuides } from '../../danger/advisor-danger-guides.policy.ts'
import type { AdvisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import { isAboutCrops, type Passage } from '../../knowledge/advisor-passage.ts'
import { isConfidentHit, type PassageHit } from '../../knowledge/advisor-passage-hit.policy.ts'
import { isInside } from '../../understanding/advisor-crop-mentions.policy.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import {
  isAspectWord,
  isPlantPart,
  isRemedyWord,
  isSignWord,
} from '../../understanding/aspects/advisor-aspect-words.policy.ts'
import { isBareQuestionWord } from '../../understanding/aspects/advisor-context-words.policy.ts'
import {
  findAllPhrases,
  findPhrases,
  type PhraseIndex,
} from '../../understanding/words/advisor-phrases.policy.ts'
import { type Token, tokenize } from '../../understanding/words/advisor-token.policy.ts'

/** What no guide says about crops in general. */
const cropsOwnAspects: ReadonlySet<string> = new Set([
  'varieties',
  'spacing',
  'seed',
  'yield',
  'duration',
  'harvest',
])
/** A guide found by its words alone must contain this share of those of the question: one of four may be missing. */
const minCoverage = 0.75
/** Words such as "when", "medicine" or "field" are not counted. */
const minMatchedWords = 2
/** More words that are in no passage leave no guide that has enough of the question; searching for them is dear. */
const maxUnknownWords = 10

/** One word is enough where it is the title of the guide: weeds. */
function isMatchedEnough({ matchedWords, passage: { title } }: PassageHit): boolean {
  if (matchedWords.length >= minMatchedWords) return true
  const titleWords = tokenize(`${title.en} ${title.hi}`)
  return matchedWords
    .flatMap((word) => tokenize(word))
    .some(({ folded, sound }) =>
      titleWords.some(
        (each) => each.folded === folded || (each.sound === sound && sound.length > 3),
      ),
    )
}

/** Guides that are written crop by crop, or group by group; a question with a crop gets its own. */
export const guideFamilies: readonly string[] = [
  'weeds',
  'seed-treatment',
  'nursery',
  'ratoon',
  'storage',
  'harvest-signs',
  'pruning',
  'intercropping',
  'mulching',
]

/** Whether a passage is the guide of a whole family, such as the treatment of any seed. */
export const isGuideOfFamily = (id: string) => guideFamilies.includes(id.replace('guide/', ''))

const isGuide = ({ id }: Passage) => id.startsWith('guide/')

export interface NamedGuide {
  guide: Passage
  /** Whether a name of the guide stands in the question that can mean nothing about a single crop. */
  isOwn: boolean
  /** The words of the question that are the name. */
  words: readonly Token[]
}

/** "What is nano urea" asks for nothing but the guide. */
export const asksForNameOnly = ({ tokens }: Question, { words }: NamedGuide) =>
  tokens.every(
    (token) =>
      words.includes(token) || isBareQuestionWord(token) || token.terms.includes('=scheme'),
  )

const namedGuidesOfQuestions = new WeakMap<readonly Token[], NamedGuide[]>()

/** The guides whose names a question contains, those with the longest names first. */
export function namedGuides(knowledge: AdvisorKnowledge, question: Question): NamedGuide[] {
  const known = namedGuidesOfQuestions.get(question.tokens)
  if (known) return known
  const guides = findNamedGuides(knowledge, question)
  namedGuidesOfQuestions.set(question.tokens, guides)
  return guides
}

function findNamedGuides(knowledge: AdvisorKnowledge, { tokens, subjects }: Question) {
  const { guideTopics, guidePhrases, lexicon, passageById } = knowledge
  // "Bell" is not a price alert in "bell pepper", while "paddy straw" is more than paddy.
  const findBesideNames = (index: PhraseIndex) =>
    findPhrases(index, tokens).filter(
      (match) => !subjects.some((subject) => isInside(match, subject)),
    )
  // "Treat chickpea seed": the crop's name stands within that of the guide.
  const others = tokens.filter(
    (_, position) => !subjects.some(({ start, end }) => start <= position && position < end),
  )
  const besideNames = findBesideNames(guidePhrases).map(({ id, start, end }) => ({
    id,
    words: tokens.slice(start, end),
  }))
  const aroundNames =
    besideNames.length === 0 && others.length < tokens.length
      ? findPhrases(guidePhrases, others).map(({ id, start, end }) => ({
          id,
          words: others.slice(start, end),
        }))
      : []
  const certain = [...besideNames, ...aroundNames].map(({ id, words }) => ({
    ids: [id],
    length: words.length + 1,
    isOwn: true,
    isExact: true,
    words,
  }))
  const isVocabulary = (token: Token) =>
    isAspectWord(token) || isSignWord(token) || isRemedyWord(token) || isPlantPart(token)
  const byName = findBesideNames(guideTopics).flatMap(({ id, others, start, end, tier }) => {
    const words = tokens.slice(start, end).filter((token) => !lexicon.isNeutral(token))
    // "Irrigation" and "yellow leaves" are what a crop's own page tells; "drip irrigation" is a guide's subject.
    const isOwn = words.some((token) => !isVocabulary(token))
    const isPhrase =
      words.length > 1 &&
      words.some((token) => isRemedyWord(token) || !isAspectWord(token)) &&
      words.some((token) => !isSignWord(token) && !isPlantPart(token))
    return isOwn || isPhrase
      ? [{ ids: [id, ...others], length: words.length, isOwn, isExact: tier === 'exact', words }]
      : []
  })
  return [...certain, ...byName]
    .sort((a, b) => b.length - a.length || Number(b.isExact) - Number(a.isExact))
    .flatMap(({ ids, isOwn, words }) =>
      ids.flatMap((id) => {
        const guide = passageById(id)
        return guide && !checkedGuides.has(id) ? [{ guide, isOwn, words }] : []
      }),
    )
}

/** The guide of a family ("weeds") that is written for a crop or its group; undefined when there is none. */
export function guideForCrop(
  { passages, passageById }: AdvisorKnowledge,
  family: string,
  crop: string,
): Passage | undefined {
  const own = passageById(`guide/${family}-${crop}`)
  if (own) return own
  const data = calendarCrops().find(({ id }) => id === crop)
  if (!data) return undefined
  const members = passages.filter(
    (passage) => passage.id.startsWith(`guide/${family}-`) && isAboutCrops(passage, [crop]),
  )
  const written = members.find(({ crops }) => crops?.includes(crop))
  if (written) return written
  const name = (data.name.en.split(/[(),]/)[0] ?? '').trim().toLowerCase()
  const naming = members.find(({ title, words }) =>
    `${title.en}, ${words}`.toLowerCase().includes(name),
  )
  const group = data.group.toLowerCase().replace(/s?( crops)?$/, '')
  return naming ?? members.find(({ id }) => id.includes(group))
}

/** Whether a guide that is written for a group of crops is that of this one; a guide about any crop is. */
export function isGuideForCrop(
  knowledge: AdvisorKnowledge,
  { id }: Passage,
  crop: string,
): boolean {
  const family = guideFamilies.find((each) => id.startsWith(`guide/${each}-`))
  return family === undefined || guideForCrop(knowledge, family, crop)?.id === id
}

/** The guide about one of the problems that a question names: a missing nutrient, termites, rats. */
export function guideForProblems(
  { passages, lexicon, passageById }: AdvisorKnowledge,
  problems: readonly string[],
): Passage | undefined {
  for (const problem of problems) {
    const guide = passageById(`guide/${problem}`)
    if (guide) return guide
  }
  const naming = passages.filter(isGuide).find(({ title, words }) =>
    [title.en, ...words.split(', ')].some((name) => {
      const entries = findAllPhrases(lexicon.problems, tokenize(name))
      return problems.some((problem) => entries.has(problem))
    }),
  )
  const isDeficiency = problems.some((problem) => lexicon.deficiencyIds.has(problem))
  return naming ?? (isDeficiency ? passageById('guide/nutrient-deficiency') : undefined)
}

/** "Green insects under the leaf" is what somebody sees on a crop, of which no guide tells. */
const describesPlant = ({ hasSigns, problems, substances, tokens }: Question) =>
  hasSigns && problems.length + substances.length === 0 && tokens.some(isPlantPart)

/** The guide that answers a question without a crop, by its words; undefined when none covers enough of them. */
export function guideByWords(knowledge: AdvisorKnowledge, question: Question): Passage[] {
  if (question.lacksCropOnly || question.aspects.some((aspect) => cropsOwnAspects.has(aspect)))
    return []
  if (question.unknownWords.length > maxUnknownWords) return []
  const hits = knowledge.search(question, {
    isSearched: (passage) => isGuide(passage) && !checkedGuides.has(passage.id),
  })
  const [best, second] = hits
  if (!best || !isConfidentHit(best)) return []
  if (best.coverage < minCoverage || !isMatchedEnough(best)) return []
  if (describesPlant(question)) return []
  const isSecond =
    second?.isAbout &&
    second.score > best.score * 0.5 &&
    second.matchedWords.some((word) => !best.matchedWords.includes(word) && !/^\p{N}+$/u.test(word))
  return isSecond ? [best.passage, second.passage] : [best.passage]
}
