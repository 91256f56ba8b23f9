import { corePersonalData } from '../core/core.personal-data.ts'
import type { DataTable } from '../core/personal-data.ts'
import { authPersonalData } from '../features/auth/auth.personal-data.ts'
import { basketPersonalData } from '../features/basket/basket.personal-data.ts'
import { bookingPersonalData } from '../features/booking/booking.personal-data.ts'
import { chatPersonalData } from '../features/chat/chat.personal-data.ts'
import { communityPersonalData } from '../features/community/community.personal-data.ts'
import { contactPersonalData } from '../features/contact/contact.personal-data.ts'
import { cropPersonalData } from '../features/crop/crop.personal-data.ts'
import { deskPersonalData } from '../features/desk/desk.personal-data.ts'
import { equipmentPersonalData } from '../features/equipment/equipment.personal-data.ts'
import { expertPersonalData } from '../features/expert/expert.personal-data.ts'
import { listingPersonalData } from '../features/listing/listing.personal-data.ts'
import { mailPersonalData } from '../features/mail/mail.personal-data.ts'
import { marketPersonalData } from '../features/market/market.personal-data.ts'
import { messagePersonalData } from '../features/message/message.personal-data.ts'
import { newsletterPersonalData } from '../features/newsletter/newsletter.personal-data.ts'
import { noticePersonalData } from '../features/notice/notice.personal-data.ts'
import { orderPersonalData } from '../features/order/order.personal-data.ts'
import { reportPersonalData } from '../features/report/report.personal-data.ts'
import { reviewPersonalData } from '../features/review/review.personal-data.ts'
import { secondFactorPersonalData } from '../features/second-factor/second-factor.personal-data.ts'
import { smsPersonalData } from '../features/sms/sms.personal-data.ts'
import { uploadPersonalData } from '../features/upload/upload.personal-data.ts'
import { userPersonalData } from '../features/user/user.personal-data.ts'
import { visitPersonalData } from '../features/visit/visit.personal-data.ts'

/**
 * Every table of the database, in the order in which erasure goes through them: what looks at other
 * tables to find its rows comes before those, and the person's own row is last.
 */
export const personalData: readonly DataTable[] = [
  ...secondFactorPersonalData,
  ...authPersonalData,
  ...noticePersonalData,
  ...mailPersonalData,
  ...messagePersonalData,
  ...orderPersonalData,
  ...bookingPersonalData,
  ...reviewPersonalData,
  ...uploadPersonalData,
  ...listingPersonalData,
  ...cropPersonalData,
  ...equipmentPersonalData,
  ...basketPersonalData,
  ...chatPersonalData,
  ...communityPersonalData,
  ...contactPersonalData,
  ...expertPersonalData,
  ...marketPersonalData,
  ...newsletterPersonalData,
  ...reportPersonalData,
  ...smsPersonalData,
  ...visitPersonalData,
  ...deskPersonalData,
  ...corePersonalData,
  ...userPersonalData,
]
