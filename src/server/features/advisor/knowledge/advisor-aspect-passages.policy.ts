import type { CropAspect } from '../understanding/aspects/advisor-aspects.data.ts'
import type { AdvisorKnowledge } from './advisor-knowledge.service.ts'
import type { Passage } from './advisor-passage.ts'

/** The passage that holds each aspect of a crop. Weeds are told in guides. */
export const passageOfAspect: Record<CropAspect, string> = {
  weeds: 'weeds',
  varieties: 'varieties',
  spacing: 'seed',
  seed: 'seed',
  fertiliser: 'fertiliser',
  water: 'water',
  storage: 'harvest',
  yield: 'harvest',
  duration: 'harvest',
  harvest: 'harvest',
  soil: 'soil',
  climate: 'soil',
  sowing: 'sowing',
  general: 'overview',
}

/** The crop database has a few crops that the calendar has not. */
const referenceAspect: Partial<Record<CropAspect, string>> = {
  spacing: 'basics',
  fertiliser: 'growing',
  water: 'growing',
  soil: 'growing',
  climate: 'growing',
  storage: 'keeping',
  harvest: 'keeping',
  general: 'growing',
}

/** The passage of a crop that tells an aspect; undefined when its page does not. */
export function aspectPassage(
  { passageById }: AdvisorKnowledge,
  crop: string,
  aspect: CropAspect,
): Passage | undefined {
  if (aspect === 'weeds') return undefined
  const own = passageById(`calendar/${crop}/${passageOfAspect[aspect]}`)
  if (own) return own
  // Duration stands in the overview too; a crop may have no harvest passage.
  if (aspect === 'duration') return passageById(`calendar/${crop}/overview`)
  return passageById(`reference/${crop}/${referenceAspect[aspect] ?? 'none'}`)
}
