import type { Question, UncoveredThing } from '../understanding/advisor-question.ts'
import { type Token, tokenizeAll } from '../understanding/words/advisor-token.policy.ts'
import { createWordSet } from '../understanding/words/advisor-word-set.policy.ts'

/** Snakes and scorpions in the languages in which farmers write; "nag" and "sap" are too short to be compared by sound. */
const venomousAnimals = createWordSet(
  `snake snakes snak snke sneak serpent cobra kobra viper vipers krait karait kraits saanp saamp sanp samp saap saapo saanpo sarp sarpa naag nag naagin nagin
    scorpion scorpions scorpian scorpio bichhu bichchhu bicchu bichhoo bichchu bichu bicchhu bichhi vinchu vichu vinchhi
    सांप सांपों साँप साप साँपों सर्प नाग नागिन कोबरा करैत वाइपर बिच्छू बिच्छु बिछू बिछी बिच्छी विंचू विंचवाने सापाने`,
  false,
)
/** The sap of a plant, unless it does something: "sap ne kaat liya". */
const snakeOnlyBeforeVerb = createWordSet('sap sape sapa', false)
const wordsAfterShortSnake = createWordSet(
  'ne ke kat kaat katal katlas kaatlas katne kaatne chavla chavala lad karadyo karadi',
  false,
)
/** "Snake gourd", "bichhu ghas": plants that are called after the animals. */
const plantsCalledSo = createWordSet(
  'gourd gourds melon cucumber plant plants weed bean beans fruit ghas ghaas grass buti booti phani kesar champa skin like jaisa jaise jaisi jaisan warge घास बूटी फनी केसर जैसा जैसे जैसी',
  false,
)

/** Words that say "bitten" or "stung", whatever is beside them. */
const plainBites = createWordSet(
  `bite bites biting bitten bited snakebite snakebites sting stings stung stinging envenomation antivenom
    sarpdansh sarpadansh sarpdans dansh dank dunk dankh dang das dasa dase dasna dasne daslis chavla chavala chavle chavali chawla karadyo karadi
    सर्पदंश दंश डंक डस डसा डसने डसे डंसा डंस चावला चावले चावली`,
  false,
)
/** "Bit" is a little, "kaat" cuts, "lad" fights: only beside a snake, and not after what is cut. */
const doubtfulBites = createWordSet(
  `bit kat kaat kata kaata kate kaate kati kaati katne kaatne katna kaatna kaatle katle katlas kaatlas katal katali katlis maar mara maara mar mare lad ladya ladia vadh vaddh chubha
    काट काटा काटे काटी काटने काटना काटल काटले कटले मार मारा मारी मारे लड़ लड़ गया चुभा`,
  false,
)
const killWords = createWordSet('mar maar mara maara mare मार मारा मारी मारे', false)
const cutThings = createWordSet(
  'a little ghas ghaas grass chara fodder fasal crop lakdi wood ped tree trees jhadi bush bushes dhan gehu gehun ganna hedge paddy wheat cane घास चारा फसल लकड़ी पेड़ झाड़ी धान गेहूं गेहूँ गन्ना',
  false,
)
const words = (text: string) => text.trim().split(/\s+/).join('|')
const relatives = words(
  'son daughter father mother brother sister wife husband child children kid baby friend uncle aunt worker labourer neighbour farmer man woman boy girl person',
)
const limbs = words('finger hand foot feet leg toe ankle arm thumb')
const hindiPeople = words(
  `bhai bete beta beti pita papa pitaji maa mata patni pati bachche bacche bachcha bache bachhe majdoor mazdoor aadmi admi dost chacha kisan padosi bahu behan insan insaan
    भाई बेटे बेटी पिता पिताजी पापा माँ मां पत्नी पति बच्चे बच्चा मजदूर आदमी दोस्त चाचा किसान पड़ोसी बहू बहन इंसान`,
)
const bitten = words('bit bite bites bitten biting stung sting stings stinging')

