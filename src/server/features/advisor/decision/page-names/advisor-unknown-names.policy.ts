import type { Question } from '../../understanding/advisor-question.ts'
import {
  asksForAspect,
  isRemedyWord,
} from '../../understanding/aspects/advisor-aspect-words.policy.ts'
import type { Token } from '../../understanding/words/advisor-token.policy.ts'
import { createWordSet } from '../../understanding/words/advisor-word-set.policy.ts'

const wordsBeforeSubstances = createWordSet(
  'of with using use apply applying add adding give giving put putting spraying spray mixing mix',
  false,
)
export const genitiveParticles = createWordSet('ka ki ke k का की के da di de cha chi che', false)
const questionWords = createWordSet(
  'kab kitna kitni kitne kaise kado kinna kinni kadhi kiti ketna कब कितना कितनी कितने कैसे कधी किती',
  false,
)
const givingVerbs = createWordSet(
  'chhidku chhidkun chhidku chidku dalun daalun daalu dal dale dalen dalu dalna dalni dalte daale daalna daalni de den dena deni dete chhidke chhidkav chidkav spray spre marna maarna mare maare maru use upyog istemal paiye pauni pauna takava takave dyava dyave डाल डालें डाले डालना डालनी डालूँ दें देना देनी दे छिड़कें छिड़काव स्प्रे मारें मारना इस्तेमाल उपयोग टाकावे द्यावे',
  false,
)
const againstWords = createWordSet('ko liye lie को लिए', false)
const killingWords = createWordSet('marne maarne ke मारने के', false)
const amountWords = createWordSet(
  'dose doses doj dosage matra maatra quantity dar rate मात्रा डोज खुराक',
  false,
)
const denyingWords = createWordSet('nahi nahin nhi नहीं नही', false)
const remedyNouns = createWordSet(
  'daanedar danedar granule granules दानेदार dawa dava davai dawai dawaai medicine pesticide insecticide fungicide herbicide tonic powder liquid दवा दवाई कीटनाशक फफूँदनाशक टॉनिक',
  false,
)
const fertiliserNouns = createWordSet('fertiliser fertilizer khad khaad urvarak खाद उर्वरक', false)
const judgingWords = createWordSet(
  'good useful effective safe better works work accha achha sahi theek thik अच्छा अच्छी सही ठीक',
  false,
)
const wordsBeforeCrops = createWordSet('for in on', false)
const joiningWords = createWordSet('and aur or ya tatha ani और या तथा व आणि', false)
const numberOrUnit =
  /^\d+$|^(?:kilo|packet|bori|किलो|पैकेट|बोरी|ml|gm|gram|g|kg|l|litre|liter|percent|ec|sc|wp|sl|wg|sg|मिली|ग्राम|लीटर)$/

/** "Superkillex 50 EC", "zorbex 12 SG": what follows the name of a pesticide that is sold. */
const formulations = createWordSet(
  'ec sc wp sl wg sg wdg ew cs od gr dp ws fs ईसी एससी डब्ल्यूपी डब्लूपी एसएल डब्ल्यूजी डब्लूजी एसजी डब्ल्यूडीजी ओडी जीआर डब्ल्यूएस एफएस',
  false,
)
const modalVerbs = createWordSet('should can could may must shall to do', false)
const applyingVerbs = createWordSet('apply give use put add spray mix drench', false)

export const isInSet = (set: { has(token: Token): boolean }, token: Token | undefined) =>
  token !== undefined && set.has(token)

/** The position after the numbers, units and further words of a name: "superkillex ultra 50 EC". */
function skipRestOfName({ tokens, unknownWords, otherWords }: Question, start: number): number {
  const isPart = ({ folded, text }: Token) =>
    /\d/.test(folded) ||
    numberOrUnit.test(folded) ||
    unknownWords.includes(text) ||
    otherWords.includes(text)
  const rest = tokens.slice(start).findIndex((token) => !isPart(token))
  return rest === -1 ? tokens.length : start + rest
}

/** How the names of active substances end: "pendrothiazuron". */
const substanceEnding =
  /(?:azole|azine|azoline|conil|thion|vathion|phos|uron|thrin|mectin|oxamyl|strobin|fluron|xafen|imide|amide|cide|mycin)$|(?:ज़ोल|जोल|थियॉन|थायन|फॉस|यूरॉन|थ्रिन|मेक्टिन|साइड|माइसिन)$/i
const leastLettersOfSubstance = 8

/** Whether a word is called like an active substance. */
const soundsLikeSubstance = (text: string) =>
  text.length >= leastLettersOfSubstance && substanceEnding.test(text)

