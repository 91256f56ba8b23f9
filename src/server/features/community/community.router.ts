import {
  protectedProcedure,
  publicProcedure,
  router,
  viewerProcedure,
} from '#server/platform/trpc/trpc.ts'
import {
  AnswerIdInput,
  AnswerInput,
  AnswerUpdate,
  CommunityCrops,
  HelpfulInput,
  HelpfulView,
  QuestionIdInput,
  QuestionInput,
  QuestionListInput,
  QuestionPage,
  QuestionUpdate,
  QuestionView,
  ReportInput,
} from '#shared/community/community.schema.ts'
import { WrittenId } from '#shared/kit/common.schema.ts'
import { communityCrops } from './community-crops.service.ts'
import { markHelpful, reportPost } from './community-opinion.service.ts'
import { getQuestion, listQuestions } from './community-read.service.ts'
import {
  answerQuestion,
  askQuestion,
  deleteAnswer,
  deleteQuestion,
  updateAnswer,
  updateQuestion,
} from './community-write.service.ts'

const tags = ['Community']

interface WriteOptions {
  method?: 'POST' | 'PATCH'
  /** What the statuses mean that neither its path nor its being a write tells of. */
  errorResponses?: Record<number, string>
}

const write = (
  path: `/${string}`,
  summary: string,
  { method = 'POST', errorResponses = {} }: WriteOptions = {},
) => ({
  openapi: {
    method,
    path: `/community${path}` as const,
    tags,
    summary,
    protect: true,
    errorResponses,
  },
})

const gone = 'The question or the answer is not known, deleted or hidden.'

export const communityRouter = router({
  list: viewerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/community/questions',
        tags,
        summary: 'Browse and search the questions of the community',
        errorResponses: { 401: '`mine` needs a token.' },
      },
    })
    .input(QuestionListInput)
    .output(QuestionPage)
    .query(({ ctx, input }) => listQuestions(ctx.db, input, ctx.viewer?.id ?? null)),

  get: viewerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/community/question/{questionId}',
        tags,
        summary: 'Read one question with its answers',
      },
    })
    .input(QuestionIdInput)
    .output(QuestionView)
    .query(({ ctx, input }) => getQuestion(ctx.db, input.questionId, ctx.viewer?.id ?? null)),

  crops: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/community/crops',
        tags,
        summary: 'The crops that a question can be about',
      },
    })
    .output(CommunityCrops)
    .query(() => ({ crops: [...communityCrops().values()] })),

  ask: protectedProcedure
    .meta(write('/ask-question', 'Ask the community'))
    .input(QuestionInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => askQuestion(ctx, ctx.actor.id, input)),

  updateQuestion: protectedProcedure
    .meta(
      write('/update-question/{questionId}', 'Change your question: only what is sent', {
        method: 'PATCH',
      }),
    )
    .input(QuestionUpdate)
    .output(WrittenId)
    .mutation(({ ctx, input }) => updateQuestion(ctx.db, ctx.actor.id, input)),

  deleteQuestion: protectedProcedure
    .meta(write('/delete-question/{questionId}', 'Delete your question with all its answers'))
    .input(QuestionIdInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => deleteQuestion(ctx.db, ctx.actor.id, input.questionId)),

  answer: protectedProcedure
    .meta(write('/answer-question', 'Answer a question', { errorResponses: { 404: gone } }))
    .input(AnswerInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => answerQuestion(ctx, ctx.actor.id, input)),

  updateAnswer: protectedProcedure
    .meta(
      write('/update-answer/{answerId}', 'Change the words of your answer', { method: 'PATCH' }),
    )
    .input(AnswerUpdate)
    .output(WrittenId)
    .mutation(({ ctx, input }) => updateAnswer(ctx.db, ctx.actor.id, input)),

  deleteAnswer: protectedProcedure
    .meta(write('/delete-answer/{answerId}', 'Delete your answer'))
    .input(AnswerIdInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => deleteAnswer(ctx.db, ctx.actor.id, input.answerId)),

  markHelpful: protectedProcedure
    .meta(
      write('/mark-helpful', 'Mark a question or an answer as helpful, or take that back', {
        errorResponses: { 404: gone },
      }),
    )
    .input(HelpfulInput)
    .output(HelpfulView)
    .mutation(({ ctx, input }) => markHelpful(ctx.db, ctx.actor.id, input)),

  report: protectedProcedure
    .meta(
      write('/report-post', 'Report a question or an answer', { errorResponses: { 404: gone } }),
    )
    .input(ReportInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => reportPost(ctx, ctx.actor.id, input)),
})
