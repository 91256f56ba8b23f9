import {
  type OtherRole,
  otherCrop,
  rolePatterns,
  thisCrop,
  varietyPattern,
} from './advisor-crop-roles.data.ts'
import type { Question } from './advisor-question.ts'
import { isPlantPart } from './aspects/advisor-aspect-words.policy.ts'
import type { PhraseMatch } from './words/advisor-phrases.policy.ts'
import type { Token } from './words/advisor-token.policy.ts'

const mark = /[;:।!?\n–—()]|[,.]/
const isDigit = (text: string | undefined) => text !== undefined && /^\d/.test(text)

/** The positions of the words after which the message has a punctuation mark; "2,4-D" and "2.5" have none. */
function markedPositions(message: string, tokens: readonly Token[]): ReadonlySet<number> {
  const positions = new Set<number>()
  let from = 0
  for (const [position, { text }] of tokens.entries()) {
    const start = message.indexOf(text, from)
    if (start < 0) continue
    const isWithinNumber =
      isDigit(text) && isDigit(tokens[position - 1]?.text) && start - from === 1
    if (position > 0 && !isWithinNumber && mark.test(message.slice(from, start)))
      positions.add(position - 1)
    from = start + text.length
  }
  if (mark.test(message.slice(from))) positions.add(tokens.length - 1)
  return positions
}

/** A word of the text that the patterns read, with the position of its token. */
interface RoleWord {
  word: string
  position: number
}

/** The words of a message with `thisCrop` for one crop, `otherCrop` for each other and a comma for every punctuation mark. */
function roleWords(
  tokens: readonly Token[],
  marked: ReadonlySet<number>,
  crops: readonly PhraseMatch[],
  crop: PhraseMatch,
): RoleWord[] {
  return tokens.flatMap(({ folded }, position) => {
    const name = crops.find(({ start, end }) => start <= position && position < end)
    const next = tokens[position + 1]
    // "Santre ki nai patti": the new leaf; "nai" is also "not".
    const isNew = folded === 'nai' && next !== undefined && isPlantPart(next)
    const word = name ? (name === crop ? thisCrop : otherCrop) : isNew ? 'new' : folded
    const isFirst = name === undefined || name.start === position
    return [
      ...(isFirst ? [{ word, position }] : []),
      ...(marked.has(position) ? [{ word: ',', position }] : []),
    ]
  })
}

/** What a named crop has to do with the question. */
export interface CropRole {
  crop: PhraseMatch
  role: OtherRole | 'requested'
  /** Where the words stand that say so. */
  positions: readonly number[]
  /** Whether a variety of it is asked for. */
  isOfVariety: boolean
}

const joiningWords: ReadonlySet<string> = new Set([
  'and',
  'aur',
  'or',
  'ya',
  'tatha',
  'और',
  'या',
  'तथा',
])

/** Whether nothing but "and" or "or" stands between two names. */
export function areJoined(tokens: readonly Token[], one: PhraseMatch, other: PhraseMatch): boolean {
  const between = tokens.slice(Math.min(one.end, other.end), Math.max(one.start, other.start))
  return between.length > 0 && between.every(({ folded }) => joiningWords.has(folded))
}

/** "Mustard and gram are cut": what is told of one is told of both. */
function withJoinedRoles(tokens: readonly Token[], roles: readonly CropRole[]): CropRole[] {
  const roleOfJoined = (each: CropRole, other: CropRole | undefined) =>
    other && areJoined(tokens, each.crop, other.crop) ? other.role : 'requested'
  return roles.map((each, index) => {
    if (each.role !== 'requested') return each
    const before = roleOfJoined(each, roles[index - 1])
    const role = before === 'requested' ? roleOfJoined(each, roles[index + 1]) : before
    return { ...each, role }
  })
}