/** Whether a number and the code of a formulation follow: only pesticides are sold so. */
const isSoldPesticide = ({ tokens }: Question, position: number) => {
  const next = /^\d+$/.test(tokens[position + 1]?.folded ?? '') ? position + 2 : position + 1
  return isInSet(formulations, tokens[next])
}

/** A word that no page has and that is surely a pesticide's name, by what follows it or how it ends; `undefined` when there is none. */
export const unknownPesticide = (question: Question): string | undefined =>
  question.tokens.find(
    ({ text }, position) =>
      question.unknownWords.includes(text) &&
      (isSoldPesticide(question, position) || soundsLikeSubstance(text)),
  )?.text

/**
 * A word that no page has, in the place of what is given to a crop: "dose of zorbex", "zorbex kab dale". A dose of anything
 * else must not answer it. `undefined` when there is none.
 */
export function unknownSubstance(question: Question): string | undefined {
  const { tokens, unknownWords } = question
  const isSubstance = (position: number) => {
    if (isInSet(wordsBeforeSubstances, tokens[position - 1])) return true
    // "How much zorbex".
    if (tokens[position - 2]?.folded === 'how' && tokens[position - 1]?.folded === 'much')
      return true
    const next = skipRestOfName(question, position + 1)
    const [first, second] = [tokens[next], tokens[next + 1]]
    if (
      isInSet(amountWords, first) ||
      (isInSet(genitiveParticles, first) && isInSet(amountWords, second))
    )
      return true
    // "Zorbex 50 for wheat dose".
    if (isInSet(wordsBeforeCrops, first) && tokens.some((token) => amountWords.has(token)))
      return true
    // "Fertiliser zorbex for wheat", "is zorbex good for rust".
    if (isInSet(wordsBeforeCrops, first) && isInSet(fertiliserNouns, tokens[position - 1]))
      return true
    if (isInSet(judgingWords, first)) return true
    // "How much zorbex should I apply".
    if (isInSet(modalVerbs, first) && tokens.slice(next).some((token) => applyingVerbs.has(token)))
      return true
    // "Against weeds zorbex 35 days after sowing".
    const isAgainst =
      isInSet(againstWords, tokens[position - 1]) && isInSet(killingWords, tokens[position - 2])
    if (isAgainst && tokens.slice(next).some((token) => givingVerbs.has(token))) return true
    // "Zorbex dawa": a remedy of this name.
    if (isInSet(remedyNouns, first) || isInSet(givingVerbs, first)) return true
    const isAmount = isInSet(amountWords, second) || numberOrUnit.test(second?.folded ?? '')
    return isInSet(questionWords, first) && (isInSet(givingVerbs, second) || isAmount)
  }
  return tokens.find(({ text }, position) => unknownWords.includes(text) && isSubstance(position))
    ?.text
}

/** An unknown word that "and" joins to the name of a crop is a second subject; `undefined` when there is none. */
export function unknownBesideCrop({
  tokens,
  unknownWords,
  subjects,
}: Question): string | undefined {
  const starts = new Set(subjects.map(({ start }) => start))
  const ends = new Set(subjects.map(({ end }) => end))
  return tokens.find(
    ({ text }, position) =>
      unknownWords.includes(text) &&
      ((isInSet(joiningWords, tokens[position + 1]) && starts.has(position + 2)) ||
        (isInSet(joiningWords, tokens[position - 1]) && ends.has(position - 1)) ||
        // "Not mushrooms, zorbo": the unknown one is meant.
        (isInSet(denyingWords, tokens[position - 1]) && ends.has(position - 1))),
  )?.text
}

export const varietyWords = createWordSet(
  'variety varieties hybrid kism kisam kisme beej seed किस्म हाइब्रिड संकर बीज',
  false,
)
const givenAspects: ReadonlySet<string> = new Set(['fertiliser', 'sowing', 'general'])

/** Whether a question asks how much of something is given, or when: "zorbex kitna kilo dale", which names no seed, too. */
const asksToGive = ({ tokens, freeTokens, aspects, asksRemedy }: Question) =>
  asksRemedy ||
  aspects.every(
    (aspect) =>
      givenAspects.has(aspect) ||
      (aspect === 'seed' && !tokens.some((token) => varietyWords.has(token))),
  ) ||
  freeTokens.some((token) => asksForAspect('fertiliser', token) || isRemedyWord(token))

/**
 * What a question about a crop names that nobody knows, so that the crop's page is no answer: "how much zorbex against rust".
 * @param namesProblem whether it names a problem, beside which other words explain themselves.
 */
export const unknownNameOf = (question: Question, namesProblem: boolean): string | undefined =>
  unknownPesticide(question) ??
  (asksToGive(question) ? unknownSubstance(question) : undefined) ??
  (namesProblem ? undefined : unknownBesideCrop(question))
