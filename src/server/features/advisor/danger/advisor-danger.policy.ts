import type { Question } from '../understanding/advisor-question.ts'
import { type DangerFacts, readDangerFacts } from './advisor-danger-facts.policy.ts'
import type { FieldEmergency } from './emergencies/advisor-field-emergency.policy.ts'

/**
 * What endangers a life: `poisoning`, `snakeBite` (or a scorpion's sting), `animalBite` (which can give rabies), `sting` (of bees and
 * wasps), `accident` (with machines, electricity, water, fire or heat) and `distress` have checked answers. To the others a sentence says
 * what to do or whom to call: `harm` is meant to an animal or a body, `violence` to a person, `hurtAnimal` is an animal that needs a
 * veterinarian, `liveFence` a wire that is to carry mains current, `swallowing` the question whether a pesticide may be drunk.
 */
export type Danger =
  | 'poisoning'
  | 'snakeBite'
  | 'animalBite'
  | 'sting'
  | 'accident'
  | 'distress'
  | 'harm'
  | 'violence'
  | 'hurtAnimal'
  | 'liveFence'
  | 'swallowing'
  | FieldEmergency

/** What a rule says: a danger, `illness` where somebody may be poisoned or merely ill, `fieldEmergency` for the one that was read, or null. */
interface DangerRule {
  /** What the message tells, as a clause. */
  name: string
  danger: Danger | 'illness' | 'fieldEmergency' | null
  applies: (facts: DangerFacts) => boolean
}

/** The first rule that applies decides. */
export const dangerRules: readonly DangerRule[] = [
  {
    name: 'a snake or a scorpion has bitten',
    danger: 'snakeBite',
    applies: ({ despair, isSnakeBite }) => despair !== 'named' && isSnakeBite,
  },
  {
    name: 'an animal has bitten',
    danger: 'animalBite',
    applies: ({ despair, animalBite }) => despair !== 'named' && animalBite === 'animalBite',
  },
  {
    name: 'bees or wasps have stung',
    danger: 'sting',
    applies: ({ despair, animalBite }) => despair !== 'named' && animalBite === 'sting',
  },
  {
    name: 'somebody despairs of life',
    danger: 'distress',
    applies: ({ despair }) => despair !== null,
  },
  {
    name: 'somebody who sprayed is ill',
    danger: 'poisoning',
    applies: ({ isIllAfterSpraying }) => isIllAfterSpraying,
  },
  {
    name: 'an accident has happened',
    danger: 'accident',
    applies: ({ namesAnimal, isAccident, isGasInWell, isMauled }) =>
      (!namesAnimal && (isAccident || isGasInWell)) || isMauled,
  },
  {
    name: 'something burns, a wire has fallen, water rises or a dangerous animal is near',
    danger: 'fieldEmergency',
    applies: ({ fieldEmergency }) => fieldEmergency !== null,
  },
  {
    name: 'a fence is to carry mains current',
    danger: 'liveFence',
    applies: ({ isLiveFence }) => isLiveFence,
  },
  {
    name: 'somebody may be beaten or killed',
    danger: 'violence',
    applies: (facts) => facts.isAttackOnPeople || isAgainstPerson(facts),
  },
  {
    name: 'a large animal is to be poisoned or electrocuted',
    danger: 'harm',
    applies: ({ namesLargeAnimal, namesPlainPoison, wantsToElectrocute, ...facts }) =>
      namesLargeAnimal && ((namesPlainPoison && isHarmIntended(facts)) || wantsToElectrocute),
  },
  {
    name: 'a remedy against an ordinary pain is asked for',
    danger: null,
    applies: ({ isSwallowed, asksForPainkiller }) => !isSwallowed && asksForPainkiller,
  },
  {
    name: 'a poison is to kill somebody',
    danger: 'harm',
    applies: ({ namesPlainPoison, wantsToKill, isAboutPests, isSwallowed }) =>
      namesPlainPoison && wantsToKill && !isAboutPests && !isSwallowed,
  },
  {
    name: 'food is to be washed with a pesticide',
    danger: 'harm',
    applies: ({ namesPesticide, isFoodWashed, isSwallowed, isAcutelyIll }) =>
      namesPesticide && isFoodWashed && !isSwallowed && !isAcutelyIll,
  },
  {
    name: 'a poison is named beside a neighbour',
    danger: 'harm',
    applies: ({ namesPlainPoison, namesNeighbour, isSwallowed }) =>
      namesPlainPoison && namesNeighbour && !isSwallowed,
  },
  {
    name: "somebody's field or water is to be spoiled",
    danger: 'harm',
    applies: ({ wantsToSpoil }) => wantsToSpoil,
  },
  {
    name: 'an animal is poisoned or bloated',
    danger: 'hurtAnimal',
    applies: ({ isAnimalHurt, wantsToKill, wantsToPoison }) =>
      isAnimalHurt && !wantsToKill && !wantsToPoison,
  },
  {
    // "Drank neem oil and is vomiting, can I give milk": the milk does not make this a question about animals.
    name: 'a person has swallowed a pesticide or is acutely ill of one',
    danger: 'poisoning',
    applies: ({ isHuman, namesPesticide, isAcutelyIll, isSwallowed, ...facts }) =>
      isHuman &&
      namesPesticide &&
      (isAcutelyIll || isSwallowed) &&
      !facts.namesLargeAnimal &&
      !facts.asksToSwallow,
  },
  {
    name: 'an animal is to be hurt with a pesticide',
    danger: 'harm',
    applies: ({ namesAnimal, namesPesticide, isSwallowed, isHarmMeant, isDeadly }) =>
      namesAnimal && namesPesticide && (isHarmMeant || (isDeadly && !isSwallowed)),
  },
  {
    name: 'a pesticide is named beside an animal',
    danger: null,
    applies: ({ namesAnimal, namesPesticide, isSwallowed }) =>
      namesAnimal && namesPesticide && !isSwallowed,
  },
  {
    name: 'a pesticide is to be used on a body',
    danger: 'harm',
    applies: ({ namesRemedy, isUsedOnBody, isSwallowed }) =>
      namesRemedy && isUsedOnBody && !isSwallowed,
  },
  {
    name: 'somebody asks whether to swallow a pesticide',
    danger: 'swallowing',
    applies: ({ isSwallowed, namesPesticide, asksToSwallow, isIll, namesPlainPoison, ...facts }) =>
      !isIll &&
      !namesPlainPoison &&
      ((isSwallowed && namesPesticide && asksToSwallow) || facts.asksToDrinkPesticide),
  },
  {
    name: 'a pesticide or a medicine was swallowed',
    danger: 'poisoning',
    applies: (facts) => isTakenIn(facts) && (facts.isHuman || facts.namesPesticide),
  },
  {
    name: 'something was swallowed that may be a medicine for people',
    danger: 'illness',
    applies: (facts) => isTakenIn(facts),
  },
  {
    name: 'a pesticide has soaked the clothes, or its signs are asked for',
    danger: 'poisoning',
    applies: ({ isSoaked, namesRemedy, asksForSignsOfPoisoning }) =>
      (isSoaked && namesRemedy) || asksForSignsOfPoisoning,
  },
  {
    name: 'a person is ill beside a pesticide',
    danger: 'poisoning',
    applies: (facts) => isIllOfSomething(facts) && facts.isHuman && facts.namesPesticide,
  },
  {
    name: 'somebody is ill beside a spray or after swallowing',
    danger: 'illness',
    applies: (facts) => isIllOfSomething(facts),
  },
  {
    name: 'a pesticide has come onto a body',
    danger: 'poisoning',
    applies: ({ isOnBody, isTouched, isInEyes, namesAnimal, namesCrop }) =>
      !namesAnimal && ((isOnBody && isTouched && !namesCrop) || isInEyes),
  },
  {
    name: 'somebody is acutely ill',
    danger: 'illness',
    applies: ({ isAcutelyIll, namesAnimal, isAboutPests, namesCrop }) =>
      isAcutelyIll && !namesAnimal && !isAboutPests && !namesCrop,
  },
  {
    name: 'a person may die of a pesticide',
    danger: 'poisoning',
    applies: ({ isDeadly, isHuman, namesRemedy, isAboutPests, isPlantToBeKilled }) =>
      isDeadly && isHuman && namesRemedy && !isAboutPests && !isPlantToBeKilled,
  },
  {
    name: 'a poison is named and nothing that it is for',
    danger: 'illness',
    applies: ({ namesPlainPoison, isAboutPests, namesAnimal, namesCrop }) =>
      namesPlainPoison && !isAboutPests && !namesAnimal && !namesCrop,
  },
]

