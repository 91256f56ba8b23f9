import { z } from 'zod'
import { reportReasons } from '#shared/community/community.constants.ts'
import { requiredChoice } from '#shared/kit/common.schema.ts'
import { pageFields } from '#shared/kit/pagination.schema.ts'
import { messageReportReasons } from '#shared/message/message.constants.ts'
import {
  listingKinds,
  listingReportReasons,
  messageFilters,
  postFilters,
  reviewFilters,
  shownFilters,
} from './admin.constants.ts'
import { DeskPerson, deskChoice, deskId, deskPaging, deskReason } from './admin.schema.ts'

const reportFields = { _id: z.string(), note: z.string(), createdAt: z.string() }
const reportCounts = {
  /** Open ones. */
  reports: z.number(),
}

export const DeskListingsInput = z
  .object({ ...deskPaging, show: deskChoice('show', reviewFilters).default('waiting') })
  .prefault({})
export type DeskListingsInput = z.infer<typeof DeskListingsInput>

export const DeskListing = z.object({
  kind: z.enum(listingKinds),
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  /** A unit of a crop, a day of a machine. */
  price: z.number(),
  createdAt: z.string(),
  isArchived: z.boolean(),
  hiddenAt: z.string().nullable(),
  owner: DeskPerson,
  ...reportCounts,
  /** The newest open ones, at most 10. */
  reportList: z.array(z.object({ ...reportFields, reason: z.enum(listingReportReasons) })),
})
export type DeskListing = z.infer<typeof DeskListing>
export const DeskListings = z.object({ listings: z.array(DeskListing), ...pageFields })
export type DeskListings = z.infer<typeof DeskListings>

const listing = {
  kind: requiredChoice('Kind', listingKinds),
  listingId: z.uuid('This listing is no longer here.'),
}
export const DeskListingInput = z.object(listing)
export type DeskListingInput = z.infer<typeof DeskListingInput>
export const HideListingInput = z.object({ ...listing, reason: deskReason })
export type HideListingInput = z.infer<typeof HideListingInput>

export const DeskPostsInput = z
  .object({ ...deskPaging, show: deskChoice('show', postFilters).default('waiting') })
  .prefault({})
export type DeskPostsInput = z.infer<typeof DeskPostsInput>

export const DeskPost = z.object({
  _id: z.string(),
  /** Null of a question; the answered one's id and title of an answer. */
  question: z.object({ _id: z.string(), title: z.string() }).nullable(),
  title: z.string(),
  body: z.string(),
  status: z.enum(['shown', 'hidden', 'removed']),
  createdAt: z.string(),
  author: DeskPerson,
  ...reportCounts,
  reportList: z.array(z.object({ ...reportFields, reason: z.enum(reportReasons) })),
})
export type DeskPost = z.infer<typeof DeskPost>
export const DeskPosts = z.object({ posts: z.array(DeskPost), ...pageFields })
export type DeskPosts = z.infer<typeof DeskPosts>

export const DecidePostInput = z.object({
  postId: deskId,
  /** `restore` shows it, and leaves one that was never hidden as it is. */
  decision: deskChoice('decision', ['restore', 'remove']),
  reason: deskReason,
})
export type DecidePostInput = z.infer<typeof DecidePostInput>

export const DeskMessagesInput = z
  .object({ ...deskPaging, show: deskChoice('show', messageFilters).default('waiting') })
  .prefault({})
export type DeskMessagesInput = z.infer<typeof DeskMessagesInput>

/** A reported message, with a little of what was said around it and nothing else. */
export const DeskMessage = z.object({
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
export type DeskMessage = z.infer<typeof DeskMessage>
export const DeskMessages = z.object({ messages: z.array(DeskMessage), ...pageFields })
export type DeskMessages = z.infer<typeof DeskMessages>

export const DecideMessageInput = z.object({
  messageId: deskId,
  /** `restore` shows it, and leaves one that was never hidden as it is. */
  decision: deskChoice('decision', ['restore', 'hide']),
  reason: deskReason,
})
export type DecideMessageInput = z.infer<typeof DecideMessageInput>

export const DeskReviewsInput = z
  .object({ ...deskPaging, show: deskChoice('show', shownFilters).default('shown') })
  .prefault({})
export type DeskReviewsInput = z.infer<typeof DeskReviewsInput>

export const DeskReview = z.object({
  _id: z.string(),
  stars: z.number(),
  text: z.string(),
  /** What was bought or rented. */
  item: z.string(),
  isHidden: z.boolean(),
  createdAt: z.string(),
  author: DeskPerson,
  /** Who was reviewed. */
  subject: DeskPerson,
})
export type DeskReview = z.infer<typeof DeskReview>
export const DeskReviews = z.object({ reviews: z.array(DeskReview), ...pageFields })
export type DeskReviews = z.infer<typeof DeskReviews>

export const DecideReviewInput = z.object({
  reviewId: deskId,
  decision: deskChoice('decision', ['restore', 'hide']),
  reason: deskReason,
})
export type DecideReviewInput = z.infer<typeof DecideReviewInput>

export const DeskContestsInput = z.object(deskPaging).prefault({})
export type DeskContestsInput = z.infer<typeof DeskContestsInput>

/** A delivered cash order whose seller says that the cash never came. */
export const DeskContest = z.object({
  /** The order's. */
  _id: z.string(),
  number: z.string(),
  /** Its first crop, and how many more there are. */
  item: z.string(),
  more: z.number(),
  /** Rupees. */
  total: z.number(),
  deliveredAt: z.string(),
  contestedAt: z.string(),
  /** The seller's words; "" without any. */
  reason: z.string(),
  buyer: DeskPerson,
  seller: DeskPerson,
})
export type DeskContest = z.infer<typeof DeskContest>
export const DeskContests = z.object({ contests: z.array(DeskContest), ...pageFields })
export type DeskContests = z.infer<typeof DeskContests>

/** Closed, the order counts as any other that was delivered; both people are told. */
export const CloseContestInput = z.object({ orderId: deskId, reason: deskReason })
export type CloseContestInput = z.infer<typeof CloseContestInput>
