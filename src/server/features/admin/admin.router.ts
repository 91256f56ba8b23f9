import { listReviewedPosts } from '#server/features/community/community-admin.service.ts'
import { listContactMessages } from '#server/features/contact/contact-admin.service.ts'
import { listAllSessions } from '#server/features/expert/expert-admin.service.ts'
import { listReviewedListings } from '#server/features/report/report-admin.service.ts'
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

const refused = { 403: 'For operators only: the phones of `ADMIN_PHONES`.' }
const undecidable = 'It was decided already, or the `Idempotency-Key` is being worked on.'

/** What an operator reads. */
const look = (path: `/${string}`, summary: string, failures: Record<number, string> = {}) =>
  adminProcedure.meta({
    openapi: {
      method: 'GET',
      path: `/desk${path}`,
      tags: ['Desk'],
      summary,
      protect: true,
      errorResponses: { ...refused, ...failures },
    },
  })

/** What an operator decides; it is written to the log with its reason. */
const act = (path: `/${string}`, summary: string) =>
  adminProcedure.meta({
    openapi: {
      method: 'POST',
      path: `/desk${path}`,
      tags: ['Desk'],
      summary,
      protect: true,
      errorResponses: { ...refused, 404: 'There is no such thing.', 409: undecidable },
    },
  })

export const adminRouter = router({
  summary: look('/summary', 'How much waits for a decision, each counted up to 1,000')
    .output(AdminSummary)
    .query(({ ctx }) => getAdminSummary(ctx.db)),

  people: look('/people', 'People by name, place or number, with what they sell')
    .input(AdminPeopleInput)
    .output(AdminPeople)
    .query(({ ctx, input }) => listAdminPeople(ctx.db, input)),
  verify: act('/verify-person', 'Give a person the tick of a verified seller, or take it away')
    .input(VerifyInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => verifyPerson(ctx.db, ctx.actor.id, input)),

  listings: look('/listings', 'Listings that people reported, or that are hidden')
    .input(AdminListingsInput)
    .output(AdminListings)
    .query(({ ctx, input }) => listReviewedListings(ctx.db, input)),
  listing: look('/listing', 'Any one listing, with what was reported of it', {
    404: 'There is no such listing.',
  })
    .input(AdminListingInput)
    .output(AdminListing)
    .query(({ ctx, input }) => getAdminListing(ctx.db, input)),
  hideListing: act('/hide-listing', 'Hide a listing; its owner is told the reason')
    .input(HideListingInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => hideReportedListing(ctx.db, ctx.actor.id, input)),
  restoreListing: act('/restore-listing', 'Give a hidden listing back as it was')
    .input(HideListingInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => restoreHiddenListing(ctx.db, ctx.actor.id, input)),
  settleListing: act('/settle-listing', 'Leave a listing as it is and settle its reports')
    .input(HideListingInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => settleListingReports(ctx.db, ctx.actor.id, input)),

  posts: look('/posts', 'Posts of the board that people reported, or that were taken away')
    .input(AdminPostsInput)
    .output(AdminPosts)
    .query(({ ctx, input }) => listReviewedPosts(ctx.db, input)),
  decidePost: act('/decide-post', 'Restore a post of the board, or take it away')
    .input(DecidePostInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => decidePost(ctx.db, ctx.actor.id, input)),

  messages: look('/messages', 'Reported messages, each with a little of what was said around it')
    .input(AdminMessagesInput)
    .output(AdminMessages)
    .query(({ ctx, input }) => listAdminMessages(ctx, ctx.actor.id, input)),
  decideMessage: act('/decide-message', 'Hide a reported message from both people, or show it')
    .input(DecideMessageInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => decideMessage(ctx.db, ctx.actor.id, input)),

  reviews: look('/reviews', 'What people say of each other after an order or a booking')
    .input(AdminReviewsInput)
    .output(AdminReviews)
    .query(({ ctx, input }) => listAdminReviews(ctx.db, input)),
  decideReview: act('/decide-review', 'Hide a review, which counts for nothing then, or show it')
    .input(DecideReviewInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => decideReview(ctx.db, ctx.actor.id, input)),

  contests: look('/contests', 'Delivered cash orders whose sellers say that no cash came')
    .input(AdminContestsInput)
    .output(AdminContests)
    .query(({ ctx, input }) => listAdminContests(ctx.db, input)),
  closeContest: act('/close-contest', 'Close a contest; both people are told')
    .input(CloseContestInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => decideContest(ctx.db, ctx.actor.id, input)),

  contact: look('/contact-messages', 'What people wrote by the contact form')
    .input(AdminContactInput)
    .output(AdminContact)
    .query(({ ctx, input }) => listContactMessages(ctx.db, input)),
  handleContact: act('/handle-contact', 'Mark what somebody wrote as handled, or as waiting again')
    .input(HandleContactInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => handleContact(ctx.db, ctx.actor.id, input)),

  sessions: look('/expert-sessions', 'Requests for sessions with experts, by status')
    .input(AdminExpertSessionsInput)
    .output(AdminExpertSessions)
    .query(({ ctx, input }) => listAllSessions(ctx.db, input)),
  decideSession: act('/decide-session', 'Confirm or decline a session; the person is told')
    .input(DecideSessionInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => decideSession(ctx.db, ctx.actor.id, input)),

  log: look('/log', 'What operators did, the newest first')
    .input(AdminLogInput)
    .output(AdminLog)
    .query(({ ctx, input }) => listAuditLog(ctx.db, input)),
})
