import { cropAspects } from '../understanding/aspects/advisor-aspects.data.ts'

/**
 * What a question asks for, as the classifier tells them apart: the aspects of a crop, the services, and what the advisor
 * does not answer.
 */
export const questionClasses = [
  ...cropAspects,
  'problem',
  /** What a guide tells about farming in general. */
  'guide',
  /** Payments, loans and insurance of the government. */
  'scheme',
  /** How this site is used. */
  'site',
  'selling',
  'rentingOut',
  'price',
  'weather',
  'listings',
  'rental',
  'sowingNow',
  'smallTalk',
  'emergency',
  /** Hurting somebody, or a pesticide on a body. */
  'harm',
  'animals',
  /** Food, health, law, banking, school and everything else that is not farming. */
  'offTopic',
] as const
export type QuestionClass = (typeof questionClasses)[number]

const guideClasses: readonly [RegExp, QuestionClass][] = [
  [/^weeds|^(?:root-parasites|dodder)$/, 'weeds'],
  [/^storage|^grain-storage/, 'storage'],
  [/^harvest-signs/, 'harvest'],
  [/deficiency$|^termites$|^fruit-set$/, 'problem'],
  [
    /^(?:kcc|pm-kisan|crop-insurance|crop-insurance-tenants|msp|solar-pump|machinery-subsidy|farmer-pension|infrastructure-loan|farmer-producer-organisation|enam|pm-kisan-payment|disaster-relief|warehouse-receipt|organic-support)$/,
    'scheme',
  ],
  [/^krishihaat-|^(?:order-on-krishihaat|price-alerts)$/, 'site'],
  [/^sell-on-krishihaat$/, 'selling'],
  [/^rent-on-krishihaat$/, 'rentingOut'],
  [
    /^(?:pesticide-poisoning|snake-bite|animal-bite|insect-sting|distress|electric-shock|heavy-bleeding|not-breathing|trapped-in-well|burn-injury|heat-stroke|accident)$/,
    'emergency',
  ],
]

/** The class of the questions that a guide answers, by its id. */
export const classOfGuide = (guide: string): QuestionClass =>
  guideClasses.find(([pattern]) => pattern.test(guide))?.[1] ?? 'guide'
