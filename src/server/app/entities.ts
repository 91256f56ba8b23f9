import { Session } from '../features/auth/session.entity.ts'
import { Booking } from '../features/booking/booking.entity.ts'
import { CommunityPost } from '../features/community/community-post.entity.ts'
import { ContactMessage } from '../features/contact/contact-message.entity.ts'
import { Crop } from '../features/crop/crop.entity.ts'
import { Equipment } from '../features/equipment/equipment.entity.ts'
import { ExpertSession } from '../features/expert/expert-session.entity.ts'
import { Mail } from '../features/mail/mail.entity.ts'
import { Review } from '../features/review/review.entity.ts'
import { Upload } from '../features/upload/upload.entity.ts'
import { User } from '../features/user/user.entity.ts'

/** Every entity that the ORM keeps; a new feature adds its own here. */
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
