import { isPurpose, positionsOf } from './advisor-crop-mentions.policy.ts'
import { type CropRole, readMereMentions, withoutMentions } from './advisor-crop-roles.policy.ts'
import type { Lexicon } from './advisor-lexicon.service.ts'
import type { Mending } from './advisor-mending.policy.ts'
import type { QuestionNames } from './advisor-question-names.policy.ts'
import { isDenied } from './aspects/advisor-conditions.policy.ts'
import type { PhraseMatch } from './words/advisor-phrases.policy.ts'
import { type Token, tokenize } from './words/advisor-token.policy.ts'

export const distinct = <Value>(values: readonly Value[]) => [...new Set(values)]

/** Kinds of things that grow. */
export const plantKinds: ReadonlySet<string> = new Set(['crop', 'tree', 'flower'])
const purposeKinds: ReadonlySet<string> = new Set(['food', 'topic', 'other'])

/** The named crops and other plants. */
export const plantsOf = ({ thingKinds }: Lexicon, { subjects }: QuestionNames) =>
  subjects.filter(({ id }) => id.startsWith('crop:') || plantKinds.has(thingKinds.get(id) ?? ''))

const withoutPrefix = (id: string) => id.slice(id.indexOf(':') + 1)

/** The stems of the words that matches cover. */
export const stemsOf = (tokens: readonly Token[], matches: readonly PhraseMatch[]) =>
  [...positionsOf(matches)].map((position) => (tokens[position] as Token).stem)

/** What a match covers, as the user wrote it. */
export const textOf = (tokens: readonly Token[], { start, end }: PhraseMatch) =>
  tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')

/** "For a hotel"; an animal or a person that something is for is asked about. */
const isMerePurpose = ({ thingKinds }: Lexicon, tokens: readonly Token[], match: PhraseMatch) =>
  purposeKinds.has(thingKinds.get(match.id) ?? '') && isPurpose(tokens, match)

/** What stands beside a crop that is asked about: denied, a purpose, or a tree that bears a vine. */
const isBesideTheMatter = (lexicon: Lexicon, tokens: readonly Token[], match: PhraseMatch) =>
  isDenied(tokens, match.end - 1) ||
  isMerePurpose(lexicon, tokens, match) ||
  (lexicon.thingKinds.get(match.id) === 'tree' && tokens[match.start - 1]?.folded === 'on')

/** A name that may mean one crop only. */
const isClear = ({ others }: PhraseMatch) => others.every((id) => !id.startsWith('crop:'))

/** The crops that are asked about, and those that an ambiguous or misspelt name may mean. */
export function readCrops(
  tokens: readonly Token[],
  { problems }: QuestionNames,
  plants: readonly CropRole[],
  mending: Mending,
) {
  const roles = plants.filter(({ crop }) => crop.id.startsWith('crop:'))
  const mereMentions = readMereMentions(roles)
  const requested =
    mereMentions === 'denied' ? [] : withoutMentions(tokens, roles, problems.length > 0)
  const crops = mending.crop
    ? [mending.crop]
    : requested.filter(isClear).map(({ id }) => withoutPrefix(id))
  const ambiguous = requested
    .filter((match) => !isClear(match))
    .flatMap(({ id, others }) => [id, ...others])
    .filter((id) => id.startsWith('crop:'))
    .map(withoutPrefix)
  return {
    crops: distinct(crops),
    mereMentions,
    ambiguousCrops: distinct([...ambiguous, ...mending.possibleCrops]),
    mended: mending.crop ? { word: mending.word, crop: mending.crop } : null,
    misspeltWord: mending.possibleCrops.length > 0 ? mending.word : null,
    cropStems: [
      ...stemsOf(tokens, requested),
      ...(mending.crop ? tokenize(mending.word) : []).map(({ stem }) => stem),
    ],
  }
}

/** The uncovered things that are asked about; beside a crop, only those that are not beside the matter. */
export const readThings = (
  lexicon: Lexicon,
  tokens: readonly Token[],
  { subjects }: QuestionNames,
  plants: readonly CropRole[],
  hasCrop: boolean,
) =>
  subjects
    .filter(
      (match) =>
        match.id.startsWith('thing:') &&
        !(
          hasCrop &&
          (isBesideTheMatter(lexicon, tokens, match) ||
            plants.some(({ crop, role }) => crop === match && role !== 'requested'))
        ),
    )
    .map((match) => ({
      text: textOf(tokens, match),
      kind: lexicon.thingKinds.get(match.id) ?? 'other',
      isExact: match.tier === 'exact',
    }))
