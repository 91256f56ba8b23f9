import type { Question } from '../understanding/advisor-question.ts'

/** Whether a question with a crop is about what harms it. */
export const isAboutCropProblem = (question: Question): boolean =>
  !isAboutStorage(question) && hasProblemWords(question)

/** Insects in the store are not those of the field. */
export const isAboutStorage = ({ aspects, problems }: Question) =>
  aspects.includes('storage') && problems.every((id) => storageProblems.has(id))
const storageProblems: ReadonlySet<string> = new Set([
  'weevil',
  'grain-pest',
  'rot',
  'rat',
  'moth',
  'beetle',
  'borer',
])

/** "Resistant to disease", "dried after harvest": with these aspects such words need not mean a sick plant. */
const aspectsBesideSigns: ReadonlySet<string> = new Set([
  'varieties',
  'harvest',
  'storage',
  'yield',
  'duration',
])

const hasProblemWords = (question: Question): boolean =>
  question.problems.length > 0 ||
  (question.hasStrongSigns && (question.asksRemedy || !asksBesideSigns(question))) ||
  (question.asksRemedy && question.aspects.every((aspect) => aspect !== 'weeds')) ||
  (question.hasSigns && question.aspects.every((aspect) => aspect === 'general')) ||
  (question.hasSigns && question.isAspectWeak && !question.asksWhen && !question.asksHowMuch) ||
  question.substances.some((id) => question.pesticideIds.has(id))

/** With these aspects words for a sick plant need not mean one; the last ones only if a time or an amount is asked. */
const asksBesideSigns = ({ strongAspects, asksWhen, asksHowMuch }: Question) =>
  strongAspects.some(
    (aspect) =>
      aspectsBesideSigns.has(aspect) &&
      (aspect === 'varieties' || aspect === 'storage' || asksWhen || asksHowMuch),
  )
