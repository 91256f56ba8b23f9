import type { Question, UncoveredThing } from '../understanding/advisor-question.ts'
import { foldedText, type Token, tokenizeAll } from '../understanding/words/advisor-token.policy.ts'
import { createWordSet, type WordSet } from '../understanding/words/advisor-word-set.policy.ts'
import { bittenPeople, moneyWords } from './advisor-bite.policy.ts'
import { isBesidePerson } from './advisor-people.policy.ts'

/** Animals whose bite can give rabies and that bite people in villages. */
const bitingAnimals = createWordSet(
  `dog dogs puppy kutta kutte kutto kutton kuttey kuttay kutiya kukur monkey monkeys bandar bandaro bandaron langur cat cats billi jackal jackals siyar gidad geedad fox
    wolf mongoose nevla makad kutra kutrya kutryane
    कुत्ता कुत्ते कुत्तों कुतिया कुकुर बंदर बंदरों लंगूर बिल्ली सियार गीदड़ लोमड़ी भेड़िया नेवला कुत्रा कुत्र्याने`,
  false,
)
const stingingInsects = createWordSet(
  `bee bees honeybee honeybees wasp wasps hornet hornets bumblebee madhumakkhi madhumakhi madhumakkhiyon madhumakkhiyo madhumakhiyo madhumakkhiya tataiya tataiyya tatayya tatayyo tatiya tataya tatiye tatayye barr
    centipede centipedes kankhajura kankhajure kankhajoora gojar spider makdi makdee कनखजूरा कनखजूरे गोजर मकड़ी
    मधुमक्खी मधुमक्खियों मधुमक्खियां मधुमक्खियाँ ततैया ततैये बर्र भिड़`,
  false,
)
/** The honey bee is called so as well as the fly: only what stings makes swell. */
const beeOrFly = createWordSet('makkhi makkhiyo makkhiyon makhi makhiyo मक्खी मक्खियो', false)
const swelling = /(?:^| )(?:sooj|suj|sujan|soojan|swollen|swelling|dank|सूज|सूजन|डक)/
const bites = createWordSet(
  `bite bites biting bit bitten sting stings stung stinging kaat kat kata kaata kate kaate kati kaati katne kaatne katna kaatna katle chavla chavala chawla dank dunk dankh dang das
    काट काटा काटे काटी काटने काटना डंक डस डसा डंस चावला`,
  false,
)
/** Who is attacked may be bitten or stung; monkeys attack maize, and hornets the bees of a hive. */
const attacks = createWordSet('attack attacks attacked attacking hamla hamle हमला हमले', false)
const fallsUpon = /^(?:toot|tut|tuut|टूट) (?:pad|par|पड)|^fell (?:on|upon|over) /
const wordsBesideAttack = 4
/** What may stand between the animal and the bite: "kutte ne mere bete ke pair me kaat liya". */
const betweenAnimalAndBite = createWordSet(
  `has have had just ne ke ka ki ko me mein par pe mujhe mujhko mereko hume mere meri mera hamare hamari apne ek do kai bahut bhai bhaiya bete beta beti pita papa pitaji maa
    mata patni pati bachche bacche bachcha bacha bachhe majdoor mazdoor aadmi admi dost chacha kisan padosi hath haath pair paer ungli muh chehre gal
    ने के का की को में मे पर मुझे मुझको मेरे मेरी हमारे अपने एक दो कई बहुत भाई बेटे बेटा बेटी पिता पिताजी पापा माँ मां पत्नी पति बच्चे बच्ची बच्चा मजदूर आदमी दोस्त चाचा किसान पड़ोसी हाथ पैर उंगली मुंह चेहरे`,
  false,
)
/** "Bitten by a stray dog". */
const beforeAnimal = createWordSet(
  'by of from a an the my our his her stray mad street pet neighbours rabid some many several swarm lots lot wild',
  false,
)
/** Words for young animals that other rules take for no animal. */
const youngAnimals = createWordSet(
  'calf calves bachhda bachhde bachhdi bachhre bachda bachde bachhiya bachiya padda pada padiya katda katdi memna memne bachhra chuze बछड़ा बछड़े बछड़ी बछिया पाड़ा पड़िया मेमना मेमने चूजे',
  false,
)
/** "Dog collar", "bee guard": what is called after the animals. */
const calledAfterAnimals = createWordSet('proof resistant menthi flower collar food guard', false)

