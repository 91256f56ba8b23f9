import type { ChatTopic } from '#shared/advisor/advisor.constants.ts'
import {
  isAspectWord,
  isPlantPart,
  isRemedyWord,
  isSignWord,
} from './advisor-aspect-words.policy.ts'
import { readAspects } from './advisor-aspects.policy.ts'
import { isDenied } from './advisor-conditions.policy.ts'
import {
  isBareQuestionWord,
  isCropContextWord,
  lacksCropOnly,
  replaceNowByMonth,
} from './advisor-context-words.policy.ts'
import {
  isInside,
  isPlainWater,
  isPurpose,
  isVerbGo,
  isWeight,
  positionsOf,
  subjectsBesideProblems,
  withoutGuesses,
  withoutOtherWords,
} from './advisor-crop-mentions.policy.ts'
import { withoutDeniedProblems, wordsLeft } from './advisor-denied-problems.policy.ts'
import type { Lexicon } from './advisor-lexicon.service.ts'
import type { IsKnown, Menders } from './advisor-mending.policy.ts'
import { isWell, readMereMentions, withoutMentions } from './advisor-mentioned-crops.policy.ts'
import { isOtherThing } from './advisor-other-things.policy.ts'
import { findPhrases, type PhraseIndex, type PhraseMatch } from './advisor-phrases.policy.ts'
import type { Question } from './advisor-question.ts'
import { type Token, tokenize, tokenizeAll } from './advisor-token.policy.ts'
import {
  isAfterPlaceWord,
  isBeforePlaceWord,
  readUnknownWords,
} from './advisor-unknown-words.policy.ts'

const distinct = <Value>(values: readonly Value[]) => [...new Set(values)]

const purposeKinds: ReadonlySet<string> = new Set(['food', 'topic', 'other'])

const schemeMeanings: ReadonlySet<string> = new Set(['=scheme', '=subsidy', '=loan', '=insurance'])

/** Stands for a name where the words around it are read. */
const nameToken: Token = { text: '', folded: '', stem: '', sound: '', terms: [] }

const withoutPrefix = (id: string) => id.slice(id.indexOf(':') + 1)

/**
 * Creates the parser of questions.
 * @param isKnown whether a stem is a word of the passages.
 */
