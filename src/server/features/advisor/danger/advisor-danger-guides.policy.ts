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

/** The id of the passage that answers a message about a danger. */
export const guideOfDanger = (
  danger: Exclude<Danger, 'harm' | 'violence' | 'hurtAnimal'>,
  message: string,
): string => (danger === 'accident' ? firstAidForAccident(message) : guides[danger])
