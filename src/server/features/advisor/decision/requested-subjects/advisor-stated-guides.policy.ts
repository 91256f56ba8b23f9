import { aspectPassage } from '../../knowledge/advisor-aspect-passages.policy.ts'
import type { AdvisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import { isAboutCrops, type Passage } from '../../knowledge/advisor-passage.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import { isRemedyWord } from '../../understanding/aspects/advisor-aspect-words.policy.ts'
import {
  mixingWords,
  treatedWords,
  treatingWords,
} from '../../understanding/aspects/advisor-clause-words.data.ts'
import { findAllPhrases } from '../../understanding/words/advisor-phrases.policy.ts'
import { tokenize } from '../../understanding/words/advisor-token.policy.ts'
import { createWordSet } from '../../understanding/words/advisor-word-set.policy.ts'
import { answerFrom } from '../outcome/advisor-candidate.ts'
import { aspectChoices } from '../outcome/advisor-choices.policy.ts'
import type { CropAnswer } from '../outcome/advisor-decision.ts'
import { guideFamilies, guideForCrop, namedGuides } from '../page-names/advisor-guides.policy.ts'

/** "Can I mix Blitox with urea": two products, or one with what is not named. */
const asksToMix = ({ tokens, substances }: Question) =>
  substances.length > 1 && tokens.some((token) => mixingWords.has(token))

/** "What to mix into the seed against wilt", "medicine for seed before sowing". */
const asksToTreatSeed = ({ tokens, asksHowMuch, hasSigns, problems }: Question) => {
  if (!tokens.some((token) => treatedWords.has(token))) return false
  if (tokens.some((token) => treatingWords.has(token))) return true
  return tokens.some(isRemedyWord) && (problems.length > 0 || !hasSigns) && !asksHowMuch
}

/** "Ganna pedi": the crop's own guide, whose doses differ from those of its page. */
const isOwnGuideOf = (passage: Passage, crop: string) =>
  passage.id.startsWith('guide/ratoon') && isAboutCrops(passage, [crop])

/** Guides that a question weighs against each other: "drip or sprinkler". */
const alternatives = /\b(?:or|ya|vs)\b|या/iu

/** The guides that a question about a crop names or describes so plainly that nothing else can be meant. */
function guidesStated(
  knowledge: AdvisorKnowledge,
  question: Question,
  crop: string,
): readonly Passage[] {
  const { passageById, lexicon } = knowledge
  const tankMix = passageById('guide/tank-mix')
  if (tankMix && asksToMix(question)) return [tankMix]
  if (asksToTreatSeed(question)) {
    const guide = guideForCrop(knowledge, 'seed-treatment', crop)
    const treatment = guide ?? passageById('guide/seed-treatment')
    if (treatment) return [treatment]
  }
  const named = namedGuides(knowledge, question).filter(({ isOwn }) => isOwn)
  const guides = [...new Set(named.map(({ guide }) => guide))]
  const own = guides.find((guide) => isOwnGuideOf(guide, crop))
  if (own) return [own]
  if (guides.length === 2 && alternatives.test(question.message)) return guides
  // "Carbide to ripen mangoes": the guide that speaks of the substance.
  const [only] = guides
  if (only === undefined || guides.length > 1 || question.substances.length === 0) return []
  const substancesInGuide = findAllPhrases(lexicon.substances, tokenize(only.text.en))
  if (!question.substances.every((id) => substancesInGuide.has(id))) return []
  const family = guideFamilies.find((each) => only.id === `guide/${each}`)
  return [(family ? guideForCrop(knowledge, family, crop) : undefined) ?? only]
}

const otherChoices = ({ choices = [] }: CropAnswer, shown: readonly Passage[]) =>
  choices.filter(({ en }) => shown.every(({ title }) => title.en !== en.message))

/** The guide that a question about a crop states where it would be asked what is wanted. Null where it states none. */
export function answerStatedGuide(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
): CropAnswer | null {
  if (act.kind !== 'ask' || act.crop === null) return null
  // "Medicine for moong seed" is asked back for a disease, too.
  const isPreparation =
    act.missing === 'problem' &&
    question.problems.length === 0 &&
    (asksToMix(question) || (asksToTreatSeed(question) && !question.hasSigns))
  if (act.missing !== 'aspect' && !isPreparation) return null
  const guides = guidesStated(knowledge, question, act.crop)
  return guides.length > 0 ? { ...answerFrom(guides), choices: otherChoices(act, guides) } : null
}

/** The guide to mixing, where two products are named and the question would be asked for which crop. Null elsewhere. */
export function answerMixing(
  { passageById }: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
): CropAnswer | null {
  if (act.kind !== 'ask' || act.missing !== 'crop' || !asksToMix(question)) return null
  const guide = passageById('guide/tank-mix')
  return guide ? answerFrom([guide]) : null
}

const guideToWork = /^guide\/(?:pruning|trellis|staking|pinching|mulching)/
const nursery = createWordSet('nursery narsari paudhshala नर्सरी पौधशाला', false)
const amountAspects = ['fertiliser', 'spacing', 'water', 'seed'] as const

/**
 * The part of a page that tells an amount: before the guide to the work that is named beside it ("fertiliser after pruning", "on a
 * trellis, how far apart"), and instead of asking back ("onion nursery for 1 acre how much seed"). Null elsewhere.
 */
export function putAmountFirst(
  knowledge: AdvisorKnowledge,
  { crops: [crop], strongAspects, asksHowMuch, tokens }: Question,
  act: CropAnswer,
): CropAnswer | null {
  // "Suckers of roses" names what is planted, and asks for no amount.
  const aspect = amountAspects.find(
    (each) => strongAspects.includes(each) && (each !== 'seed' || asksHowMuch),
  )
  const page = crop && aspect && aspectPassage(knowledge, crop, aspect)
  if (!page) return null
  if (act.kind === 'ask')
    return act.missing === 'aspect' &&
      asksHowMuch &&
      strongAspects.join() === 'seed' &&
      tokens.some((token) => nursery.has(token))
      ? { ...answerFrom([page]), choices: otherChoices(act, [page]) }
      : null
  const [guide] = act.kind === 'passages' ? act.passages : []
  if (act.kind !== 'passages' || !guide || !guideToWork.test(guide.id)) return null
  return act.passages.includes(page) ? null : { ...act, passages: [page, guide] }
}

const guideToFallenFlowers = 'guide/fruit-set'
const guideToWeeds = 'guide/weeds'

/** A guide to all crops with what the page of the crop that is named says of the same, and with buttons for its problems. */
export function addCropBesideGuide(
  knowledge: AdvisorKnowledge,
  { crops, problems }: Question,
  act: CropAnswer,
): CropAnswer {
  const [crop, other] = crops
  if (act.kind !== 'passages' || crop === undefined || other !== undefined) return act
  const [guide, second] = act.passages
  if (second !== undefined || act.choices !== undefined) return act
  if (guide?.id === guideToFallenFlowers)
    return { ...act, choices: aspectChoices(knowledge, crop, []) }
  if (guide?.id !== guideToWeeds || problems.length > 0) return act
  const own = ['seed', 'water', 'harvest', 'soil']
    .flatMap((part) => knowledge.passageById(`calendar/${crop}/${part}`) ?? [])
    .find(({ text }) => /\bweed(?:s|ed|ing)?\b/i.test(text.en))
  return own ? { ...act, passages: [guide, own] } : act
}
