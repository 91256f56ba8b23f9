import { asksForAspect, isRemedyWord } from '../../understanding/advisor-aspect-words.policy.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import type { Token } from '../../understanding/advisor-token.policy.ts'
import { createWordSet } from '../../understanding/advisor-word-set.policy.ts'

const wordsBeforeSubstances = createWordSet(
  'of with using use apply applying add adding give giving put putting spraying spray mixing mix',
  false,
)
const particles = createWordSet('ka ki ke k का की के da di de cha chi che', false)
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
  /^\d+$|^(?:ml|gm|gram|g|kg|l|litre|liter|percent|ec|sc|wp|sl|wg|sg|मिली|ग्राम|लीटर)$/

/** "Superkillex 50 EC", "zorbex 12 SG": what follows the name of a pesticide that is sold. */
const formulation = /^(?:ec|sc|wp|sl|wg|sg|wdg|ew|cs|od|gr|dp|ws|fs)$/
const modalVerbs = createWordSet('should can could may must shall to do', false)
const applyingVerbs = createWordSet('apply give use put add spray mix drench', false)

const isIn = (set: { has(token: Token): boolean }, token: Token | undefined) =>
  token !== undefined && set.has(token)

/** The position after the numbers, units and further words of a name: "superkillex ultra 50 EC". */
function skipRestOfName({ tokens, unknownWords, otherWords }: Question, start: number): number {
  const isPart = ({ folded, text }: Token) =>
    numberOrUnit.test(folded) || unknownWords.includes(text) || otherWords.includes(text)
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
  return formulation.test(tokens[next]?.folded ?? '')
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
    if (isIn(wordsBeforeSubstances, tokens[position - 1])) return true
    // "How much zorbex".
    if (tokens[position - 2]?.folded === 'how' && tokens[position - 1]?.folded === 'much')
      return true
    const next = skipRestOfName(question, position + 1)
    const [first, second] = [tokens[next], tokens[next + 1]]
    if (isIn(amountWords, first) || (isIn(particles, first) && isIn(amountWords, second)))
      return true
    // "Zorbex 50 for wheat dose".
    if (isIn(wordsBeforeCrops, first) && tokens.some((token) => amountWords.has(token))) return true
    // "Fertiliser zorbex for wheat", "is zorbex good for rust".
    if (isIn(wordsBeforeCrops, first) && isIn(fertiliserNouns, tokens[position - 1])) return true
    if (isIn(judgingWords, first)) return true
    // "How much zorbex should I apply".
    if (isIn(modalVerbs, first) && tokens.slice(next).some((token) => applyingVerbs.has(token)))
      return true
    // "Against weeds zorbex 35 days after sowing".
    const isAgainst =
      isIn(againstWords, tokens[position - 1]) && isIn(killingWords, tokens[position - 2])
    if (isAgainst && tokens.slice(next).some((token) => givingVerbs.has(token))) return true
    // "Zorbex dawa": a remedy of this name.
    if (isIn(remedyNouns, first) || isIn(givingVerbs, first)) return true
    return isIn(questionWords, first) && (isIn(givingVerbs, second) || isIn(amountWords, second))
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
      ((isIn(joiningWords, tokens[position + 1]) && starts.has(position + 2)) ||
        (isIn(joiningWords, tokens[position - 1]) && ends.has(position - 1)) ||
        // "Not mushrooms, zorbo": the unknown one is meant.
        (isIn(denyingWords, tokens[position - 1]) && ends.has(position - 1))),
  )?.text
}

/** Whether a question asks how much of something is given, or when. */
export const asksToGive = ({ freeTokens, aspects, asksRemedy }: Question) =>
  asksRemedy ||
  aspects.every(
    (aspect) => aspect === 'fertiliser' || aspect === 'sowing' || aspect === 'general',
  ) ||
  freeTokens.some((token) => asksForAspect('fertiliser', token) || isRemedyWord(token))

const wordsAfterNames = createWordSet(
  'ki ke ka ko kab kaise kitna kitni kitne se me hove naam boya boye bona lagaya lagana seed spacing plant plants crop farming cultivation की के का को कब कैसे कितना कितनी कितने में होवे नाम बोया बोए बोना लगाया लगाना',
  false,
)
const wordsBeforeNames = createWordSet(
  'broadcast broadcasted sow sowing sowed sown grow growing grew grown plant planting put cultivate cultivating raise raising harvest irrigate of for my the until till',
  false,
)
const comparingWords = createWordSet(
  'like instead insted jaisa jaise jaisi jagah badle जैसा जैसे जैसी जगह बदले',
  false,
)
/** Shorter words are slips of spelling. */
const leastLetters = 5

