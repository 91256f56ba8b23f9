import { aspectPassage } from '../../knowledge/advisor-aspect-passages.policy.ts'
import type { AdvisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'
import type { Question, UncoveredThing } from '../../understanding/advisor-question.ts'
import { asksPayForWildAnimals } from '../../understanding/advisor-wild-animals.policy.ts'
import { foldedText } from '../../understanding/words/advisor-token.policy.ts'
import { createWordSet, type WordSet } from '../../understanding/words/advisor-word-set.policy.ts'

/** Crops whose leaves poison cattle while they are young: the page of the fodder says when to cut. */
const poisonousFodder: ReadonlySet<string> = new Set(['crop:sorghum', 'crop:fodder-sorghum'])
const fodderWords = createWordSet(
  `fodder chara chaara chare charri feed feeding khilana khilane khilaye khila cattle animals animal cow buffalo pashu janwar jaanwar gaay bhains
    चारा चारे चरी खिलाना खिलाने खिलाएँ खिला पशु पशुओं जानवर जानवरों गाय भैंस`,
  false,
)
const harmWords = createWordSet(
  `poison poisonous poisoning toxic hcn prussic safe danger dangerous die dies died death zehar jahar zahar zehrila jahrila mar mare marte marta surakshit
    ज़हर ज़हरीला मर मरे मरते मरता सुरक्षित`,
  false,
)
const cuttingWords = createWordSet(
  `cut cutting harvest kat kaat kate kaate katna kaatna katne kaatne katai when kab stage age din days safe surakshit
    काट काटें काटे काटना काटने कटाई कब उम्र दिन सुरक्षित`,
  false,
)

/** "Cattle died of green jowar, when is it safe to cut": the crop's page tells it. */
function asksAboutPoisonousFodder({ subjects, tokens }: Question): boolean {
  const has = (set: WordSet) => tokens.some((token) => set.has(token))
  const isNamed = subjects.some(({ id }) => poisonousFodder.has(id))
  return isNamed && has(fodderWords) && has(harmWords) && has(cuttingWords)
}

/** "My hen lays less, how much maize as feed", "gaay ko berseem kitna khilaye": what an animal eats, and not how the crop grows. */
const isFed =
  /\b(?:laying|lays) |\b(?:how much|how many|daily|per day) (?:\S+ ){0,4}feed |\bfeed (?:\S+ ){0,3}(?:how much|daily|per day|ration) |(?:^| )(?:khilana|khilaye|khilau|khilaun|khilate|khila|खिलाना|खिलाए|खिलाऊ|खिलाते|खिला) /
const amountWords = createWordSet(
  'how much many kitna kitni kitne daily roz laying lays कितना कितनी कितने रोज़',
  false,
)
const growing: ReadonlySet<string> = new Set(['sowing', 'seed', 'spacing', 'harvest', 'varieties'])

/** The animal that a question asks to feed; undefined when it asks for something else. */
export function fedAnimal({ tokens, things, strongAspects }: Question): UncoveredThing | undefined {
  const isAboutFeeding =
    tokens.some((token) => amountWords.has(token)) &&
    isFed.test(foldedText(tokens)) &&
    !strongAspects.some((aspect) => growing.has(aspect))
  return isAboutFeeding
    ? things.find(({ kind, isExact }) => kind === 'animal' && isExact)
    : undefined
}

/**
 * The passage for a question in which an animal is named, and words about a crop mislead: what wild animals have destroyed, and fodder
 * that poisons cattle; undefined for any other question.
 */
export const passageOnAnimals = (
  knowledge: AdvisorKnowledge,
  question: Question,
): Passage | undefined =>
  asksPayForWildAnimals(question)
    ? knowledge.passageById('guide/crop-insurance')
    : asksAboutPoisonousFodder(question)
      ? aspectPassage(knowledge, 'fodder-sorghum', 'harvest')
      : undefined
