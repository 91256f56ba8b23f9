import { listReviewedPosts } from '#server/features/community/community-admin.service.ts'
import { listContactMessages } from '#server/features/contact/contact-admin.service.ts'
import { listAllSessions } from '#server/features/expert/expert-admin.service.ts'
import { listReviewedListings } from '#server/features/report/report-admin.service.ts'
import { adminProcedure, router } from '#server/platform/trpc/trpc.ts'
import {
  DecideSessionInput,
  DeskContact,
  DeskContactInput,
  DeskDone,
  DeskLog,
  DeskLogInput,
  DeskPeople,
  DeskPeopleInput,
  DeskSessions,
  DeskSessionsInput,
  DeskSummary,
  HandleContactInput,
  VerifyInput,
} from '#shared/admin/admin.schema.ts'
import {
  CloseContestInput,
  DecideMessageInput,
  DecidePostInput,
  DecideReviewInput,
  DeskContests,
  DeskContestsInput,
  DeskListing,
  DeskListingInput,
  DeskListings,
  DeskListingsInput,
  DeskMessages,
  DeskMessagesInput,
  DeskPosts,
  DeskPostsInput,
  DeskReviews,
  DeskReviewsInput,
  HideListingInput,
} from '#shared/admin/admin-review.schema.ts'
import { decideContest, listContests } from './admin-contests.service.ts'
import { getDeskListing, hide, restore, settle } from './admin-listings.service.ts'
import { decideMessage, listMessages } from './admin-messages.service.ts'
import { listPeople, verify } from './admin-people.service.ts'
import { decidePost } from './admin-posts.service.ts'
import { decideSession, handleContact } from './admin-queries.service.ts'
import { decideReview, listReviews } from './admin-reviews.service.ts'
import { summarize } from './admin-summary.service.ts'
import { listLog } from './audit-log.service.ts'

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

export const deskRouter = router({
  summary: look('/summary', 'How much waits for a decision, each counted up to 1,000')
    .output(DeskSummary)
    .query(({ ctx }) => summarize(ctx.db)),

  people: look('/people', 'People by name, place or number, with what they sell')
    .input(DeskPeopleInput)
    .output(DeskPeople)
    .query(({ ctx, input }) => listPeople(ctx.db, input)),
  verify: act('/verify-person', 'Give a person the tick of a verified seller, or take it away')
    .input(VerifyInput)
    .output(DeskDone)
    .mutation(({ ctx, input }) => verify(ctx.db, ctx.actor.id, input)),

  listings: look('/listings', 'Listings that people reported, or that are hidden')
    .input(DeskListingsInput)
    .output(DeskListings)
    .query(({ ctx, input }) => listReviewedListings(ctx.db, input)),
  listing: look('/listing', 'Any one listing, with what was reported of it', {
    404: 'There is no such listing.',
  })
    .input(DeskListingInput)
    .output(DeskListing)
    .query(({ ctx, input }) => getDeskListing(ctx.db, input)),
  hideListing: act('/hide-listing', 'Hide a listing; its owner is told the reason')
    .input(HideListingInput)
    .output(DeskDone)
    .mutation(({ ctx, input }) => hide(ctx.db, ctx.actor.id, input)),
  restoreListing: act('/restore-listing', 'Give a hidden listing back as it was')
    .input(HideListingInput)
    .output(DeskDone)
    .mutation(({ ctx, input }) => restore(ctx.db, ctx.actor.id, input)),
  settleListing: act('/settle-listing', 'Leave a listing as it is and settle its reports')
    .input(HideListingInput)
    .output(DeskDone)
    .mutation(({ ctx, input }) => settle(ctx.db, ctx.actor.id, input)),

  posts: look('/posts', 'Posts of the board that people reported, or that were taken away')
    .input(DeskPostsInput)
    .output(DeskPosts)
    .query(({ ctx, input }) => listReviewedPosts(ctx.db, input)),
  decidePost: act('/decide-post', 'Restore a post of the board, or take it away')
    .input(DecidePostInput)
    .output(DeskDone)
    .mutation(({ ctx, input }) => decidePost(ctx.db, ctx.actor.id, input)),

  messages: look('/messages', 'Reported messages, each with a little of what was said around it')
    .input(DeskMessagesInput)
    .output(DeskMessages)
    .query(({ ctx, input }) => listMessages(ctx, ctx.actor.id, input)),
  decideMessage: act('/decide-message', 'Hide a reported message from both people, or show it')
    .input(DecideMessageInput)
    .output(DeskDone)
    .mutation(({ ctx, input }) => decideMessage(ctx.db, ctx.actor.id, input)),

  reviews: look('/reviews', 'What people say of each other after an order or a booking')
    .input(DeskReviewsInput)
    .output(DeskReviews)
    .query(({ ctx, input }) => listReviews(ctx.db, input)),
  decideReview: act('/decide-review', 'Hide a review, which counts for nothing then, or show it')
    .input(DecideReviewInput)
    .output(DeskDone)
    .mutation(({ ctx, input }) => decideReview(ctx.db, ctx.actor.id, input)),

  contests: look('/contests', 'Delivered cash orders whose sellers say that no cash came')
    .input(DeskContestsInput)
    .output(DeskContests)
    .query(({ ctx, input }) => listContests(ctx.db, input)),
  closeContest: act('/close-contest', 'Close a contest; both people are told')
    .input(CloseContestInput)
    .output(DeskDone)
    .mutation(({ ctx, input }) => decideContest(ctx.db, ctx.actor.id, input)),

  contact: look('/contact-messages', 'What people wrote by the contact form')
    .input(DeskContactInput)
    .output(DeskContact)
    .query(({ ctx, input }) => listContactMessages(ctx.db, input)),
  handleContact: act('/handle-contact', 'Mark what somebody wrote as handled, or as waiting again')
    .input(HandleContactInput)
    .output(DeskDone)
    .mutation(({ ctx, input }) => handleContact(ctx.db, ctx.actor.id, input)),

  sessions: look('/expert-sessions', 'Requests for sessions with experts, by status')
    .input(DeskSessionsInput)
    .output(DeskSessions)
    .query(({ ctx, input }) => listAllSessions(ctx.db, input)),
  decideSession: act('/decide-session', 'Confirm or decline a session; the person is told')
    .input(DecideSessionInput)
    .output(DeskDone)
    .mutation(({ ctx, input }) => decideSession(ctx.db, ctx.actor.id, input)),

  log: look('/log', 'What operators did, the newest first')
    .input(DeskLogInput)
    .output(DeskLog)
    .query(({ ctx, input }) => listLog(ctx.db, input)),
})