/** An unknown word that is repeated is the subject: "a strip of zorvella; what gap does the zorvella want". */
const repeatedUnknown = ({ tokens, unknownWords }: Question) =>
  tokens.find(
    ({ text, folded }, position) =>
      folded.length >= leastLetters &&
      unknownWords.includes(text) &&
      tokens.slice(position + 1).some((each) => each.folded === folded),
  )?.text

const sowingVerbs = createWordSet(
  'lagai lagayi lagaya lagaye lagate lagati lagana lagani boi boyi boya boye bote bona boni ropi ropa daali लगाई लगायी लगाया लगाए लगाते लगाती लगाना लगानी बोई बोया बोए बोते बोना बोनी रोपी रोपा',
  false,
)
const sowingNouns = createWordSet(
  'kheti buwai buvai bijai ropai nirai खेती बुवाई बुआई बोवाई बिजाई रोपाई निराई',
  false,
)
const wordsBeforeSown = createWordSet(
  'broadcast broadcasted sow sowed sown planted grow grew',
  false,
)

const varietyWords = createWordSet(
  'variety varieties hybrid kism kisam kisme beej seed किस्म हाइब्रिड संकर बीज',
  false,
)
const wordsOfTopic = createWordSet('me mein mai ko में को', false)

/**
 * "Chickpea is cut, when to sow zorberry": an unknown name of what is sown. It is no part of the crop beside it, and no variety:
 * "Pukhraj lagaya hai, aalu me pani kab de" asks about potatoes.
 */
function unknownSown({ tokens, unknownWords, subjects }: Question): string | undefined {
  const starts = new Set(subjects.map(({ start }) => start))
  const ends = new Set(subjects.map(({ end }) => end))
  const isCropTopic = subjects.some(({ end }) => isIn(wordsOfTopic, tokens[end]))
  return tokens.find(({ text, folded }, position) => {
    const isName = folded.length >= leastLetters && unknownWords.includes(text)
    const isBesideCrop = ends.has(position) || starts.has(position + 1)
    if (!isName || isBesideCrop) return false
    if (isIn(particles, tokens[position - 1]) || isIn(varietyWords, tokens[position - 1]))
      return false
    const [next, second] = [tokens[position + 1], tokens[position + 2]]
    return (
      isIn(wordsBeforeSown, tokens[position - 1]) ||
      (isIn(sowingVerbs, next) && !isCropTopic) ||
      (isIn(particles, next) && isIn(sowingNouns, second))
    )
  })?.text
}

/**
 * An unknown name in the place of the crop, where the crops that are named are only mentioned beside it: "how to sow zorberry
 * between rows of cotton", "zorbex ki katai kab, dikhne me kapas jaisi". `undefined` when there is none.
 */
export function unknownInsteadOfCrop(question: Question): string | undefined {
  const { tokens, unknownWords, mereMentions, subjects } = question
  if (mereMentions === null)
    return subjects.length > 0 ? (repeatedUnknown(question) ?? unknownSown(question)) : undefined
  const isUnknown = (token: Token | undefined) =>
    token !== undefined && unknownWords.includes(token.text)
  const isCompared = tokens.some((token) => comparingWords.has(token))
  const endOf = (position: number) => {
    const rest = tokens.slice(position).findIndex((each) => !isUnknown(each))
    return rest === -1 ? tokens.length : position + rest
  }
  const start = tokens.findIndex((token, position) => {
    if (!isUnknown(token) || isUnknown(tokens[position - 1])) return false
    return (
      isIn(wordsBeforeNames, tokens[position - 1]) ||
      isIn(wordsAfterNames, tokens[endOf(position)]) ||
      (isCompared && token.folded.length >= leastLetters)
    )
  })
  if (start === -1) return undefined
  const name = tokens.slice(start, endOf(start)).filter((each) => !wordsAfterNames.has(each))
  return name.map(({ text }) => text).join(' ') || undefined
}

/** Whether this name is of a crop that nobody knows: the pages of those beside it do not tell what is asked, however much is. */
export const isUnknownInsteadOfCrop = (question: Question, name: string) =>
  name !== '' && name === unknownInsteadOfCrop(question)
