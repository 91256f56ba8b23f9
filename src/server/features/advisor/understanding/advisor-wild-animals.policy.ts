import type { Question } from './advisor-question.ts'
import { createWordSet, type WordSet } from './words/advisor-word-set.policy.ts'

/** "Bear", which carries fruit, and "sahi", which is right, are not among them. */
const wildAnimals = createWordSet(
  `elephant elephants hathi haathi hathiyon nilgai neelgai boar boars suar suaro sooar bandar bandaro bandaron monkey monkeys langur deer hiran porcupine porcupines saahi bhalu wild jungli jangli
    हाथी हाथियों नीलगाय सूअर सूअरों सुअर बंदर बंदरों लंगूर हिरण हिरणों भालू जंगली`,
  false,
)
const elephants = createWordSet('elephant elephants hathi haathi hathiyon हाथी हाथियों', false)
const damage = createWordSet(
  `destroy destroys destroyed damage damages damaged ate eat eats eaten trample tramples trampled raid raided ruin ruined nuksan nuksaan barbad tabah raund raunda raunde rond kha khaa khayi khaya tod tode toda ujad ujaad chaupat
    नुकसान बर्बाद बरबाद तबाह रौंद रौंदा रौंदी खा खाया खाई तोड़ तोड़ा उजाड़ चौपट`,
  false,
)
const compensation = createWordSet(
  `compensation compensate muavja muawza muavza muaavja muaavza claim insurance insured insure bima beema pmfby relief paid
    मुआवजा मुआवज़ा बीमा राहत`,
  false,
)

/** Whether wild animals, which the state protects, are named. */
export const namesWildAnimal = ({ tokens }: Pick<Question, 'tokens'>): boolean =>
  tokens.some((token) => wildAnimals.has(token))

/**
 * Whether a question asks what is paid for a crop that wild animals have destroyed. Of elephants no guide tells how they are fended
 * off, so it is enough that they have destroyed it.
 */
export function asksPayForWildAnimals({ tokens }: Pick<Question, 'tokens'>): boolean {
  const has = (set: WordSet) => tokens.some((token) => set.has(token))
  return namesWildAnimal({ tokens }) && has(damage) && (has(compensation) || has(elephants))
}
