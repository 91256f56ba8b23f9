import { isPesticideBannedOnCrop } from '#server/features/calendar/calendar.service.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { bannedPesticidesGuideId } from '../knowledge/advisor-passage-hit.policy.ts'
import { positionsOf } from '../understanding/advisor-crop-mentions.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { isBareQuestionWord } from '../understanding/aspects/advisor-context-words.policy.ts'
import { findPhrases, type PhraseIndex } from '../understanding/words/advisor-phrases.policy.ts'
import { type Token, tokenizeAll } from '../understanding/words/advisor-token.policy.ts'
import { createWordSet } from '../understanding/words/advisor-word-set.policy.ts'
import { readSafetyQuestion } from './advisor-safety-question.policy.ts'

/** The tablets give off a gas that kills whoever sleeps in the house; the guide says who may use them. */
const fumigant = 'aluminium-phosphide'
const fumigantGuideId = 'guide/storage-grain-pests'
export const safeSprayingGuideId = 'guide/safe-spraying'

const cropPrefix = 'crop:'

/** "Band" is left out: it is closed, and a cabbage. */
const banWords = createWordSet(
  'ban baned banned prohibited illegal legal pratibandh pratibandhit प्रतिबंध प्रतिबंधित बैन',
  false,
)

/** Whether one of the pesticides may not be used on one of the crops. */
const isBannedOn = (pesticides: readonly string[], crops: readonly string[]) =>
  pesticides.some((pesticide) => crops.some((crop) => isPesticideBannedOnCrop(pesticide, crop)))

const asksWhetherBanned = ({ substances, pesticideIds, tokens }: Question) =>
  substances.some((id) => pesticideIds.has(id)) && tokens.some((token) => banWords.has(token))

/** Whether a question names the fumigant of which families have died. */
export const namesFumigant = ({ substances }: Pick<Question, 'substances'>) =>
  substances.includes(fumigant)

/** Whether the guide to safe spraying answers a question, whatever else it asks. How long to wait is asked of a crop's remedy, too. */
function asksHowToBeSafe(question: Question): boolean {
  const safety = readSafetyQuestion(question)
  return safety !== null && !(safety === 'waiting' && question.crops.length > 0)
}

/**
 * The id of the guide that answers a question about a pesticide that is banned, on all crops or on the one that is named, that is
 * deadly in a house, or about handling one safely, whatever else the question asks; undefined for any other question.
 */
export function guideIdOfPesticideWarning(question: Question): string | undefined {
  if (namesFumigant(question)) return fumigantGuideId
  const isBanned =
    question.namesBanned ||
    isBannedOn(question.substances, question.crops) ||
    asksWhetherBanned(question)
  if (isBanned) return bannedPesticidesGuideId
  return asksHowToBeSafe(question) ? safeSprayingGuideId : undefined
}

/** Whether a question says nothing beside names of pesticides, the fumigant not among them: no word of it tells of a danger. */
export function namesPesticidesOnly({ lexicon }: AdvisorKnowledge, question: Question): boolean {
  const { tokens, pesticideIds } = question
  const names = [
    ...findPhrases(lexicon.banned, tokens),
    ...findPhrases(lexicon.substances, tokens).filter(({ id }) => pesticideIds.has(id)),
  ]
  const named = positionsOf(names)
  return (
    named.size > 0 &&
    !namesFumigant(question) &&
    tokens.every((token, position) => named.has(position) || isBareQuestionWord(token))
  )
}

/** The entries that a sentence names as they are spelt. */
const exactIds = (index: PhraseIndex, tokens: readonly Token[]) =>
  findPhrases(index, tokens).flatMap(({ id, tier }) => (tier === 'exact' ? [id] : []))

/**
 * Whether a text names a pesticide that is banned, on all crops or on one that it is about.
 * @param crops those of the question; a sentence that names none is about them.
 */
export function namesBannedPesticide(
  { lexicon, namesBanned }: AdvisorKnowledge,
  text: string,
  crops: readonly string[],
): boolean {
  if (namesBanned(text)) return true
  return text.split(/(?<=[.!?।])\s|\n/).some((sentence) => {
    const tokens = tokenizeAll(sentence)
    const named = exactIds(lexicon.subjects, tokens).flatMap((id) =>
      id.startsWith(cropPrefix) ? [id.slice(cropPrefix.length)] : [],
    )
    return isBannedOn(exactIds(lexicon.substances, tokens), named.length > 0 ? named : crops)
  })
}
