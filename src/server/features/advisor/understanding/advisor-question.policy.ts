import type { ChatTopic } from '#shared/advisor/advisor.constants.ts'
import { positionsOf } from './advisor-crop-mentions.policy.ts'
import { readCropRoles, withoutPastClauses } from './advisor-crop-roles.policy.ts'
import { withoutDeniedProblems, wordsLeft } from './advisor-denied-problems.policy.ts'
import type { Lexicon } from './advisor-lexicon.service.ts'
import type { IsKnown, Menders, Mending } from './advisor-mending.policy.ts'
import { isSourOfSoil } from './advisor-other-things.policy.ts'
import type { Question } from './advisor-question.ts'
import { findNames, type QuestionNames } from './advisor-question-names.policy.ts'
import {
  distinct,
  plantsOf,
  readCrops,
  readThings,
  stemsOf,
  textOf,
} from './advisor-question-subjects.policy.ts'
import { readUnknownWords } from './advisor-unknown-words.policy.ts'
import {
  isAspectWord,
  isPlantPart,
  isRemedyWord,
  isSignWord,
} from './aspects/advisor-aspect-words.policy.ts'
import { readAspects } from './aspects/advisor-aspects.policy.ts'
import {
  isBareQuestionWord,
  isCropContextWord,
  lacksCropOnly,
  replaceNowByMonth,
} from './aspects/advisor-context-words.policy.ts'
import { withoutCaseEndings, withPlainWords } from './words/advisor-case-endings.policy.ts'
import { findPhrases } from './words/advisor-phrases.policy.ts'
import { type Token, tokenize, tokenizeAll } from './words/advisor-token.policy.ts'
import { createWordSet } from './words/advisor-word-set.policy.ts'

const schemeMeanings: ReadonlySet<string> = new Set(['=scheme', '=subsidy', '=loan', '=insurance'])

/** Beside words of this site and of renting an unknown word is no misspelt crop. */
const siteWords = createWordSet(
  'app apps application website krishihaat rent rental kiraya kiraye kiraaya ऐप एप वेबसाइट कृषिहाट किराया किराए किराये',
  false,
)

/** Stands for a name where the words around it are read. */
const nameToken: Token = { text: '', folded: '', stem: '', sound: '', terms: [] }

/** Neutral words do not count against a passage that lacks them, unless there are no others. */
function significantWords({ isNeutral }: Lexicon, words: readonly string[]) {
  const significant = words.filter((word) => {
    const [token] = tokenize(word)
    return !token || token.terms.length > 1 || !isNeutral(token)
  })
  return significant.length > 0 ? significant : words
}

/** Problems, missing nutrients and substances. */
function readProblems(
  lexicon: Lexicon,
  tokens: readonly Token[],
  { problems, substances }: QuestionNames,
  mending: Mending,
) {
  const text = problems.map((match) => textOf(tokens, match)).join(', ')
  return {
    problems: distinct([...problems.map(({ id }) => id), ...mending.problems]),
    problemText: text || (mending.problems.length > 0 ? mending.word : ''),
    deficiencies: problems.map(({ id }) => id).filter((id) => lexicon.deficiencyIds.has(id)),
    pesticideIds: lexicon.pesticideIds,
    substances: distinct(substances.map(({ id }) => id)),
    substanceText: substances.map((match) => textOf(tokens, match)).join(', '),
  }
}

/**
 * Creates the parser of questions.
 * @param isKnown whether a stem is a word of the passages.
 */
