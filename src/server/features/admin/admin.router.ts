import { listReviewedPosts } from '#server/features/community/community-admin.service.ts'
import { listContactMessages } from '#server/features/contact/contact-admin.service.ts'
import { listAllSessions } from '#server/features/expert/expert-admin.service.ts'
import { listReviewedListings } from '#server/features/report/report-admin.service.ts'
import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { adminProcedure, router } from '#server/platform/trpc/trpc.ts'
import {
  AdminContact,
  AdminContactInput,
  AdminDone,
  AdminExpertSessions,
  AdminExpertSessionsInput,
  AdminLog,
  AdminLogInput,
  AdminPeople,
  AdminPeopleInput,
  AdminSummary,
  DecideSessionInput,
  HandleContactInput,
  VerifyInput,
} from '#shared/admin/admin.schema.ts'
import {
  AdminContests,
  AdminContestsInput,
  AdminListing,
  AdminListingInput,
  AdminListings,
  AdminListingsInput,
  AdminMessages,
  AdminMessagesInput,
  AdminPosts,
  AdminPostsInput,
  AdminReviews,
  AdminReviewsInput,
  CloseContestInput,
  DecideMessageInput,
  DecidePostInput,
  DecideReviewInput,
  HideListingInput,
} from '#shared/admin/admin-review.schema.ts'
import { decideContest, listContests } from './admin-contests.service.ts'
import { getAdminListing, hide, restore, settle } from './admin-listings.service.ts'
import { decideMessage, listMessages } from './admin-messages.service.ts'
import { listPeople, verify } from './admin-people.service.ts'
import { decidePost } from './admin-posts.service.ts'
import { decideSession, handleContact } from './admin-queries.service.ts'
import { decideReview, listReviews } from './admin-reviews.service.ts'
import { summarize } from './admin-summary.service.ts'
import { listLog } from './audit-log.service.ts'

const { get, post } = restRoutes('Desk')

const refused = { 403: 'For operators only: the phones of `ADMIN_PHONES`.' }
const read = { errorResponses: refused }
/** Every decision is written to the audit log with its reason. */
const decision = {
  errorResponses: {
    ...refused,
    404: 'There is no such thing.',
    409: 'It was decided already, or the `Idempotency-Key` is being worked on.',
  },
}

export const adminRouter = router({
  summary: adminProcedure
    .meta(get('/desk/summary', 'How much waits for a decision, each counted up to 1,000', read))
    .output(AdminSummary)
    .query(({ ctx }) => summarize(ctx.db)),

  people: adminProcedure
    .meta(get('/desk/people', 'People by name, place or number, with what they sell', read))
    .input(AdminPeopleInput)
    .output(AdminPeople)
    .query(({ ctx, input }) => listPeople(ctx.db, input)),
  verify: adminProcedure
    .meta(
      post(
        '/desk/verify-person',
        'Give a person the tick of a verified seller, or take it away',
        decision,
      ),
    )
    .input(VerifyInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => verify(ctx.db, ctx.actor.id, input)),

  listings: adminProcedure
    .meta(get('/desk/listings', 'Listings that people reported, or that are hidden', read))
    .input(AdminListingsInput)
    .output(AdminListings)
    .query(({ ctx, input }) => listReviewedListings(ctx.db, input)),
  listing: adminProcedure
    .meta(
      get('/desk/listing', 'Any one listing, with what was reported of it', {
        errorResponses: { ...refused, 404: 'There is no such listing.' },
      }),
    )
    .input(AdminListingInput)
    .output(AdminListing)
    .query(({ ctx, input }) => getAdminListing(ctx.db, input)),
  hideListing: adminProcedure
    .meta(post('/desk/hide-listing', 'Hide a listing; its owner is told the reason', decision))
    .input(HideListingInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => hide(ctx.db, ctx.actor.id, input)),
  restoreListing: adminProcedure
    .meta(post('/desk/restore-listing', 'Give a hidden listing back as it was', decision))
    .input(HideListingInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => restore(ctx.db, ctx.actor.id, input)),
  settleListing: adminProcedure
    .meta(post('/desk/settle-listing', 'Leave a listing as it is and settle its reports', decision))
    .input(HideListingInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => settle(ctx.db, ctx.actor.id, input)),

  posts: adminProcedure
    .meta(
      get('/desk/posts', 'Posts of the board that people reported, or that were taken away', read),
    )
    .input(AdminPostsInput)
    .output(AdminPosts)
    .query(({ ctx, input }) => listReviewedPosts(ctx.db, input)),
  decidePost: adminProcedure
    .meta(post('/desk/decide-post', 'Restore a post of the board, or take it away', decision))
    .input(DecidePostInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => decidePost(ctx.db, ctx.actor.id, input)),

  messages: adminProcedure
    .meta(
      get(
        '/desk/messages',
        'Reported messages, each with a little of what was said around it',
        read,
      ),
    )
    .input(AdminMessagesInput)
    .output(AdminMessages)
    .query(({ ctx, input }) => listMessages(ctx, ctx.actor.id, input)),
  decideMessage: adminProcedure
    .meta(
      post(
        '/desk/decide-message',
        'Hide a reported message from both people, or show it',
        decision,
      ),
    )
    .input(DecideMessageInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => decideMessage(ctx.db, ctx.actor.id, input)),

  reviews: adminProcedure
    .meta(get('/desk/reviews', 'What people say of each other after an order or a booking', read))
    .input(AdminReviewsInput)
    .output(AdminReviews)
    .query(({ ctx, input }) => listReviews(ctx.db, input)),
  decideReview: adminProcedure
    .meta(
      post(
        '/desk/decide-review',
        'Hide a review, which counts for nothing then, or show it',
        decision,
      ),
    )
    .input(DecideReviewInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => decideReview(ctx.db, ctx.actor.id, input)),

  contests: adminProcedure
    .meta(get('/desk/contests', 'Delivered cash orders whose sellers say that no cash came', read))
    .input(AdminContestsInput)
    .output(AdminContests)
    .query(({ ctx, input }) => listContests(ctx.db, input)),
  closeContest: adminProcedure
    .meta(post('/desk/close-contest', 'Close a contest; both people are told', decision))
    .input(CloseContestInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => decideContest(ctx.db, ctx.actor.id, input)),

  contact: adminProcedure
    .meta(get('/desk/contact-messages', 'What people wrote by the contact form', read))
    .input(AdminContactInput)
    .output(AdminContact)
    .query(({ ctx, input }) => listContactMessages(ctx.db, input)),
  handleContact: adminProcedure
    .meta(
      post(
        '/desk/handle-contact',
        'Mark what somebody wrote as handled, or as waiting again',
        decision,
      ),
    )
    .input(HandleContactInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => handleContact(ctx.db, ctx.actor.id, input)),

  sessions: adminProcedure
    .meta(get('/desk/expert-sessions', 'Requests for sessions with experts, by status', read))
    .input(AdminExpertSessionsInput)
    .output(AdminExpertSessions)
    .query(({ ctx, input }) => listAllSessions(ctx.db, input)),
  decideSession: adminProcedure
    .meta(
      post('/desk/decide-session', 'Confirm or decline a session; the person is told', decision),
    )
    .input(DecideSessionInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => decideSession(ctx.db, ctx.actor.id, input)),

  log: adminProcedure
    .meta(get('/desk/log', 'What operators did, the newest first', read))
    .input(AdminLogInput)
    .output(AdminLog)
    .query(({ ctx, input }) => listLog(ctx.db, input)),
})
