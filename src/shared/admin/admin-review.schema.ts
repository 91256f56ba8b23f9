import { z } from 'zod'
import { reportReasons } from '#shared/community/community.constants.ts'
import { recordId, requiredChoice } from '#shared/kit/common.schema.ts'
import { pageFields } from '#shared/kit/pagination.schema.ts'
import { listingKinds } from '#shared/listing/listing.constants.ts'
import { messageReportReasons } from '#shared/message/message.constants.ts'
import {
  listingReportReasons,
  messageFilters,
  postFilters,
  reviewFilters,
  shownFilters,
} from './admin.constants.ts'
import { AdminPerson, adminChoice, adminItemId, adminPaging, adminReason } from './admin.schema.ts'

const reportFields = { _id: z.string(), note: z.string(), createdAt: z.string() }
const reportCounts = {
  /** Open reports. */
  reports: z.number(),
}

export const AdminListingsInput = z
  .object({ ...adminPaging, show: adminChoice('show', reviewFilters).default('waiting') })
  .prefault({})
export type AdminListingsInput = z.infer<typeof AdminListingsInput>

export const AdminListing = z.object({
  kind: z.enum(listingKinds),
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  /** Rupees per unit of a crop, or per day of a machine. */
  price: z.number(),
  createdAt: z.string(),
  isArchived: z.boolean(),
  hiddenAt: z.string().nullable(),
  owner: AdminPerson,
  ...reportCounts,
  /** The newest open reports, at most 10. */
  reportList: z.array(z.object({ ...reportFields, reason: z.enum(listingReportReasons) })),
})
export type AdminListing = z.infer<typeof AdminListing>
export const AdminListings = z.object({ listings: z.array(AdminListing), ...pageFields })
export type AdminListings = z.infer<typeof AdminListings>

const listing = {
  kind: requiredChoice('Kind', listingKinds),
  listingId: recordId('This listing is no longer here.'),
}
export const AdminListingInput = z.object(listing)
export type AdminListingInput = z.infer<typeof AdminListingInput>
export const HideListingInput = z.object({ ...listing, reason: adminReason })
export type HideListingInput = z.infer<typeof HideListingInput>

export const AdminPostsInput = z
  .object({ ...adminPaging, show: adminChoice('show', postFilters).default('waiting') })
  .prefault({})
export type AdminPostsInput = z.infer<typeof AdminPostsInput>

export const AdminPost = z.object({
  _id: z.string(),
  /** Null for a question; for an answer, the id and title of its question. */
  question: z.object({ _id: z.string(), title: z.string() }).nullable(),
  title: z.string(),
  body: z.string(),
  status: z.enum(['shown', 'hidden', 'removed']),
  createdAt: z.string(),
  author: AdminPerson,
  ...reportCounts,
  reportList: z.array(z.object({ ...reportFields, reason: z.enum(reportReasons) })),
})
export type AdminPost = z.infer<typeof AdminPost>
export const AdminPosts = z.object({ posts: z.array(AdminPost), ...pageFields })
export type AdminPosts = z.infer<typeof AdminPosts>

export const DecidePostInput = z.object({
  postId: adminItemId,
  /** `restore` shows a hidden post, and leaves a post that is not hidden as it is. */
  decision: adminChoice('decision', ['restore', 'remove']),
  reason: adminReason,
})
export type DecidePostInput = z.infer<typeof DecidePostInput>

export const AdminMessagesInput = z
  .object({ ...adminPaging, show: adminChoice('show', messageFilters).default('waiting') })
  .prefault({})
export type AdminMessagesInput = z.infer<typeof AdminMessagesInput>

/** A reported message with the messages around it. */
export const AdminMessage = z.object({
  _id: z.string(),
  text: z.string(),
  images: z.array(z.string()),
  isHidden: z.boolean(),
  createdAt: z.string(),
  /** "" when the profile has no name. */
  sender: z.object({ _id: z.string(), name: z.string() }),
  reports: z.array(
    z.object({
      by: z.string(),
      reason: z.enum(messageReportReasons),
      note: z.string(),
      createdAt: z.string(),
      settledAt: z.string().nullable(),
    }),
  ),
  /** Oldest first. */
  around: z.array(
    z.object({
      text: z.string(),
      images: z.number(),
      isSender: z.boolean(),
      isReported: z.boolean(),
      createdAt: z.string(),
    }),
  ),
})
export type AdminMessage = z.infer<typeof AdminMessage>
export const AdminMessages = z.object({ messages: z.array(AdminMessage), ...pageFields })
export type AdminMessages = z.infer<typeof AdminMessages>

export const DecideMessageInput = z.object({
  messageId: adminItemId,
  /** `restore` shows a hidden message, and leaves a message that is not hidden as it is. */
  decision: adminChoice('decision', ['restore', 'hide']),
  reason: adminReason,
})
export type DecideMessageInput = z.infer<typeof DecideMessageInput>

export const AdminReviewsInput = z
  .object({ ...adminPaging, show: adminChoice('show', shownFilters).default('shown') })
  .prefault({})
export type AdminReviewsInput = z.infer<typeof AdminReviewsInput>

export const AdminReview = z.object({
  _id: z.string(),
  stars: z.number(),
  text: z.string(),
  /** The crop or machine that was bought or rented. */
  item: z.string(),
  isHidden: z.boolean(),
  createdAt: z.string(),
  author: AdminPerson,
  /** The reviewed person. */
  subject: AdminPerson,
})
export type AdminReview = z.infer<typeof AdminReview>
export const AdminReviews = z.object({ reviews: z.array(AdminReview), ...pageFields })
export type AdminReviews = z.infer<typeof AdminReviews>

export const DecideReviewInput = z.object({
  reviewId: adminItemId,
  decision: adminChoice('decision', ['restore', 'hide']),
  reason: adminReason,
})
export type DecideReviewInput = z.infer<typeof DecideReviewInput>

export const AdminContestsInput = z.object(adminPaging).prefault({})
export type AdminContestsInput = z.infer<typeof AdminContestsInput>

/** Ten digits, so that operators can ask both sides; null once the account is erased. */
const ContestPerson = AdminPerson.extend({ phone: z.string().nullable().optional() })

/** A delivered cash order whose seller reports that the cash never arrived. */
export const AdminContest = z.object({
  /** The order's id. */
  _id: z.string(),
  number: z.string(),
  /** The first crop of the order, and the number of further ones. */
  item: z.string(),
  more: z.number(),
  /** Rupees. */
  total: z.number(),
  deliveredAt: z.string(),
  contestedAt: z.string(),
  /** The seller's reason; "" without one. */
  reason: z.string(),
  buyer: ContestPerson,
  seller: ContestPerson,
})
export type AdminContest = z.infer<typeof AdminContest>
export const AdminContests = z.object({ contests: z.array(AdminContest), ...pageFields })
export type AdminContests = z.infer<typeof AdminContests>

/** Closing notifies both people. */
export const CloseContestInput = z.object({
  orderId: adminItemId,
  /** `paid` makes the order count like any other delivered order; with `unpaid` the buyer's review still does not count. */
  outcome: adminChoice('outcome', ['paid', 'unpaid']).default('paid'),
  reason: adminReason,
})
export type CloseContestInput = z.infer<typeof CloseContestInput>
