import type { AdvisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'
import { asksForEnergiser } from '../../understanding/advisor-live-fence.policy.ts'
import type { Question, UncoveredThing } from '../../understanding/advisor-question.ts'
import { asksPayForWildAnimals } from '../../understanding/advisor-wild-animals.policy.ts'
import { foldedText } from '../../understanding/words/advisor-token.policy.ts'
import { createWordSet, type WordSet } from '../../understanding/words/advisor-word-set.policy.ts'

/** Crops whose leaves poison cattle while they are young: a guide says when to cut, and what to do for the animal. */
const poisonousFodder: ReadonlySet<string> = new Set(['crop:sorghum', 'crop:fodder-sorghum'])
const animalWords = createWordSet(
  `khilana khilane khilaye khila cattle animals animal livestock cow cows buffalo buffaloes goat goats sheep pashu janwar jaanwar gaay gaaye bhains bhens bakri bakriya bhed bail bachhda
    खिलाना खिलाने खिलाएँ खिला पशु पशुओं जानवर जानवरों गाय भैंस बकरी भेड़ बैल बछड़ा`,
  false,
)
const harmWords = createWordSet(
  `poison poisonous poisoning toxic hcn prussic safe danger dead dangerous die dies died death zehar jahar zahar zehrila jahrila mar mare marte marta surakshit
    ज़हर ज़हरीला मर मरे मरते मरता सुरक्षित`,
  false,
)
const feedWords = createWordSet(
  `ate eat eats eating eaten grazed fed feed feeding fodder kha khaya khayi khakar khake khane khilaya khilayi khilane khila chara chaara char charte chari
    खा खाया खाई खाकर खाके खाने खिलाया खिलाई खिलाने खिला चारा चर`,
  false,
)
const cuttingWords = createWordSet(
  `cut cutting harvest kat kaat kate kaate katna kaatna katne kaatne katai when kab stage age din days safe surakshit
    काट काटें काटे काटना काटने कटाई कब उम्र दिन सुरक्षित`,
  false,
)

const hasHurt =
  /(?:^| )(?:died|dead|dies|collapsed|fell|(?:mar|gir|मर|गिर) ?(?:ga?y[aei]|gai|gye|gya|गया|गई|गयी|गए)) /

const wantsToPoison =
  /(?:zahar|jahar|zeher|zehar|poison|ज़?हर) (?:khila|de |dena|dal|daal|mila|खिला|दे |देना|डाल|मिला)/

/** "Cattle died of green jowar", "when is it safe to cut": a guide tells it. */
export function asksAboutPoisonousFodder({ subjects, tokens }: Question): boolean {
  const has = (set: WordSet) => tokens.some((token) => set.has(token))
  const isNamed = subjects.some(({ id }) => poisonousFodder.has(id))
  return (
    isNamed &&
    !wantsToPoison.test(foldedText(tokens)) &&
    has(animalWords) &&
    (has(harmWords) || hasHurt.test(foldedText(tokens))) &&
    (has(feedWords) || has(cuttingWords))
  )
}

/** "My hen lays less, how much maize as feed", "gaay ko berseem kitna khilaye": what an animal eats, and not how the crop grows. */
const isFed =
  /\b(?:laying|lays) |\b(?:how much|how many|daily|per day) (?:\S+ ){0,4}feed |\bfeed (?:\S+ ){0,3}(?:how much|daily|per day|ration) |(?:^| )(?:khilana|khilaye|khilau|khilaun|khilate|khila|खिलाना|खिलाए|खिलाऊ|खिलाते|खिला) /
const amountWords = createWordSet(
  'how much many kitna kitni kitne daily roz laying lays कितना कितनी कितने रोज़',
  false,
)
const growing: ReadonlySet<string> = new Set(['sowing', 'seed', 'spacing', 'harvest', 'varieties'])

const dyingWords = createWordSet(
  `die dies died dying dead sick ill mar mare marte marta mar rahe bimar bimari beemar beemari feed feeding rearing
    मर मरे मरते मरता बीमार बीमारी खिलाना पालन`,
  false,
)

/** "Shahtoot khakar resham keet mar rahe": the worms are asked about, and not the leaves. */
const sickSilkworm = ({ tokens, things }: Question) =>
  tokens.some((token) => dyingWords.has(token))
    ? things.find(({ kind, text }) => kind === 'animal' && /silk|resham|seric|रेशम/i.test(text))
    : undefined

/** The animal that a question asks to feed, or a silkworm that is sick; undefined when it asks for something else. */
export function fedAnimal(question: Question): UncoveredThing | undefined {
  const { tokens, things, strongAspects } = question
  const silkworm = sickSilkworm(question)
  if (silkworm) return silkworm
  const isAboutFeeding =
    tokens.some((token) => amountWords.has(token)) &&
    isFed.test(foldedText(tokens)) &&
    !strongAspects.some((aspect) => growing.has(aspect))
  return isAboutFeeding
    ? things.find(({ kind, isExact }) => kind === 'animal' && isExact)
    : undefined
}

/**
 * The passage for a question in which an animal is named, and words about a crop mislead: what wild animals have destroyed, fodder
 * that poisons cattle, and a fence with an energiser; undefined for any other question.
 */
export const passageOnAnimals = (
  knowledge: AdvisorKnowledge,
  question: Question,
): Passage | undefined =>
  asksPayForWildAnimals(question)
    ? knowledge.passageById('guide/crop-insurance')
    : asksAboutPoisonousFodder(question)
      ? knowledge.passageById('guide/prussic-acid')
      : asksForEnergiser(foldedText(question.tokens)) && !question.asksForScheme
        ? knowledge.passageById('guide/stray-animals')
        : undefined