export function createQuestionParser(lexicon: Lexicon, isKnown: IsKnown, menders: Menders) {
  /** A town is not a crop that sounds like it: "पटना में", Patna. */
  function isTown(tokens: readonly Token[], { tier, start, end }: PhraseMatch) {
    const town = lexicon.towns.matchWindow(tokens.slice(start, end))
    if (tier === 'exact' || town === undefined) return false
    return town.tier === 'exact' || (tier === 'sound' && isBeforePlaceWord(tokens, end))
  }

  /** "Gaya" and "Pali" are ordinary words too, unless "में" or the like follows. */
  const isNamedAsPlace = (tokens: readonly Token[], { start, end }: PhraseMatch) =>
    !tokens.slice(start, end).every(lexicon.isSpeltWord) ||
    isBeforePlaceWord(tokens, end) ||
    isAfterPlaceWord(tokens, start)

  /** "Wheet" sounds like the word white, but is not spelt so: it may be a misspelt name. */
  const isLikeWord = (token: Token) =>
    /^[a-z]{5,}$/.test(token.folded) &&
    !lexicon.isSpeltWord(token) &&
    (token.terms.length > 1 || !isKnown(token.stem))

  const namesBanned = (tokens: readonly Token[]) => findPhrases(lexicon.banned, tokens).length > 0

  /** "For a hotel"; an animal or a person that something is for is asked about. */
  const isMerePurpose = (tokens: readonly Token[], match: PhraseMatch) =>
    purposeKinds.has(lexicon.thingKinds.get(match.id) ?? '') && isPurpose(tokens, match)

  /** What stands beside a crop that is asked about: denied, well, a purpose, or a tree that bears a vine. */
  const isBesideTheMatter = (tokens: readonly Token[], match: PhraseMatch) =>
    isDenied(tokens, match.end - 1) ||
    isWell(tokens, match.end) ||
    isMerePurpose(tokens, match) ||
    (lexicon.thingKinds.get(match.id) === 'tree' && tokens[match.start - 1]?.folded === 'on')

  /** Neutral words do not count against a passage that lacks them, unless there are no others. */
  function significantWords(words: readonly string[]) {
    const significant = words.filter((word) => {
      const [token] = tokenize(word)
      return !token || token.terms.length > 1 || !lexicon.isNeutral(token)
    })
    return significant.length > 0 ? significant : words
  }

  const parseQuestion = (message: string, topic: ChatTopic | undefined, day: Date): Question => {
    const everyToken = menders.mendWords(tokenize(message))
    const tokens = withoutDeniedProblems(everyToken, lexicon.problems)
    const names = withoutGuesses(
      lexicon,
      findPhrases(lexicon.subjects, tokens, (position) => !isPlainWater(tokens, position)).filter(
        (match) =>
          !isWeight(tokens, match) &&
          !isVerbGo(tokens, match) &&
          !isTown(tokens, match) &&
          !isOtherThing(tokens, match),
      ),
    )
    const varieties = findPhrases(lexicon.varieties, tokens).filter(
      (match) => !isTown(tokens, match),
    )
    const subjectsByName = withoutOtherWords(tokens, names)
    const subjectMatches = subjectsByName.length > 0 ? subjectsByName : varieties.slice(0, 1)
    const problems = findPhrases(lexicon.problems, tokens).filter(
      (problem) => !subjectMatches.some((match) => isInside(problem, match)),
    )
    const subjects = subjectsBesideProblems(lexicon, subjectMatches, problems)
    const problemPositions = positionsOf(problems)
    const subjectPositions = positionsOf(subjectMatches)
    const claimed = positionsOf([...subjectMatches, ...problems])
    const isUnclaimed = (position: number) => !claimed.has(position)
    const find = (index: PhraseIndex) => findPhrases(index, tokens, isUnclaimed)
    const states = find(lexicon.states)
    const towns = find(lexicon.towns).filter((match) => isNamedAsPlace(tokens, match))
    const substances = findPhrases(lexicon.substances, tokens)
    const named = positionsOf([
      ...subjectMatches,
      ...varieties,
      ...problems,
      ...states,
      ...towns,
      ...substances,
    ])
    const textOf = ({ start, end }: PhraseMatch) =>
      tokens
        .slice(start, end)
        .map(({ text }) => text)
        .join(' ')

    const { unknown, everyday, places, others } = readUnknownWords(tokens, {
      isNamed: (position) => named.has(position),
      isNeutral: lexicon.isNeutral,
      isVocabulary: (token) =>
        token.terms.length > 1 ||
        isAspectWord(token) ||
        isSignWord(token) ||
        isPlantPart(token) ||
        isRemedyWord(token),
      isKnown: ({ stem }) => isKnown(stem),
      isEveryday: lexicon.isEveryday,
      hasSubject: subjects.length > 0,
    })

    const namedCrops = subjects.filter(({ id }) => id.startsWith('crop:'))
    const cropMatches = withoutMentions(tokens, namedCrops, problems.length > 0)
    const likeWords = tokens.flatMap((token, position) =>
      !named.has(position) && isLikeWord(token) && !unknown.includes(position) ? [position] : [],
    )
    const mending = menders.mend(tokens, [...unknown, ...likeWords], subjects.length > 0)
    const isClear = (match: PhraseMatch) => match.others.every((id) => !id.startsWith('crop:'))
    const crops = mending.crop
      ? [mending.crop]
      : cropMatches.filter(isClear).map(({ id }) => withoutPrefix(id))
    const ambiguous = cropMatches
      .filter((match) => !isClear(match))
      .flatMap(({ id, others }) => [id, ...others])
    const stemsOf = (matches: readonly PhraseMatch[]) =>
      [...positionsOf(matches)].map((position) => (tokens[position] as Token).stem)
    const { words, hints } = replaceNowByMonth(wordsLeft(message, everyToken, tokens), day)
    const free = tokens.filter(
      (_, position) =>
        !positionsOf([...subjectMatches, ...varieties]).has(position) &&
        !positionsOf(states).has(position),
    )
    // Names are left out, but their places are not: "kab boye dhan ke baad" is not after the sowing.
    const freeSet = new Set(free)
    const reading = readAspects(tokens.map((token) => (freeSet.has(token) ? token : nameToken)))
    return {
      ...reading,
      hasSigns: reading.hasSigns || problemPositions.size > 0,
      message,
      tokens,
      freeTokens: tokens.filter((_, position) => !subjectPositions.has(position)),
      subjects: subjectMatches,
      words: significantWords(words),
      hints,
      crops: distinct(crops),
      mereMentions: readMereMentions(tokens, namedCrops),
      ambiguousCrops: distinct([
        ...ambiguous.filter((id) => id.startsWith('crop:')).map(withoutPrefix),
        ...mending.possibleCrops,
      ]),
      mended: mending.crop ? { word: mending.word, crop: mending.crop } : null,
      things: subjects
        .filter(
          (match) =>
            match.id.startsWith('thing:') && !(crops[0] && isBesideTheMatter(tokens, match)),
        )
        .map((match) => ({
          text: textOf(match),
          kind: lexicon.thingKinds.get(match.id) ?? 'other',
          isExact: match.tier === 'exact',
        })),
      problems: distinct([...problems.map(({ id }) => id), ...mending.problems]),
      problemText:
        problems.map(textOf).join(', ') || (mending.problems.length > 0 ? mending.word : ''),
      deficiencies: problems.map(({ id }) => id).filter((id) => lexicon.deficiencyIds.has(id)),
      pesticideIds: lexicon.pesticideIds,
      misspeltWord: mending.possibleCrops.length > 0 ? mending.word : null,
      lacksCropOnly: lacksCropOnly(reading, free, lexicon.isNeutral),
      isSubjectOnly: free.every(isBareQuestionWord),
      substances: distinct(substances.map(({ id }) => id)),
      substanceText: substances.map(textOf).join(', '),
      state: states[0]?.id ?? null,
      cropStems: [
        ...stemsOf(cropMatches),
        ...(mending.crop ? tokenize(mending.word) : []).map(({ stem }) => stem),
      ],
      stateStems: stemsOf(states),
      placeWords: [
        ...towns.map(textOf),
        ...places.map((position) => (tokens[position] as Token).text),
      ],
      unknownWords: unknown
        .filter((position) => position !== mending.position)
        .map((position) => (tokens[position] as Token).text),
      otherWords: others.map((position) => (tokens[position] as Token).text),
      unexplainedWords: [...unknown, ...everyday, ...others]
        .filter((position) => position !== mending.position)
        .map((position) => tokens[position] as Token)
        .filter((token) => !isCropContextWord(token) && !isPlantPart(token))
        .map(({ text }) => text),
      asksForScheme: tokens.some(({ terms }) => terms.some((term) => schemeMeanings.has(term))),
      namesBanned: namesBanned(tokens),
      topic,
    }
  }
  return {
    parseQuestion,
    /** Whether a text names a banned pesticide. */
    namesBanned: (text: string) => namesBanned(tokenizeAll(text)),
  }
}
