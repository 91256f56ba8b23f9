import { wordSet } from './aspects/advisor-conditions.policy.ts'
import type { PhraseMatch } from './words/advisor-phrases.policy.ts'
import type { Token } from './words/advisor-token.policy.ts'

const isIn = (tokens: readonly Token[], position: number, words: ReadonlySet<string>) =>
  words.has(tokens[position]?.folded ?? '')

const pastWords = wordSet(
  'last previous earlier pichhle pichle pichhli pichli pichhla pichla gat gaye beete पिछले पिछली पिछला गत बीते',
)
const timeWords = wordSet(
  'year season time crop saal sal baar bar mausam season fasal phasal kharif rabi साल बार मौसम सीजन फसल खरीफ रबी',
)
/** "Last year my chilli": at most so many words between the time and the crop. */
const mostWordsToCrop = 3

const isPastTime = (tokens: readonly Token[], position: number) =>
  isIn(tokens, position, pastWords) && isIn(tokens, position + 1, timeWords)

const thisWords = wordSet('this now ab is iss abki इस अब अबकी')

/** "Last year chilli failed", "mirch pichhle saal kharab hui": a crop of an earlier season. */
function isOfEarlierSeason(tokens: readonly Token[], { start, end }: PhraseMatch): boolean {
  if (isPastTime(tokens, end)) return true
  for (let between = 0; between <= mostWordsToCrop; between++) {
    const position = start - 2 - between
    const words = tokens.slice(position + 2, start)
    if (position >= 0 && isPastTime(tokens, position))
      return !words.some(({ folded }) => thisWords.has(folded))
  }
  return false
}

const beforeWords = wordSet('pehle pahle pahele phle pehale पहले earlier before')
const wasWords = wordSet('tha thi the thaa था थी थे')
/** "Pehle alu tha", "आलू था पहले": the crop that stood there. */
const stoodThere = (tokens: readonly Token[], { start, end }: PhraseMatch) =>
  isIn(tokens, end, wasWords) &&
  (isIn(tokens, end + 1, beforeWords) ||
    isIn(tokens, start - 1, beforeWords) ||
    isIn(tokens, start - 2, beforeWords))

/** Whether a crop is one that grew there before. */
export const isPastCrop = (tokens: readonly Token[], match: PhraseMatch) =>
  isOfEarlierSeason(tokens, match) || stoodThere(tokens, match)

/** "Can I put maize in between": what would stand between the plants that are asked about. */
export const isPutBetween = (tokens: readonly Token[], { end }: PhraseMatch) =>
  end + 2 === tokens.length && tokens[end]?.folded === 'in' && tokens[end + 1]?.folded === 'between'

const whichWords = wordSet('what which kaunsi konsi kaunsa konsa कौनसी कौनसा')
const siWords = wordSet('si sa सी सा')
const varietyWords = wordSet(
  'variety varieties hybrid kism kisam kisme varayti vairayti किस्म किस्में किस्मे वैरायटी',
)
const genitive = wordSet('ki ke ka की के का')
/** "What rice variety", "kaun si dhan ki kism": the crop whose variety is asked for is the subject, whatever stands beside it. */
function isOfWhichVariety(tokens: readonly Token[], { start, end }: PhraseMatch): boolean {
  const next = isIn(tokens, end, genitive) ? end + 1 : end
  const isRequested =
    isIn(tokens, start - 1, whichWords) ||
    (isIn(tokens, start - 1, siWords) && /^(?:kau?n|कौन)$/.test(tokens[start - 2]?.folded ?? ''))
  return isRequested && isIn(tokens, next, varietyWords)
}

/** The crops whose variety is asked for where there are such; all otherwise. */
export function cropsOfVarietyQuestion(
  tokens: readonly Token[],
  crops: readonly PhraseMatch[],
): readonly PhraseMatch[] {
  const requested = crops.filter((match) => isOfWhichVariety(tokens, match))
  return requested.length > 0 ? requested : crops
}

const someTimeBefore = /last|previous|earlier|pichh?l|gat |gaye|beete|pe?ha?le|पिछल|गत|बीते|पहले/i
const clauseEnd = /(?<=[,;।.!?\n])/u

/**
 * A message without the clauses that tell of a crop of an earlier season, where it names another crop elsewhere: "last year chilli
 * was lost to thrips" says nothing of the palms whose spacing is asked for.
 * @param readNames the subjects that a text names, with its words.
 */
export function withoutPastClauses(
  message: string,
  readNames: (text: string) => { tokens: readonly Token[]; subjects: readonly PhraseMatch[] },
): string {
  if (!someTimeBefore.test(message)) return message
  const clauses = message.split(clauseEnd)
  if (clauses.length < 2) return message
  const read = clauses.map((text) => {
    const { tokens, subjects } = readNames(text)
    return { text, tokens, crops: subjects.filter(({ id }) => id.startsWith('crop:')) }
  })
  const isPast = ({ tokens, crops }: (typeof read)[number]) =>
    crops.length > 0 && crops.every((crop) => isPastCrop(tokens, crop))
  const rest = read.filter((clause) => !isPast(clause))
  return rest.some(({ crops }) => crops.length > 0)
    ? rest
        .map(({ text }) => text)
        .join('')
        .trim()
    : message
}
