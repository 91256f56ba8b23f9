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
import { decideContest, listAdminContests } from './admin-contests.service.ts'
import {
  getAdminListing,
  hideReportedListing,
  restoreHiddenListing,
  settleListingReports,
} from './admin-listings.service.ts'
import { decideMessage, listAdminMessages } from './admin-messages.service.ts'
import { listAdminPeople, verifyPerson } from './admin-people.service.ts'
import { decidePost } from './admin-posts.service.ts'
import { decideSession, handleContact } from './admin-queries.service.ts'
import { decideReview, listAdminReviews } from './admin-reviews.service.ts'
import { getAdminSummary } from './admin-summary.service.ts'
import { listAuditLog } from './audit-log.service.ts'

const { get, post } = restRoutes('Desk')

const refused = { 403: 'For operators only: the phones of `ADMIN_PHONES`.' }
const read = { errorResponses: refused }
/** Every decision is written to the audit log with its reason. */
const decision = {
  errorResponses: {
    ...refused,
    404: 'There is no such thing.',
    409: 'It was decided already, or a request with the same `Idempotency-Key` is in progress.',
  },
}

export const adminRouter = router({
  summary: adminProcedure
    .meta(
      get('/desk/summary', 'How many items wait for a decision, each counted up to 1,000', read),
    )
    .output(AdminSummary)
    .query(({ ctx }) => getAdminSummary(ctx.db)),

  people: adminProcedure
    .meta(
      get('/desk/people', 'Search users by name, place or phone number, with their listings', read),
    )
    .input(AdminPeopleInput)
    .output(AdminPeople)
    .query(({ ctx, input }) => listAdminPeople(ctx.db, input)),
  verify: adminProcedure
    .meta(
      post('/desk/verify-person', 'Mark a user as a verified seller, or remove the mark', decision),
    )
    .input(VerifyInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => verifyPerson(ctx.db, ctx.actor.id, input)),

  listings: adminProcedure
    .meta(get('/desk/listings', 'Listings that were reported or hidden', read))
    .input(AdminListingsInput)
    .output(AdminListings)
    .query(({ ctx, input }) => listReviewedListings(ctx.db, input)),
  listing: adminProcedure
    .meta(
      get('/desk/listing', 'Any one listing with its reports', {
        errorResponses: { ...refused, 404: 'There is no such listing.' },
      }),
    )
    .input(AdminListingInput)
    .output(AdminListing)
    .query(({ ctx, input }) => getAdminListing(ctx.db, input)),
  hideListing: adminProcedure
    .meta(
      post('/desk/hide-listing', 'Hide a listing; its owner is notified of the reason', decision),
    )
    .input(HideListingInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => hideReportedListing(ctx.db, ctx.actor.id, input)),
  restoreListing: adminProcedure
    .meta(post('/desk/restore-listing', 'Restore a hidden listing', decision))
    .input(HideListingInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => restoreHiddenListing(ctx.db, ctx.actor.id, input)),
  settleListing: adminProcedure
    .meta(
      post(
        '/desk/settle-listing',
        'Settle the reports of a listing and leave it as it is',
        decision,
      ),
    )
    .input(HideListingInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => settleListingReports(ctx.db, ctx.actor.id, input)),

  posts: adminProcedure
    .meta(get('/desk/posts', 'Community posts that were reported or removed', read))
    .input(AdminPostsInput)
    .output(AdminPosts)
    .query(({ ctx, input }) => listReviewedPosts(ctx.db, input)),
  decidePost: adminProcedure
    .meta(post('/desk/decide-post', 'Restore or remove a community post', decision))
    .input(DecidePostInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => decidePost(ctx.db, ctx.actor.id, input)),

  messages: adminProcedure
    .meta(get('/desk/messages', 'Reported messages, each with the messages around it', read))
    .input(AdminMessagesInput)
    .output(AdminMessages)
    .query(({ ctx, input }) => listAdminMessages(ctx, ctx.actor.id, input)),
  decideMessage: adminProcedure
    .meta(
      post('/desk/decide-message', 'Hide a reported message from both users, or show it', decision),
    )
    .input(DecideMessageInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => decideMessage(ctx.db, ctx.actor.id, input)),

  reviews: adminProcedure
    .meta(get('/desk/reviews', 'Reviews that users wrote after an order or a booking', read))
    .input(AdminReviewsInput)
    .output(AdminReviews)
    .query(({ ctx, input }) => listAdminReviews(ctx.db, input)),
  decideReview: adminProcedure
    .meta(
      post(
        '/desk/decide-review',
        'Hide a review, so that it no longer counts, or show it',
        decision,
      ),
    )
    .input(DecideReviewInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => decideReview(ctx.db, ctx.actor.id, input)),

  contests: adminProcedure
    .meta(
      get(
        '/desk/contests',
        'Delivered cash orders whose sellers report that they were not paid',
        read,
      ),
    )
    .input(AdminContestsInput)
    .output(AdminContests)
    .query(({ ctx, input }) => listAdminContests(ctx.db, input)),
  closeContest: adminProcedure
    .meta(post('/desk/close-contest', 'Close a contest; both users are notified', decision))
    .input(CloseContestInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => decideContest(ctx.db, ctx.actor.id, input)),

  contact: adminProcedure
    .meta(get('/desk/contact-messages', 'Messages sent by the contact form', read))
    .input(AdminContactInput)
    .output(AdminContact)
    .query(({ ctx, input }) => listContactMessages(ctx.db, input)),
  handleContact: adminProcedure
    .meta(post('/desk/handle-contact', 'Mark a contact message as handled or as waiting', decision))
    .input(HandleContactInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => handleContact(ctx.db, ctx.actor.id, input)),

  sessions: adminProcedure
    .meta(get('/desk/expert-sessions', 'Requests for expert sessions, by status', read))
    .input(AdminExpertSessionsInput)
    .output(AdminExpertSessions)
    .query(({ ctx, input }) => listAllSessions(ctx.db, input)),
  decideSession: adminProcedure
    .meta(
      post('/desk/decide-session', 'Confirm or decline a session; the user is notified', decision),
    )
    .input(DecideSessionInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => decideSession(ctx.db, ctx.actor.id, input)),

  log: adminProcedure
    .meta(get('/desk/log', 'What operators did, newest first', read))
    .input(AdminLogInput)
    .output(AdminLog)
    .query(({ ctx, input }) => listAuditLog(ctx.db, input)),
})
