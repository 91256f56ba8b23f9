import { listApiKeys } from '#server/features/api-key/api-key.service.ts'
import { listReviewedPosts } from '#server/features/community/community-admin.service.ts'
import { listContactMessages } from '#server/features/contact/contact-admin.service.ts'
import { listAllSessions } from '#server/features/expert/expert-admin.service.ts'
import { listReviewedListings } from '#server/features/report/report-admin.service.ts'
import { listWebhooks } from '#server/features/webhook/webhook.service.ts'
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
import { AdminApiKeysInput, StopApiKeyInput } from '#shared/admin/admin-api-key.schema.ts'
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
import { AdminWebhooksInput, StopWebhookInput } from '#shared/admin/admin-webhook.schema.ts'
import { ApiKeyList } from '#shared/api-key/api-key.schema.ts'
import { WebhookList } from '#shared/webhook/webhook.schema.ts'
import { stopPersonApiKey } from './admin-api-keys.service.ts'
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
import { stopPersonWebhook } from './admin-webhooks.service.ts'
import { listAuditLog } from './audit-log.service.ts'

const { get, post } = restRoutes('Desk', '/desk', {
  scope: 'sessionOnly',
  403: 'For operators only: the phones of `ADMIN_PHONES`.',
})

/** Every decision is written to the audit log with its reason. */
const decide = (path: `/${string}`, summary: string) =>
  post(path, summary, {
    404: 'There is no such thing.',
    409: 'It was decided already, or a request with the same `Idempotency-Key` is in progress.',
  })

export const adminRouter = router({
  summary: adminProcedure
    .meta(get('/summary', 'How many items wait for a decision, each counted up to 1,000'))
    .output(AdminSummary)
    .query(({ ctx }) => getAdminSummary(ctx.db)),

  people: adminProcedure
    .meta(get('/people', 'Search users by name, place or phone number, with their listings'))
    .input(AdminPeopleInput)
    .output(AdminPeople)
    .query(({ ctx, input }) => listAdminPeople(ctx.db, input)),
  verify: adminProcedure
    .meta(decide('/verify-person', 'Mark a user as a verified seller, or remove the mark'))
    .input(VerifyInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => verifyPerson(ctx.db, ctx.actor.id, input)),

  listings: adminProcedure
    .meta(get('/listings', 'Listings that were reported or hidden'))
    .input(AdminListingsInput)
    .output(AdminListings)
    .query(({ ctx, input }) => listReviewedListings(ctx.db, input)),
  listing: adminProcedure
    .meta(get('/listing', 'Any one listing with its reports', { 404: 'There is no such listing.' }))
    .input(AdminListingInput)
    .output(AdminListing)
    .query(({ ctx, input }) => getAdminListing(ctx.db, input)),
  apiKeys: adminProcedure
    .meta(get('/api-keys', 'The API keys of a user, also those that ended in the last 30 days'))
    .input(AdminApiKeysInput)
    .output(ApiKeyList)
    .query(async ({ ctx, input }) => ({ keys: await listApiKeys(ctx.db, input.userId) })),
  stopApiKey: adminProcedure
    .meta(decide('/stop-api-key', 'Stop an API key of a user'))
    .input(StopApiKeyInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => stopPersonApiKey(ctx.db, ctx.actor.id, input)),
  webhooks: adminProcedure
    .meta(get('/webhooks', 'The webhooks of a user, newest first'))
    .input(AdminWebhooksInput)
    .output(WebhookList)
    .query(async ({ ctx, input }) => ({ webhooks: await listWebhooks(ctx.db, input.userId) })),
  stopWebhook: adminProcedure
    .meta(decide('/stop-webhook', 'Stop a webhook of a user; its owner is notified'))
    .input(StopWebhookInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => stopPersonWebhook(ctx.db, ctx.actor.id, input)),

  hideListing: adminProcedure
    .meta(decide('/hide-listing', 'Hide a listing; its owner is notified of the reason'))
    .input(HideListingInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => hideReportedListing(ctx.db, ctx.actor.id, input)),
  restoreListing: adminProcedure
    .meta(decide('/restore-listing', 'Restore a hidden listing'))
    .input(HideListingInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => restoreHiddenListing(ctx.db, ctx.actor.id, input)),
  settleListing: adminProcedure
    .meta(decide('/settle-listing', 'Settle the reports of a listing and leave it as it is'))
    .input(HideListingInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => settleListingReports(ctx.db, ctx.actor.id, input)),

  posts: adminProcedure
    .meta(get('/posts', 'Community posts that were reported or removed'))
    .input(AdminPostsInput)
    .output(AdminPosts)
    .query(({ ctx, input }) => listReviewedPosts(ctx.db, input)),
  decidePost: adminProcedure
    .meta(decide('/decide-post', 'Restore or remove a community post'))
    .input(DecidePostInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => decidePost(ctx.db, ctx.actor.id, input)),

  messages: adminProcedure
    .meta(get('/messages', 'Reported messages, each with the messages around it'))
    .input(AdminMessagesInput)
    .output(AdminMessages)
    .query(({ ctx, input }) => listAdminMessages(ctx, ctx.actor.id, input)),
  decideMessage: adminProcedure
    .meta(decide('/decide-message', 'Hide a reported message from both users, or show it'))
    .input(DecideMessageInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => decideMessage(ctx.db, ctx.actor.id, input)),

  reviews: adminProcedure
    .meta(get('/reviews', 'Reviews that users wrote after an order or a booking'))
    .input(AdminReviewsInput)
    .output(AdminReviews)
    .query(({ ctx, input }) => listAdminReviews(ctx.db, input)),
  decideReview: adminProcedure
    .meta(decide('/decide-review', 'Hide a review, so that it no longer counts, or show it'))
    .input(DecideReviewInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => decideReview(ctx.db, ctx.actor.id, input)),

  contests: adminProcedure
    .meta(get('/contests', 'Delivered cash orders whose sellers report that they were not paid'))
    .input(AdminContestsInput)
    .output(AdminContests)
    .query(({ ctx, input }) => listAdminContests(ctx.db, input)),
  closeContest: adminProcedure
    .meta(decide('/close-contest', 'Close a contest; both users are notified'))
    .input(CloseContestInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => decideContest(ctx.db, ctx.actor.id, input)),

  contact: adminProcedure
    .meta(get('/contact-messages', 'Messages sent by the contact form'))
    .input(AdminContactInput)
    .output(AdminContact)
    .query(({ ctx, input }) => listContactMessages(ctx.db, input)),
  handleContact: adminProcedure
    .meta(decide('/handle-contact', 'Mark a contact message as handled or as waiting'))
    .input(HandleContactInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => handleContact(ctx.db, ctx.actor.id, input)),

  sessions: adminProcedure
    .meta(get('/expert-sessions', 'Requests for expert sessions, by status'))
    .input(AdminExpertSessionsInput)
    .output(AdminExpertSessions)
    .query(({ ctx, input }) => listAllSessions(ctx.db, input)),
  decideSession: adminProcedure
    .meta(decide('/decide-session', 'Confirm or decline a session; the user is notified'))
    .input(DecideSessionInput)
    .output(AdminDone)
    .mutation(({ ctx, input }) => decideSession(ctx.db, ctx.actor.id, input)),

  log: adminProcedure
    .meta(get('/log', 'What operators did, newest first'))
    .input(AdminLogInput)
    .output(AdminLog)
    .query(({ ctx, input }) => listAuditLog(ctx.db, input)),
})
