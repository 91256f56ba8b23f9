import type { Question } from '../advisor-question.ts'
import { asksForAspect } from '../aspects/advisor-aspect-words.policy.ts'
import type { CropAspect } from '../aspects/advisor-aspects.data.ts'
import type { Token } from '../words/advisor-token.policy.ts'
import { createWordSet } from '../words/advisor-word-set.policy.ts'

/** Stands for the name of a crop. */
const crop = '@'

/** The words of a question, each crop's name as one sign: "@ ki jagah kya boye". */
export function textWithoutCrops({ tokens, subjects }: Question): string {
  const names = subjects.filter(({ id }) => id.startsWith('crop:'))
  const words = tokens.map(({ folded }, position) => {
    const name = names.find(({ start, end }) => start <= position && position < end)
    if (!name) return folded
    return name.start === position ? crop : ''
  })
  return `${words.filter(Boolean).join(' ')} `
}

const whichCrop = new RegExp(
  [
    '\\b(?:which|what) (?:\\S+ ){0,2}crops?\\b',
    '\\b(?:which|what) (?:(?:other|else|new|next|different) )?(?:should|can|could|do|shall|may|to|else)\\b',
    '\\b(?:kya|kaun si|kaunsi|konsi|kon si|kaun sa|kaunsa|konsa) (?:fasal |phasal |crop |aur |dusra |dusri )*(?:boy|bo|lag|ug|kheti|kar)',
    '(?:^| )(?:क्या|कौन सी|कौनसी|कौन सा|कौनसा) (?:फसल |और |दूसरी )*(?:बो|लग|उग|खेती|कर)',
  ].join('|'),
)
const growing =
  /\b(?:crops?|grow|sow|plant|cultivate|fasal|phasal)\b|\b(?:boy|bou|boe|bow|bona|bone|boni|bo |lag|ug)|(?:^| )(?:फसल|बो|लग|उग)/

const replaced = [
  `${crop} (?:ki jagah|ki jageh|ke badle|ke bajay|ke bajaye|ke alawa|chhodkar|chodkar|(?:chhod|chod|hata|band) (?:ke|kar|karke|karne)|को छोड|की जगह|के बदले|के बजाय|के अलावा|छोडकर|(?:छोड|हटा|बद) (?:के|कर|करके)) `,
  `(?:instead of|in place of|other than|rather than|apart from|besides|replace|replacing|tired of|stop|stopping|leave|leaving) (?:the |my |growing |sowing |planting )*${crop} `,
  `${crop} (?:ko )?(?:instead|ka vikalp|का विकल्प) `,
]
const counted = (patterns: readonly string[], text: string) =>
  patterns.reduce((sum, pattern) => sum + [...text.matchAll(new RegExp(pattern, 'g'))].length, 0)

/**
 * Whether a question asks which other crop to grow, instead of those that it names or after them: then the pages of these do not
 * answer it. Null for any other question.
 */
export function asksForAnotherCrop(question: Question): 'instead' | 'after' | null {
  const text = textWithoutCrops(question)
  if (!text.includes(crop) || !whichCrop.test(text) || !growing.test(text)) return null
  if (counted(replaced, text) >= counted([crop], text)) return 'instead'
  return question.mereMentions === 'past' ? 'after' : null
}

const inputs =
  '(?:fertili[sz]ers?|manures?|medicines?|pesticides?|chemicals?|sprays?|variety|varieties|hybrids?|khad|khaad|urvarak|dawa|dawai|dava|davai|keetnashak|kism|kisam|kisme|खाद|उर्वरक|दवा|दवाई|कीटनाशक|किस्म|किस्मे|वैरायटी)'
const whatNot = [
  `\\b(?:which|what) (?:\\S+ )?${inputs} (?:\\S+ ){0,3}(?:should|must|can|may|do|to|is|are|shall) (?:\\S+ )?(?:not|never) (?!working|available|helping|enough)`,
  `\\b(?:which|what) (?:\\S+ )?${inputs} (?:should|must|can|may|do|to|shall) (?:i |we )?(?:never|not|avoid) `,
  `\\b(?:which|what) (?:\\S+ )?${inputs} (?:is|are) (?:harmful|bad|unsafe|dangerous|worst|wrong|prohibited|forbidden) `,
  `\\b${inputs} (?:to avoid|to be avoided|that must not|that should not) `,
  `(?:^| )(?:konsi|kaunsi|kaun si|kon si|konsa|kaunsa|kaun sa|kya|कौन सी|कौनसी|कौन सा|कौनसा|क्या) ${inputs} (?:\\S+ ){0,2}(?:nahi|nahin|nhi|na|mat|नही|न|ना|मत) (?:dal|daal|de|di|lag|bo|chhidak|chidak|use|istemal|upyog|kar|mar|डाल|दे|दी|लग|बो|छिडक|इस्तेमाल|उपयोग|कर)`,
].map((pattern) => new RegExp(pattern))

/** "Which fertiliser must not be given", "konsi dawa nahi dalni chahiye": pages tell what to give, and seldom what not. */
export const asksWhatNotToGive = (question: Question): boolean => {
  const text = textWithoutCrops(question)
  return whatNot.some((pattern) => pattern.test(text))
}

const withoutWords = createWordSet('without bina bagair bagaer bagar बिना बगैर', false)
const articles = createWordSet(
  'any the a my using giving adding putting chemical rasayanik रासायनिक',
  false,
)
const particles = createWordSet('ke k के', false)
const fertilisers = createWordSet('urea yuria uria dap potash mop npk ssp यूरिया डीएपी पोटाश', false)

const isSameThing = (one: Token, other: Token) =>
  one.folded === other.folded ||
  one.terms.some((term) => term.startsWith('=') && other.terms.includes(term))

/** The words that a question does without: "urea" in "without any urea", "mitti" in "bina mitti ke" and "mitti ke bina". */
function missingWords({ tokens }: Question): Token[] {
  return tokens.flatMap((token, position) => {
    if (!withoutWords.has(token)) return []
    let after = position + 1
    while (tokens[after] && articles.has(tokens[after] as Token)) after++
    const hasParticle = tokens[position - 1] && particles.has(tokens[position - 1] as Token)
    // "Urea ke bina" has it before, "bina urea ke" after.
    const word = hasParticle ? tokens[position - 2] : tokens[after]
    // "The neighbour grew it without water, when do I water mine" asks for it all the same.
    return word && !tokens.some((each) => each !== word && isSameThing(each, word)) ? [word] : []
  })
}

/** Whether a question does without what an aspect tells: of "wheat without urea" the doses of urea are no answer. */
export const doesWithout = (question: Question, aspect: CropAspect): boolean =>
  missingWords(question).some(
    (token) => asksForAspect(aspect, token) || (aspect === 'fertiliser' && fertilisers.has(token)),
  )

const mistakes = /(?:^|\s)(?:galti|galati|mistake|mistakenly|accidentally|गलती|ग़लती|भूल से)(?=\s|$)/i

/** "Galti se urea do baar daal diya": the dose of the page is no help then. */
export const tellsOfMistake = ({ message }: Question): boolean => mistakes.test(message)
