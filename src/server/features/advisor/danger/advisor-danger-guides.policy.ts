import { accidentGuides, firstAidForAccident } from './advisor-accident.policy.ts'
import type { Danger } from './advisor-danger.policy.ts'

const guides = {
  poisoning: 'guide/pesticide-poisoning',
  snakeBite: 'guide/snake-bite',
  animalBite: 'guide/animal-bite',
  sting: 'guide/insect-sting',
  distress: 'guide/distress',
} as const

/** The ids of the passages that answer what the reading of dangers recognizes, and nothing else. */
export const checkedGuides: ReadonlySet<string> = new Set([
  ...Object.values(guides),
  ...accidentGuides,
])

/** Dangers that have a passage. */
export type GuidedDanger = keyof typeof guides | 'accident'

export const isGuided = (danger: Danger): danger is GuidedDanger =>
  danger === 'accident' || danger in guides

/** The id of the passage that answers a message about a danger. */
export const guideOfDanger = (danger: GuidedDanger, message: string): string =>
  danger === 'accident' ? firstAidForAccident(message) : guides[danger]