/** The role of each crop that a question names. */
export function readCropRoles(
  message: string,
  tokens: readonly Token[],
  crops: readonly PhraseMatch[],
): readonly CropRole[] {
  const marked = crops.length > 0 ? markedPositions(message, tokens) : new Set<number>()
  const roles = crops.map((crop): CropRole => {
    const words = roleWords(tokens, marked, crops, crop)
    const text = ` ${words.map(({ word }) => `${word} `).join('')}`
    const isOfVariety = varietyPattern.test(text)
    for (const { role, pattern } of rolePatterns) {
      const match = pattern.exec(text)
      if (!match) continue
      const first = text.slice(0, match.index).split(' ').length - 2
      const matched = words.slice(first, first + match[0].trim().split(' ').length)
      return { crop, role, positions: matched.map(({ position }) => position), isOfVariety }
    }
    return { crop, role: 'requested', positions: [], isOfVariety }
  })
  return withJoinedRoles(tokens, roles)
}

/** The crops that a question is about; none where it tells of all of them beside something else. */
function requestedCrops(roles: readonly CropRole[]): PhraseMatch[] {
  const requested = roles.filter(({ role }) => role === 'requested')
  const ofVariety = requested.filter(({ isOfVariety }) => isOfVariety)
  const crops = (ofVariety.length > 0 ? ofVariety : requested).map(({ crop }) => crop)
  // "I grow wheat on one side; for the barley, not the wheat". But "not the green coriander, that for the seed" means coriander.
  const isDeniedLater = ({ id, start }: PhraseMatch) =>
    roles.some(({ crop, role }) => role === 'denied' && crop.id === id && crop.start > start)
  const others = crops.filter((crop) => !isDeniedLater(crop))
  return others.length > 0 ? others : crops
}

/** The role that all named crops share where none is asked about, `beside` where they have several; null where one is. */
export function readMereMentions(roles: readonly CropRole[]): OtherRole | null {
  if (roles.length === 0 || requestedCrops(roles).length > 0) return null
  const common = roles[0]?.role
  const isCommon = roles.every(({ role }) => role === common)
  return isCommon && common !== undefined && common !== 'requested' ? common : 'beside'
}

/** The crops that a question is about: those that are only mentioned, where no other is named. */
export function withoutMentions(
  tokens: readonly Token[],
  roles: readonly CropRole[],
  hasProblem: boolean,
): readonly PhraseMatch[] {
  const meant = requestedCrops(roles)
  const requested = meant.length > 0 ? meant : roles.map(({ crop }) => crop)
  // "Bud rot of coconut in apple" asks about the apple.
  const isIn = ({ start }: PhraseMatch) => tokens[start - 1]?.folded === 'in'
  const [first, last] = requested
  const isOnlyIn =
    requested.length === 2 && hasProblem && first && last && !isIn(first) && isIn(last)
  return isOnlyIn ? [last] : requested
}

const namedCrops = (subjects: readonly PhraseMatch[]) =>
  subjects.filter(({ id }) => id.startsWith('crop:'))

/** "After the potato harvest when to sow moong": the harvest is that of a crop which the question is not about. */
export function followsOtherCrop({ message, tokens, subjects, crops }: Question): boolean {
  const named = namedCrops(subjects)
  return (
    named.length > crops.length &&
    readCropRoles(message, tokens, named).some(({ role }) => role === 'past')
  )
}

const clauseEnd = /(?<=[,;।.!?\n])(?!\d)/u

/**
 * A message without the clauses that tell of a crop which stands there no more, where it names another crop elsewhere: "last year chilli
 * was lost to thrips" says nothing of the palms whose spacing is asked for.
 * @param readNames the subjects that a text names, with its words.
 */
export function withoutPastClauses(
  message: string,
  readNames: (text: string) => { tokens: readonly Token[]; subjects: readonly PhraseMatch[] },
): string {
  const clauses = message.split(clauseEnd)
  if (clauses.length < 2) return message
  const read = clauses.map((text) => {
    const { tokens, subjects } = readNames(text)
    const crops = namedCrops(subjects)
    const isPast = readMereMentions(readCropRoles(text, tokens, crops)) === 'past'
    return { text, isPast, hasCrop: crops.length > 0 }
  })
  const rest = read.filter(({ isPast }) => !isPast)
  return rest.some(({ hasCrop }) => hasCrop)
    ? rest
        .map(({ text }) => text)
        .join('')
        .trim()
    : message
}
