import type { Question } from '../understanding/advisor-question.ts'
import { readEatingOfTreated } from '../understanding/advisor-spray-injury.policy.ts'
import { foldedText } from '../understanding/words/advisor-token.policy.ts'
import { createWordSet, type WordSet } from '../understanding/words/advisor-word-set.policy.ts'

/**
 * What somebody asks who handles pesticides, and what the guide to safe spraying answers: whether to use what has no label, whether
 * to spray without gloves or a mask, or how many days must pass before the crop is picked, sold or eaten.
 */
export type SafetyQuestion = 'unlabelled' | 'unprotected' | 'waiting'

const oneOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|')})`
const patternOf = (...patterns: string[]) => new RegExp(`(?:^| )(?:${patterns.join('|')})(?= )`)

const not = oneOf('nahi nahin nhi nai not नही')
const container = oneOf(
  'packet packets pouch sachet bottle bottles bottel botal botle dabba dabbe dibba dibbe shishi pudiya thaili पैकेट बोतल शीशी डिब्बा डिब्बे पुडिया थैली',
)
const pesticideOrPowder = oneOf(
  'powder liquid dawa dawai dava davai medicine pesticide chemical पाउडर दवा दवाई केमिकल',
)
const namesContainer = patternOf(container, pesticideOrPowder)
const lacksLabel = patternOf(
  '(?:without|no|bina|missing|बिना) (?:any |a |koi |कोई )?(?:labels?|lable|लेबल)',
  'unlabell?ed',
  `(?:labels?|lable|लेबल) (?:\\S+ ){0,3}(?:gone|torn|missing|faded|removed|lost|hat|hata|utar|utra|phat|phata|fat|fata|mit|mita|gayab|हट|हटा|उतर|उतरा|फट|फटा|मिट|मिटा|गायब)`,
  // "Label nahi padha" has one.
  `(?:labels?|lable|लेबल) (?:\\S+ ){0,2}${not}(?! (?:padh|samajh|samjh|dekh|read|पढ|समझ|देख)\\S*)`,
  `${container} (?:\\S+ ){0,5}(?:naam|name|नाम) (?:\\S+ ){0,2}(?:${not}|mit|mita|gayab|missing|मिट|मिटा|गायब)`,
  `${container} (?:\\S+ ){0,4}(?:kuch|kuchh|कुछ) (?:bhi |भी )?(?:likha |लिखा )?${not}`,
)
const isUnknownContent = patternOf(
  `${container} (?:\\S+ ){0,6}(?:pata|malum|maloom|पता|मालूम) ${not}`,
  `(?:pata|malum|maloom|पता|मालूम) ${not} (?:\\S+ ){0,3}${container}`,
  `${container} (?:\\S+ ){0,6}(?:don t|dont|do not|not) know`,
  `unknown (?:\\S+ )?(?:${container}|${pesticideOrPowder})`,
)
const useWords = createWordSet(
  `spray sprays sprayed spraying use used using mix mixed apply put daal dal dalu daalu dalna daalna daale dale dalun chhidak chhidku chhidkav chidkav chhidkna dawa dawai dava davai medicine pesticide insecticide herbicide chemical keeda keede kida kide marega marenge
    स्प्रे डाल डालू डालना डाले छिड़क छिड़कू छिड़काव दवा दवाई कीटनाशक केमिकल मिला कीड़ा कीड़े मरेगा`,
  false,
)
const seedWords = createWordSet('seed seeds beej bij beejo बीज बीजों', false)

/** "Two packets without a label, can I spray them": a packet of seed is another matter. */
function isAboutUnlabelled({ tokens }: Question, text: string): boolean {
  const has = (set: WordSet) => tokens.some((token) => set.has(token))
  return (
    namesContainer.test(text) &&
    (lacksLabel.test(text) || isUnknownContent.test(text)) &&
    has(useWords) &&
    !has(seedWords)
  )
}