/** "Those weevils, I will kill them": violence is done to a person, and without a poison. */
const isAgainstPerson = (facts: DangerFacts) =>
  facts.isViolence &&
  !facts.isAboutPests &&
  !facts.namesCrop &&
  !facts.namesAnimal &&
  !facts.namesLargeAnimal &&
  !facts.namesRemedy

const isHarmIntended = ({
  isHarmMeant,
  isDeadly,
  wantsToPoison,
}: Pick<DangerFacts, 'isHarmMeant' | 'isDeadly' | 'wantsToPoison'>) =>
  isHarmMeant || isDeadly || wantsToPoison

const isTakenIn = (facts: DangerFacts) =>
  facts.isSwallowed &&
  (facts.namesPesticide || facts.isMedicineTaken) &&
  (facts.isHuman || !facts.isAboutPests)

const isIllOfSomething = ({
  isIll,
  isSpraying,
  namesPesticide,
  isSwallowed,
  namesAnimal,
}: DangerFacts) => isIll && (isSpraying || namesPesticide || isSwallowed) && !namesAnimal

/** A danger, and whether only words tell of it that also stand in harmless questions: "chakkar" is dizziness and a round. */
export interface DangerReading {
  danger: Danger
  isDoubtful: boolean
}

/** The danger that a question tells of; null for none. */
export function readDanger(question: Question): DangerReading | null {
  const facts = readDangerFacts(question)
  const danger = dangerRules.find(({ applies }) => applies(facts))?.danger ?? null
  if (danger === 'illness') return { danger: 'poisoning', isDoubtful: true }
  const read = danger === 'fieldEmergency' ? facts.fieldEmergency : danger
  return read && { danger: read, isDoubtful: false }
}
