import { Session } from '#server/features/auth/session.entity.ts'
import { Booking } from '#server/features/booking/booking.entity.ts'
import { CommunityPost } from '#server/features/community/community-post.entity.ts'
import { ContactMessage } from '#server/features/contact/contact-message.entity.ts'
import { Crop } from '#server/features/crop/crop.entity.ts'
import { Equipment } from '#server/features/equipment/equipment.entity.ts'
import { ExpertSession } from '#server/features/expert/expert-session.entity.ts'
import { Mail } from '#server/features/mail/mail.entity.ts'
import { Review } from '#server/features/review/review.entity.ts'
import { Upload } from '#server/features/upload/upload.entity.ts'
import { User } from '#server/features/user/user.entity.ts'

/** All entities; a new one has to be added here (docs/decisions/0038-data-access.md says which tables have one). */
export const entities = [
  Booking,
  CommunityPost,
  ContactMessage,
  Crop,
  Equipment,
  ExpertSession,
  Mail,
  Session,
  Review,
  Upload,
  User,
]