const protection = oneOf(
  'gloves? masks? goggles? boots shoes dastana dastane dastaane dastano chashma joota ppe kit दस्ताना दस्ताने मास्क चश्मा जूता जूते',
)
const isUnprotected = patternOf(
  `(?:no|without|not|don t|dont|never|bina|bagair|बिना|बगैर) (?:\\S+ ){0,3}${protection}`,
  `${protection} (?:\\S+ ){0,3}(?:${not}|bina|bagair|बिना|बगैर)`,
  '(?:nange|khule|नगे|खुले) (?:haath|hath|haatho|hatho|pair|badan|हाथ|हाथो|पैर|बदन)',
  'bare ?(?:hands?|handed|foot|feet)',
)
const sprayWords = createWordSet(
  `spray sprays sprayed spraying sprayer pesticide pesticides insecticide herbicide weedicide chhidkav chhidkaav chidkav chhidakna chhidakne chhidakta chhidke keetnashak kitnashak dawa dawai dava davai
    स्प्रे छिड़काव छिड़कना छिड़कने छिड़कता छिड़के कीटनाशक दवा दवाई`,
  false,
)
const namesPesticide = ({ substances, pesticideIds, namesBanned }: Question) =>
  namesBanned || substances.some((id) => pesticideIds.has(id))

const spray = oneOf(
  `spray sprayed spraying sprays dawa dawai dava davai medicine chhidkav chhidkaav chidkav chhidka chhidki chhidke chhidak chhidakne pesticide insecticide fungicide keetnashak kitnashak
    स्प्रे दवा दवाई छिडकाव छिडका छिडकी छिडके छिडक छिडकने कीटनाशक`,
)
const take = oneOf(
  `harvest harvesting pick picking pluck plucking eat eating eaten sell selling tod todna todne tode todu todun tudai tudaai khaye khana khane kha khayen khau bech bechna beche bechu katai katayi feed feeding khilana khilaye khilau
    तोड तोडना तोडने तोडे तोडू तुडाई खाए खाना खाने खा बेच बेचना बेचने बेचे कटाई खिलाना खिलाए खिलाऊ`,
)
const days = '(?:kitne|kitna|कितने|कितना) (?:din|dino|dinon|दिन|दिनो)'
const after = '(?:baad|bad|baadh|बाद)'
const waitingPeriod = patternOf(
  'phi',
  'pre ?harvest interval',
  'waiting (?:period|time|days)',
  'pratiksha (?:avadhi|kaal)',
  'प्रतीक्षा (?:अवधि|काल)',
)
const daysUntilTaken = patternOf(
  `${spray} (?:\\S+ ){0,4}${days} (?:\\S+ ){0,4}${take}`,
  `${spray} (?:\\S+ ){0,4}${after} (?:kab|कब|${days}) (?:\\S+ ){0,4}${take}`,
  `(?:how long|how many days|how soon|when) (?:\\S+ ){0,4}after (?:\\S+ ){0,5}${spray} (?:\\S+ ){0,6}${take}`,
  `(?:how long|how many days|how soon|when) (?:\\S+ ){0,6}${take} (?:\\S+ ){0,4}after (?:\\S+ ){0,4}${spray}`,
  // "A medicine after which I can pick soon".
  `${spray} (?:\\S+ ){0,3}(?:jiske|jisse|jis ke|जिसके|जिस के) (?:${after} )?(?:jaldi|जल्दी|turant|तुरत) ${take}`,
)

/** The same after a product that is named: "coragen ke baad kitne din tak tudai nahi". */
const daysAfterProduct = patternOf(`${after} ${days} (?:\\S+ ){0,3}${take}`)

/** "Phi kitna": the days that must pass between a spray and the harvest. A crop or a spray is named, and no scheme. */
function asksWaitingDays(question: Question, text: string): boolean {
  const isAboutSpray =
    question.crops.length > 0 ||
    namesPesticide(question) ||
    question.tokens.some((token) => sprayWords.has(token))
  return (
    isAboutSpray &&
    !question.asksForScheme &&
    (waitingPeriod.test(text) ||
      daysUntilTaken.test(text) ||
      (namesPesticide(question) && daysAfterProduct.test(text)))
  )
}

/** What a question asks about the safe handling of pesticides; null for any other question. */
export function readSafetyQuestion(question: Question): SafetyQuestion | null {
  const text = foldedText(question.tokens)
  if (isAboutUnlabelled(question, text)) return 'unlabelled'
  const isSpraying =
    namesPesticide(question) || question.tokens.some((token) => sprayWords.has(token))
  if (isSpraying && isUnprotected.test(text)) return 'unprotected'
  const isEaten = readEatingOfTreated(question) === 'produce'
  return isEaten || asksWaitingDays(question, text) ? 'waiting' : null
}
