import { Session } from '../features/auth/session.entity.ts'
import { Crop } from '../features/crop/crop.entity.ts'
import { Equipment } from '../features/equipment/equipment.entity.ts'
import { Notice } from '../features/notice/notice.entity.ts'
import { Upload } from '../features/upload/upload.entity.ts'
import { User } from '../features/user/user.entity.ts'

/** Every entity that the ORM keeps; a new feature adds its own here. */
export const entities = [Crop, Equipment, Notice, Session, Upload, User]
