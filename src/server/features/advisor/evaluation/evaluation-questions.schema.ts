import { z } from 'zod'

/** The id of a crop of the calendar or of a guide: the name of its file. */
const Id = z.string().regex(/^[a-z]+(-[a-z]+)*$/)
const Ids = z.array(Id).min(1)

/** What a question about a crop wants to know; `general` when it wants everything. */
export const questionAspects = [
  'sowing',
  'seed',
  'spacing',
  'water',
  'fertiliser',
  'harvest',
  'storage',
  'yield',
  'varieties',
  'climate',
  'soil',
  'duration',
  'problem',
  'weeds',
  'general',
] as const

const ExpectedCropAnswer = z
  .strictObject({
    /** The answer is about all of these. */
    crops: Ids,
    aspect: z.enum(questionAspects),
    /** The slug of the English name of the crop's problem, as `cropProblemSlug` makes it. */
    problem: Id.optional(),
    /** Where the name means several crops: each of these alone would be as right as `crops`. */
    orCrops: Ids.optional(),
    /** Each of these guides would be as right as the crop's own text. */
    orGuides: Ids.optional(),
  })
  .refine(({ problem, aspect }) => problem === undefined || aspect === 'problem', {
    error: 'A named problem needs the aspect "problem"',
  })

const ExpectedToolCall = z
  .strictObject({
    tool: z.enum(['price', 'weather', 'listings', 'rental', 'sowing-now']),
    crops: Ids.optional(),
  })
  .refine(({ tool, crops }) => tool !== 'price' || crops, { error: 'A price needs its crop' })

/** What must happen; the folder's README says what counts as each. */
export const ExpectedAnswer = z.union([
  z.strictObject({ answer: ExpectedCropAnswer }),
  z.strictObject({ guide: Ids }),
  ExpectedToolCall,
  z.strictObject({ askBack: z.enum(['crop', 'place', 'problem']) }),
  z.strictObject({ refuse: z.literal(true), names: z.string().min(1).optional() }),
  z.strictObject({ emergency: z.literal(true) }),
  z.strictObject({ smallTalk: z.literal(true) }),
])
export type ExpectedAnswer = z.infer<typeof ExpectedAnswer>

export const EvaluationQuestion = z
  .strictObject({
    question: z.string().min(1).max(200),
    language: z.enum(['en', 'hi', 'romanised']),
    kind: z.enum([
      'agronomy',
      'plant-protection',
      'price',
      'weather',
      'scheme',
      'trade',
      'small-talk',
      'other-crop',
      'animals',
      'dangerous',
      'off-topic',
    ]),
    expect: ExpectedAnswer,
    /** Each of these would be as right as `expect`. */
    alsoRight: z.array(ExpectedAnswer).min(1).optional(),
    /** The day the question was written; questions from before 2026-11-22 have none. */
    written: z.iso
      .date()
      .refine((day) => day >= '2026-11-22', { error: 'Earlier questions have no date' })
      .optional(),
  })
  .refine(({ question }) => question === question.trim(), { error: 'Spaces around the question' })
  .refine(
    ({ question, language }) => /\p{Script=Devanagari}/u.test(question) === (language === 'hi'),
    {
      error: 'Devanagari is "hi", and nothing else is',
    },
  )
  .refine(
    ({ question, expect, alsoRight = [] }) =>
      [expect, ...alsoRight].every(
        (each) => !('refuse' in each) || each.names === undefined || question.includes(each.names),
      ),
    { error: 'The unknown name is not in the question' },
  )
export type EvaluationQuestion = z.infer<typeof EvaluationQuestion>
