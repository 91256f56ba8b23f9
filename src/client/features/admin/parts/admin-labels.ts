import type { English } from '#client/platform/i18n/texts.ts'
import type {
  AdminAction,
  AdminSection,
  AdminSubject,
  ListingReportReason,
} from '#shared/admin/admin.constants.ts'
import type { ReportReason } from '#shared/community/community.constants.ts'
import type { ContactSubject } from '#shared/contact/contact.constants.ts'
import type { DayPart, SessionStatus } from '#shared/expert/expert.constants.ts'
import type { MessageReportReason } from '#shared/message/message.constants.ts'

export const sectionLabels: Record<AdminSection, { label: English; text: English }> = {
  people: { label: 'People', text: 'Find users and verify sellers.' },
  listings: { label: 'Listings', text: 'Crops and machines that users reported.' },
  posts: { label: 'Posts', text: 'Questions and answers that users reported.' },
  messages: { label: 'Messages', text: 'Messages that users reported.' },
  reviews: { label: 'Reviews', text: 'Reviews that users wrote about each other.' },
  contests: { label: 'Disputed orders', text: 'Delivered orders that sellers say were not paid.' },
  contact: { label: 'Contact', text: 'Messages sent with the contact form.' },
  experts: { label: 'Expert sessions', text: 'Expert calls that users requested.' },
  log: { label: 'Log', text: 'Who decided what, when and why.' },
}

export const listingReasonNames: Record<ListingReportReason, { label: English }> = {
  fraud: { label: 'Fraud' },
  wrong: { label: 'Wrong details or pictures' },
  forbidden: { label: 'Not allowed for sale' },
  spam: { label: 'Advertising or spam' },
  other: { label: 'Something else' },
}

export const postReasonNames: Record<ReportReason, { label: English }> = {
  spam: { label: 'Advertising or spam' },
  abuse: { label: 'Abuse' },
  dangerous: { label: 'Dangerous advice' },
  other: { label: 'Something else' },
}

export const messageReasonNames: Record<MessageReportReason, { label: English }> = {
  fraud: { label: 'Fraud' },
  abuse: { label: 'Abuse' },
  spam: { label: 'Advertising or spam' },
  other: { label: 'Something else' },
}

export const actionLabels: Record<AdminAction, { label: English }> = {
  verify: { label: 'Verified a seller' },
  unverify: { label: 'Removed verification' },
  'hide-listing': { label: 'Hid a listing' },
  'restore-listing': { label: 'Restored a listing' },
  'settle-listing': { label: 'Left a listing unchanged' },
  'restore-post': { label: 'Restored a post' },
  'remove-post': { label: 'Removed a post' },
  'hide-message': { label: 'Hid a message' },
  'restore-message': { label: 'Left or restored a message' },
  'hide-review': { label: 'Hid a review' },
  'restore-review': { label: 'Restored a review' },
  'handle-contact': { label: 'Handled a contact message' },
  'reopen-contact': { label: 'Reopened a contact message' },
  'confirm-session': { label: 'Confirmed an expert session' },
  'decline-session': { label: 'Declined an expert session' },
  'close-contest': { label: 'Settled a disputed order' },
  'uphold-contest': { label: 'Found a disputed order unpaid' },
  'stop-api-key': { label: 'Stopped an API key' },
  'stop-webhook': { label: 'Stopped a webhook' },
}

export const subjectNames: Record<AdminSubject, { label: English }> = {
  person: { label: 'A person' },
  crop: { label: 'Crop' },
  equipment: { label: 'Machine' },
  post: { label: 'Post' },
  message: { label: 'Message' },
  review: { label: 'A review' },
  contact: { label: 'Contact message' },
  session: { label: 'Expert session' },
  order: { label: 'Order' },
}

export const contactSubjectNames: Record<ContactSubject, { label: English }> = {
  general: { label: 'General' },
  support: { label: 'Support' },
  sales: { label: 'Sales' },
  feedback: { label: 'Feedback' },
  other: { label: 'Other' },
}

export const dayPartNames: Record<DayPart, { label: English }> = {
  morning: { label: 'Morning (8 to 12)' },
  afternoon: { label: 'Afternoon (12 to 4)' },
  evening: { label: 'Evening (4 to 8)' },
}

export const sessionStatusNames: Record<SessionStatus, { label: English }> = {
  requested: { label: 'Waiting' },
  confirmed: { label: 'Confirmed' },
  declined: { label: 'Could not be done' },
  cancelled: { label: 'Cancelled' },
}
