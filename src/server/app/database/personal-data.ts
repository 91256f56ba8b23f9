import { adminPersonalData } from '#server/features/admin/admin.personal-data.ts'
import { chatPersonalData } from '#server/features/advisor/advisor.personal-data.ts'
import { apiKeyPersonalData } from '#server/features/api-key/api-key.personal-data.ts'
import { authPersonalData } from '#server/features/auth/auth.personal-data.ts'
import { bookingPersonalData } from '#server/features/booking/booking.personal-data.ts'
import { cartPersonalData } from '#server/features/cart/cart.personal-data.ts'
import { communityPersonalData } from '#server/features/community/community.personal-data.ts'
import { contactPersonalData } from '#server/features/contact/contact.personal-data.ts'
import { cropPersonalData } from '#server/features/crop/crop.personal-data.ts'
import { deliveryPersonalData } from '#server/features/delivery/delivery.personal-data.ts'
import { equipmentPersonalData } from '#server/features/equipment/equipment.personal-data.ts'
import { eventPersonalData } from '#server/features/event/event.personal-data.ts'
import { expertPersonalData } from '#server/features/expert/expert.personal-data.ts'
import { favouritePersonalData } from '#server/features/favourite/favourite.personal-data.ts'
import { listingPersonalData } from '#server/features/listing/listing.personal-data.ts'
import { listingImportPersonalData } from '#server/features/listing-import/listing-import.personal-data.ts'
import { mailPersonalData } from '#server/features/mail/mail.personal-data.ts'
import { marketPersonalData } from '#server/features/market/market.personal-data.ts'
import { messagePersonalData } from '#server/features/message/message.personal-data.ts'
import { newsletterPersonalData } from '#server/features/newsletter/newsletter.personal-data.ts'
import { notificationPersonalData } from '#server/features/notification/notification.personal-data.ts'
import { orderPersonalData } from '#server/features/order/order.personal-data.ts'
import { proposalPersonalData } from '#server/features/proposal/proposal.personal-data.ts'
import { reportPersonalData } from '#server/features/report/report.personal-data.ts'
import { reviewPersonalData } from '#server/features/review/review.personal-data.ts'
import { sandboxPersonalData } from '#server/features/sandbox/sandbox.personal-data.ts'
import { savedSearchPersonalData } from '#server/features/saved-search/saved-search.personal-data.ts'
import { secondFactorPersonalData } from '#server/features/second-factor/second-factor.personal-data.ts'
import { smsPersonalData } from '#server/features/sms/sms.personal-data.ts'
import { uploadPersonalData } from '#server/features/upload/upload.personal-data.ts'
import { userPersonalData } from '#server/features/user/user.personal-data.ts'
import { visitPersonalData } from '#server/features/visit/visit.personal-data.ts'
import { webhookPersonalData } from '#server/features/webhook/webhook.personal-data.ts'
import type { DataTable } from '#server/platform/database/personal-data.ts'
import { corePersonalData } from '#server/platform/database/platform.personal-data.ts'

/**
 * Every table of the database in the order of erasure: a table whose rows are found through other tables
 * is before those tables, and the person's own row is last.
 */
export const personalData: readonly DataTable[] = [
  ...secondFactorPersonalData,
  ...proposalPersonalData,
  ...apiKeyPersonalData,
  ...sandboxPersonalData,
  ...eventPersonalData,
  ...webhookPersonalData,
  ...authPersonalData,
  ...notificationPersonalData,
  ...mailPersonalData,
  ...messagePersonalData,
  ...orderPersonalData,
  ...bookingPersonalData,
  ...reviewPersonalData,
  ...listingImportPersonalData,
  ...uploadPersonalData,
  ...favouritePersonalData,
  ...savedSearchPersonalData,
  ...listingPersonalData,
  ...cropPersonalData,
  ...equipmentPersonalData,
  ...cartPersonalData,
  ...deliveryPersonalData,
  ...chatPersonalData,
  ...communityPersonalData,
  ...contactPersonalData,
  ...expertPersonalData,
  ...marketPersonalData,
  ...newsletterPersonalData,
  ...reportPersonalData,
  ...smsPersonalData,
  ...visitPersonalData,
  ...adminPersonalData,
  ...corePersonalData,
  ...userPersonalData,
]