function isBitten(tokens: readonly Token[], animals: WordSet): boolean {
  return tokens.some((token, position) => {
    if (!animals.has(token)) return false
    const next = tokens[position + 1]
    if (next && calledAfterAnimals.has(next)) return false
    let after = position + 1
    while (tokens[after] && betweenAnimalAndBite.has(tokens[after] as Token)) after++
    const verb = tokens[after]
    // "Kutte ko kaata" bit the dog.
    if (verb && bites.has(verb) && !/^(?:ko|को)$/.test(next?.folded ?? '')) return true
    let before = position - 1
    while (tokens[before] && beforeAnimal.has(tokens[before] as Token)) before--
    const passive = tokens[before]
    return before < position - 1 && passive !== undefined && bites.has(passive)
  })
}

const isAttack = (tokens: readonly Token[], position: number) => {
  const token = tokens[position]
  return (
    token !== undefined &&
    (attacks.has(token) || fallsUpon.test(foldedText(tokens.slice(position, position + 2))))
  )
}

const otherVictims =
  /(?:^| )(?:khet|fasal|field|fields|crop|crops|plants?|paudh\S*|tree|trees|hive|hives|box|boxes|chhatt\S*|bag|bagh|fruits?|phal|खेत|फसल|पौध\S*|छत्त\S*|फल|बाग) /
const mostWordsWithoutVictim = 6

/** Whether animals have attacked a person: "a swarm of bees fell on my father", "bandar ne bachche par hamla kiya", or just "bandar ne hamla kiya". */
function isAttacked(tokens: readonly Token[], animals: WordSet, namesCrop: boolean): boolean {
  if (!tokens.some((token) => animals.has(token))) return false
  const positions = tokens.flatMap((_, position) => (isAttack(tokens, position) ? [position] : []))
  if (positions.some((position) => isBesidePerson(tokens, position, wordsBesideAttack))) return true
  const hasNoVictim =
    tokens.length <= mostWordsWithoutVictim &&
    !namesCrop &&
    tokens.filter((token) => animals.has(token)).length === 1 &&
    !otherVictims.test(foldedText(tokens))
  return positions.length > 0 && hasNoVictim
}

/**
 * What hurt a person, as a question tells it: the bite of an animal that can have rabies, or the sting of bees or wasps; null for
 * neither. A bitten cow is a veterinarian's matter.
 */
export function tellsOfAnimalBite({
  message,
  things,
  crops,
}: Question): 'animalBite' | 'sting' | null {
  const tokens = tokenizeAll(message)
  if (tokens.some((token) => moneyWords.has(token))) return null
  // "Toot pada" only sounds like a parrot.
  const isOtherAnimal = ({ kind, text, isExact }: UncoveredThing) =>
    kind === 'animal' &&
    isExact &&
    !tokenizeAll(text).some((token) => bitingAnimals.has(token) || stingingInsects.has(token))
  const text = foldedText(tokens)
  const isAnimalHurt =
    things.some(isOtherAnimal) ||
    tokens.some((token, position) => youngAnimals.has(token) && !isAttack(tokens, position - 1))
  if (isAnimalHurt && !bittenPeople.test(text)) return null
  const isHurtBy = (animals: WordSet) =>
    isBitten(tokens, animals) || isAttacked(tokens, animals, crops.length > 0)
  if (isHurtBy(bitingAnimals) || /\bdogbites?\b/.test(text)) return 'animalBite'
  const isStung = isHurtBy(stingingInsects) || (isBitten(tokens, beeOrFly) && swelling.test(text))
  return isStung ? 'sting' : null
}
