import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
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
import { listCommunityCrops } from './community-crops.service.ts'
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

const { get, patch, post } = restRoutes('Community', '/community', { scope: 'community' })

const notFound = {
  404: 'The question or answer does not exist, was deleted or is hidden.',
}

export const communityRouter = router({
  list: viewerProcedure
    .meta(
      get('/questions', 'Browse and search the questions of the community', {
        401: '`mine` needs a token.',
      }),
    )
    .input(QuestionListInput)
    .output(QuestionPage)
    .query(({ ctx, input }) => listQuestions(ctx.db, input, ctx.viewer?.id ?? null)),

  get: viewerProcedure
    .meta(get('/question/{questionId}', 'Read one question with its answers'))
    .input(QuestionIdInput)
    .output(QuestionView)
    .query(({ ctx, input }) => getQuestion(ctx.db, input.questionId, ctx.viewer?.id ?? null)),

  crops: publicProcedure
    .meta(
      get('/crops', 'The crops that a question can be about', { scope: 'public', cached: true }),
    )
    .output(CommunityCrops)
    .query(() => listCommunityCrops()),

  ask: protectedProcedure
    .meta(post('/ask-question', 'Ask the community'))
    .input(QuestionInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => askQuestion(ctx, ctx.actor.id, input)),

  updateQuestion: protectedProcedure
    .meta(
      patch('/update-question/{questionId}', 'Change your question; only what is sent is changed'),
    )
    .input(QuestionUpdate)
    .output(WrittenId)
    .mutation(({ ctx, input }) => updateQuestion(ctx.db, ctx.actor.id, input)),

  deleteQuestion: protectedProcedure
    .meta(post('/delete-question/{questionId}', 'Delete your question with all its answers'))
    .input(QuestionIdInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => deleteQuestion(ctx.db, ctx.actor.id, input.questionId)),

  answer: protectedProcedure
    .meta(post('/answer-question', 'Answer a question', notFound))
    .input(AnswerInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => answerQuestion(ctx, ctx.actor.id, input)),

  updateAnswer: protectedProcedure
    .meta(patch('/update-answer/{answerId}', 'Change the text of your answer'))
    .input(AnswerUpdate)
    .output(WrittenId)
    .mutation(({ ctx, input }) => updateAnswer(ctx.db, ctx.actor.id, input)),

  deleteAnswer: protectedProcedure
    .meta(post('/delete-answer/{answerId}', 'Delete your answer'))
    .input(AnswerIdInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => deleteAnswer(ctx.db, ctx.actor.id, input.answerId)),

  markHelpful: protectedProcedure
    .meta(
      post('/mark-helpful', 'Mark a question or answer as helpful, or remove the mark', notFound),
    )
    .input(HelpfulInput)
    .output(HelpfulView)
    .mutation(({ ctx, input }) => markHelpful(ctx.db, ctx.actor.id, input)),

  report: protectedProcedure
    .meta(
      post('/report-post', 'Report a question or an answer', { scope: 'sessionOnly', ...notFound }),
    )
    .input(ReportInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => reportPost(ctx, ctx.actor.id, input)),
})