export function createQuestionParser(lexicon: Lexicon, isKnown: IsKnown, menders: Menders) {
  /** "Wheet" sounds like the word white, but is not spelt so: it may be a misspelt name. */
  const isLikeWord = (token: Token) =>
    /^[a-z]{5,}$/.test(token.folded) &&
    !lexicon.isSpeltWord(token) &&
    (token.terms.length > 1 || !isKnown(token.stem))

  const isVocabulary = (token: Token) =>
    token.terms.length > 1 ||
    isAspectWord(token) ||
    isSignWord(token) ||
    isPlantPart(token) ||
    isRemedyWord(token)

  /** The words that are no names, by what is known of them, and the slip of spelling among them. */
  function readOtherWords(tokens: readonly Token[], names: QuestionNames) {
    const named = positionsOf([
      ...names.subjectMatches,
      ...names.varieties,
      ...names.problems,
      ...names.states,
      ...names.towns,
      ...names.substances,
    ])
    const hasSubject = names.subjects.length > 0
    const { unknown, everyday, places, others } = readUnknownWords(tokens, {
      ...lexicon,
      isNamed: (position) => named.has(position),
      isVocabulary,
      isKnown: ({ stem }) => isKnown(stem),
      hasSubject,
    })
    const likeWords = tokens.flatMap((token, position) =>
      !named.has(position) && isLikeWord(token) && !unknown.includes(position) ? [position] : [],
    )
    const isMendable = (position: number) =>
      !isSourOfSoil(tokens, position) && !isCropContextWord(tokens[position] as Token)
    const mendable = tokens.some((token) => siteWords.has(token))
      ? []
      : [...unknown, ...likeWords].filter(isMendable)
    const mending = menders.mend(tokens, mendable, hasSubject)
    const tokensAt = (positions: readonly number[]) =>
      positions.map((position) => tokens[position] as Token)
    const texts = (matches: readonly Token[]) => matches.map(({ text }) => text)
    const isUnmended = (position: number) => position !== mending.position
    const unexplained = tokensAt([...unknown, ...everyday, ...others].filter(isUnmended))
    return {
      mending,
      words: {
        placeWords: [
          ...names.towns.map((match) => textOf(tokens, match)),
          ...texts(tokensAt(places)),
        ],
        unknownWords: texts(
          tokensAt(unknown.filter(isUnmended)).filter((token) => !isCropContextWord(token)),
        ),
        otherWords: texts(tokensAt(others)),
        unexplainedWords: texts(
          unexplained.filter((token) => !isCropContextWord(token) && !isPlantPart(token)),
        ),
      },
    }
  }

  const namesBanned = (tokens: readonly Token[]) => findPhrases(lexicon.banned, tokens).length > 0

  const isCropName = (token: Token) => {
    const match = lexicon.subjects.matchWindow([token])
    return match?.tier === 'exact' && match.id.startsWith('crop:')
  }
  const isOtherName = (token: Token) =>
    menders.isWordOfName(token) ||
    [lexicon.subjects, lexicon.towns, lexicon.states].some(
      (index) => index.matchWindow([token])?.tier === 'exact',
    )

  const inPlainWords = (text: string) =>
    withoutCaseEndings(withPlainWords(text), {
      isCrop: isCropName,
      isWord: (token) => isOtherName(token) || isVocabulary(token) || lexicon.isSpeltWord(token),
    })

  const readNames = (text: string) => {
    const tokens = tokenize(text)
    return { tokens, subjects: findNames(lexicon, tokens).subjects }
  }

  const parseQuestion = (message: string, topic: ChatTopic | undefined, day: Date): Question => {
    const requested = withoutPastClauses(inPlainWords(message), readNames)
    const everyToken = menders.mendWords(tokenize(requested))
    const tokens = withoutDeniedProblems(everyToken, lexicon.problems)
    const names = findNames(lexicon, tokens)
    const { mending, words: otherWords } = readOtherWords(tokens, names)
    const plants = readCropRoles(requested, tokens, plantsOf(lexicon, names))
    const ofCrops = readCrops(tokens, names, plants, mending)
    const { words, hints } = replaceNowByMonth(wordsLeft(requested, everyToken, tokens), day)
    const subjectPositions = positionsOf(names.subjectMatches)
    const ofNames = positionsOf([...names.subjectMatches, ...names.varieties, ...names.states])
    const free = tokens.filter((_, position) => !ofNames.has(position))
    // "Sarso kaat li" does not ask when mustard is cut.
    const ofPast = new Set(plants.flatMap((each) => (each.role === 'past' ? each.positions : [])))
    // Names are left out, but their places are not: "kab boye dhan ke baad" is not after the sowing.
    const reading = readAspects(
      tokens.map((token, position) =>
        ofNames.has(position) || (ofPast.has(position) && ofCrops.mereMentions === null)
          ? nameToken
          : token,
      ),
    )
    return {
      ...reading,
      ...ofCrops,
      ...readProblems(lexicon, tokens, names, mending),
      ...otherWords,
      hasSigns: reading.hasSigns || names.problems.length > 0,
      message,
      tokens,
      freeTokens: tokens.filter((_, position) => !subjectPositions.has(position)),
      subjects: names.subjectMatches,
      words: significantWords(lexicon, words),
      hints,
      things: readThings(lexicon, tokens, names, plants, ofCrops.crops.length > 0),
      lacksCropOnly: lacksCropOnly(reading, free, lexicon.isNeutral),
      isSubjectOnly: free.every(isBareQuestionWord),
      state: names.states[0]?.id ?? null,
      stateStems: stemsOf(tokens, names.states),
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
