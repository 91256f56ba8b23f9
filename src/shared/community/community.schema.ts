import { z } from 'zod'
import { requiredChoice, requiredText, text } from '#shared/kit/common.schema.ts'
import { checkCursor, cursorParameter, nextCursor } from '#shared/kit/cursor.schema.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import {
  listParameters,
  pageFields,
  queryFlag,
  stateFilter,
} from '#shared/kit/pagination.schema.ts'
import {
  communitySorts,
  communityTopics,
  maxPostLength,
  maxReportNote,
  reportReasons,
  titleLength,
} from './community.constants.ts'
import { tidyText, tidyTitle } from './community.ts'

/** The id of a crop of the calendar; "" is not a crop, or in a filter all crops. The server checks that it exists. */
const cropId = z
  .string(fieldMessages.mustBeText('Crop'))
  .trim()
  .max(60, fieldMessages.maxLength('Crop', 60))
const crop = cropId.refine((id) => /^[a-z-]*$/.test(id), 'There is no such crop')

const title = requiredText('Question title', titleLength.max)
  .overwrite(tidyTitle)
  .min(titleLength.min, fieldMessages.minLength('Question title', titleLength.min))
const details = text('Details', maxPostLength).overwrite(tidyText)
const answer = requiredText('Answer', maxPostLength)
  .overwrite(tidyText)
  .min(1, 'Answer is required')
const topic = requiredChoice('Topic', communityTopics)

export const QuestionInput = z.object({
  title,
  body: details.default(''),
  topic: topic.default('other'),
  crop: crop.default(''),
  state: stateFilter,
})
export type QuestionInput = z.infer<typeof QuestionInput>

const postId = z.string().min(1).max(64)

export const QuestionIdInput = z.object({ questionId: postId })
export const AnswerIdInput = z.object({ answerId: postId })

/** Only the given fields are validated and changed. */
export const QuestionUpdate = z
  .object({ title, body: details, topic, crop, state: stateFilter.unwrap() })
  .partial()
  .extend({ questionId: postId })
export type QuestionUpdate = z.infer<typeof QuestionUpdate>

export const AnswerInput = z.object({ questionId: postId, body: answer })
export type AnswerInput = z.infer<typeof AnswerInput>

export const AnswerUpdate = z.object({ answerId: postId, body: answer })
export type AnswerUpdate = z.infer<typeof AnswerUpdate>

/** Without parameters this is page 1 of all questions. */
export const QuestionListInput = z
  .object({
    page: listParameters.page,
    limit: listParameters.limit,
    q: listParameters.q,
    topic: z
      .enum([...communityTopics, 'all', ''], fieldMessages.mustBeOneOf('Topic', communityTopics))
      .default(''),
    crop: crop.default(''),
    state: stateFilter,
    sort: z
      .enum(communitySorts, `sort must be one of: ${communitySorts.join(', ')}`)
      .default('newest'),
    /** Only the user's own questions, including those under review; requires a login. */
    mine: queryFlag('mine').default(false),
    cursor: cursorParameter,
  })
  .superRefine(checkCursor)
  .prefault({})
export type QuestionListInput = z.infer<typeof QuestionListInput>

/** `isHelpful` is the wanted state, so that repeating a request changes nothing. */
export const HelpfulInput = z.object({
  postId,
  isHelpful: z.boolean('isHelpful must be true or false').default(true),
})
export const HelpfulView = z.object({ helpful: z.number(), isMarked: z.boolean() })

export const ReportInput = z.object({
  postId,
  reason: requiredChoice('Reason', reportReasons),
  note: text('Note', maxReportNote).overwrite(tidyText).default(''),
})
export type ReportInput = z.infer<typeof ReportInput>

/** The author of a post as shown to others: never a phone number, an e-mail address or a full surname. */
export const PostAuthor = z.object({
  /** "Ramesh P."; "" when the profile has no name. */
  name: z.string(),
  verified: z.boolean(),
  /** City and state, "" when not given. */
  place: z.string(),
  /** The Hindi name of the town in `place`, where our data have one. */
  placeHindi: z.string().nullable().optional(),
})
export type PostAuthor = z.infer<typeof PostAuthor>

const CropName = z.object({ id: z.string(), name: z.object({ en: z.string(), hi: z.string() }) })
export type CropName = z.infer<typeof CropName>

const postFields = {
  _id: z.string(),
  createdAt: z.string(),
  /** As `editedAt`, and with each answer, mark and decision. */
  updatedAt: z.string(),
  /** The time of the last change of the text; null when it was never changed. */
  editedAt: z.string().nullable(),
  /** The number of users who found it helpful. */
  helpful: z.number(),
  author: PostAuthor,
  isOwn: z.boolean(),
  /** Whether it is hidden after reports until an operator decides; only its author sees it then. */
  isUnderReview: z.boolean(),
}

export const QuestionCard = z.object({
  ...postFields,
  title: z.string(),
  /** The beginning of the question's text. */
  excerpt: z.string(),
  topic: z.enum(communityTopics),
  crop: CropName.nullable(),
  /** "" when the question is about no state. */
  state: z.string(),
  answers: z.number(),
})
export type QuestionCard = z.infer<typeof QuestionCard>

export const QuestionPage = z.object({
  questions: z.array(QuestionCard),
  ...pageFields,
  nextCursor,
})
export type QuestionPage = z.infer<typeof QuestionPage>

export const AnswerView = z.object({
  ...postFields,
  body: z.string(),
  /** Whether the viewer has marked it as helpful. */
  isMarked: z.boolean(),
})
export type AnswerView = z.infer<typeof AnswerView>

export const QuestionView = z.object({
  ...QuestionCard.omit({ excerpt: true }).shape,
  body: z.string(),
  isMarked: z.boolean(),
  /** At most 100 answers, the most helpful first; answers with equal marks are sorted by age, oldest first. */
  answerList: z.array(AnswerView),
})
export type QuestionView = z.infer<typeof QuestionView>

/** The crops that questions can be about. */
export const CommunityCrops = z.object({ crops: z.array(CropName) })