/** Says that a person was bitten, where an animal is named, too: "my cow and my son". "Bhai" alone only calls somebody. */
export const bittenPeople = new RegExp(
  [
    `\\b(?:${bitten}) (?:me|him|her|us|someone|somebody|people|(?:a|my|our|his|her|the|their) (?:\\S+ )?(?:${relatives}|${limbs}))\\b`,
    `\\band (?:also )?(?:me|him|us|(?:a|my|our|his|her|the|their) (?:${relatives}))\\b`,
    `\\b(?:i|he|she|we|they|${relatives}) (?:was|is|got|has been|have been|been|am|were) (?:just )?(?:${bitten})\\b`,
    '(?:mujhe|mujhko|mereko|hume|hamko|hamra|mane|mala|मुझे|मुझको|हमको|मला) (?!bata|बता|samajh|समझ|salah|सलाह)',
    `(?:${hindiPeople})(?: ji)? (?:ko|ke|को|के) `,
  ].join('|'),
)
/** Who asks for money after a death does not ask for first aid. */
export const moneyWords = createWordSet(
  'compensation muavja muawza muavza muaavja mua claim insurance bima beema yojana scheme paisa ex gratia मुआवजा मुआवज़ा बीमा योजना',
  false,
)
/** "Something bit me in the field": it may have been a snake. */
const unknownBite = new RegExp(
  [
    `\\b(?:something|(?:some|unknown) (?:insect|animal|creature|thing)) (?:has |just |had )?(?:bit|bitten|stung) (?:me|him|her|my (?:${limbs}|${relatives}))\\b`,
    '(?:kuch|kuchh|kisi (?:chij|cheez|chiz|jeev|jiv|jantu)|कुछ|किसी (?:चीज|जीव|जतु)) (?:cheez |चीज )?(?:ne |ने )?(?:\\S+ (?:me|mein|par|pe|मे|पर) )?(?:kaat|kat|काट) (?:liya|lia|gaya|diya|लिया|गया|दिया)',
  ].join('|'),
)
const personOrLimb =
  /\b(?:me|him|my|pair|paer|hath|haath|ungli|paon|paanv|mujhe|mujhko|bhai|bete|beti|sujan|soojan)\b|पैर|हाथ|उगली|पाव|मुझे|सूजन/

const isAnimalName = (tokens: readonly Token[], position: number) => {
  const token = tokens[position]
  const next = tokens[position + 1]
  if (token === undefined || (next && plantsCalledSo.has(next))) return false
  return (
    venomousAnimals.has(token) ||
    (snakeOnlyBeforeVerb.has(token) && next !== undefined && wordsAfterShortSnake.has(next))
  )
}

/** Whether a snake or a scorpion is named. */
export const namesVenomousAnimal = (tokens: readonly Token[]) =>
  tokens.some((_, position) => isAnimalName(tokens, position))

/**
 * Whether a question tells of, or asks about, the bite of a snake or the sting of a scorpion in a person. That of an animal is a
 * veterinarian's matter.
 */
export function tellsOfSnakeBite({ message, things, subjects }: Question): boolean {
  const tokens = tokenizeAll(message)
  const text = `${tokens.map(({ folded }) => folded).join(' ')} `
  if (tokens.some((token) => moneyWords.has(token))) return false
  const names = tokens.flatMap((_, position) => (isAnimalName(tokens, position) ? [position] : []))
  const isNamed = names.length > 0 || /snakebite|sarpa?dansh|सर्पदश/.test(text)
  if (!isNamed) return subjects.length === 0 && unknownBite.test(text) && personOrLimb.test(text)
  // "Saanp ko maar diya" killed the snake; "bichhu ne maar diya" says that it stung.
  const isSubject = names.some((name) => /^(?:ne|ने)$/.test(tokens[name + 1]?.folded ?? ''))
  const isBite = (token: Token, position: number) => {
    if (plainBites.has(token)) return true
    const before = tokens[position - 1]
    if (!doubtfulBites.has(token) || (before && cutThings.has(before))) return false
    return !killWords.has(token) || isSubject
  }
  if (!tokens.some(isBite)) return false
  const venomous = new Set(names.map((position) => tokens[position]?.text))
  const isOtherAnimal = ({ kind, text: thing }: UncoveredThing) =>
    kind === 'animal' && !thing.split(' ').some((word) => venomous.has(word))
  return !things.some(isOtherAnimal) || bittenPeople.test(text)
}
