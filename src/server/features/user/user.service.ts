import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { notify } from '#server/features/notification/notification.service.ts'
import { claimUploads } from '#server/features/upload/upload.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { unauthorized } from '#server/platform/errors/errors.ts'
import {
  requireRecentSecondFactor,
  type SecondFactorState,
} from '#server/platform/trpc/second-factor.ts'
import { placeOf } from '#shared/kit/places.ts'
import { aadhaarDigits } from '#shared/user/aadhaar.ts'
import type { SetupInput, UserUpdate, UserView } from '#shared/user/user.schema.ts'
import { User } from './user.entity.ts'
import { aadhaarIsFixed, farmerIdIsFixed } from './user.errors.ts'
import { dots, isOtherIdentity, maskTail } from './user.policy.ts'

interface UserServices {
  db: Database
  env: Env
}

/** The view but for its two masks, which are made here of what the row has, and the desk's mark. */
type UserRow = Omit<UserView, 'aadharId' | 'farmerId' | 'isOperator'> & {
  aadhaarLast4: string | null
  farmerId: string | null
}

const userSql = `select id as "_id", first_name as "firstName", last_name as "lastName", email, image,
    gender, coalesce(to_char(dob, 'YYYY-MM-DD'), '') as dob, phone, kind, language, verified, upi_id as "upiId",
    aadhaar_last4 as "aadhaarLast4", farmer_id as "farmerId", set_up_at is not null as "isSetUp",
    deletion_due_at as "deletionDueAt",
    json_build_object('line', address_line, 'city', city, 'state', state, 'zip', zip,
      'country', country) as address
  from users where id = $1`

/**
 * A person as they see themselves.
 * @throws AppError `auth.required` (401) when the account is gone since the token was checked.
 */
export async function getUser({ db, env }: UserServices, userId: string): Promise<UserView> {
  const [row] = await db.read<UserRow>({ name: 'get_user', text: userSql, values: [userId] })
  if (!row) throw unauthorized()
  const { aadhaarLast4, farmerId, ...rest } = row
  return {
    ...rest,
    aadharId: aadhaarLast4 ? dots + aadhaarLast4 : '',
    farmerId: maskTail(farmerId),
    isOperator: env.ADMIN_PHONES.includes(rest.phone),
  }
}

/** Reads a person and locks the row: two changes at once must not each copy half a place. */
async function lockUser(em: EntityManager, userId: string): Promise<User> {
  const user = await em.findOne(User, userId, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
  })
  if (!user) throw unauthorized()
  return user
}

/** Takes the tick from a person whose name or UPI ID is not the one that an operator has checked. */
async function deleteVerification(em: EntityManager, user: User): Promise<void> {
  em.assign(user, { verified: false, verificationLapsedAt: new Date() })
  await em.flush()
  await notify(em, user.id, { kind: 'verified', isVerified: false, isOwnChange: true })
}

/**
 * Changes a person by `change`, and the place of their listings with them, in one transaction. A
 * verified person's tick falls with their name or UPI ID.
 */
async function changeUser(
  services: UserServices,
  userId: string,
  change: (user: User, em: EntityManager) => void | Promise<void>,
): Promise<UserView> {
  await services.db.transaction(async (em) => {
    const user = await lockUser(em, userId)
    const before = placeOf(user)
    const { firstName, lastName, upiId } = user
    await change(user, em)
    if (user.verified && isOtherIdentity({ firstName, lastName, upiId }, user)) {
      await deleteVerification(em, user)
    }
    const place = placeOf(user)
    if (place === before) return
    // By table name: the listing features know the user's entity, so it can't know theirs.
    await em.execute('update crops set place = ? where owner_id = ?', [place, userId])
    await em.execute('update equipments set place = ? where owner_id = ?', [place, userId])
  })
  return getUser(services, userId)
}

/** Only the fields that were given: an explicit `undefined` is none. */
const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>

/**
 * Changes what was sent of a person's own profile.
 * @throws AppError `upload.unknown` (400) for an image that is not this person's upload,
 * `second_factor.confirm` (403) for another UPI ID where a second factor is set up and was not confirmed
 * just now.
 */
export function updateUser(
  services: UserServices,
  actor: SecondFactorState & { id: string },
  input: UserUpdate,
) {
  return changeUser(services, actor.id, async (user, em) => {
    // Money would go elsewhere.
    if (input.upiId !== undefined && input.upiId !== user.upiId) requireRecentSecondFactor(actor)
    const { address, image, dob, ...plain } = input
    const { line, ...place } = address ?? {}
    em.assign(user, given({ ...plain, ...place, addressLine: line }))
    if (dob !== undefined) user.dob = dob || null
    if (image !== undefined) await setImage(em, user, image || null)
  })
}

/**
 * Makes an upload of this person their picture; null takes the picture away.
 * @throws AppError `upload.unknown` (400).
 */
async function setImage(em: EntityManager, user: User, image: string | null): Promise<void> {
  if (image === user.image) return
  await claimUploads(em, { ownerId: user.id, usedBy: user.id, urls: image ? [image] : [] })
  user.image = image
}

/**
 * Completes the profile after sign-up.
 * @throws AppError `user.aadhaar_fixed` or `user.farmer_id_fixed` (409) when another one is saved.
 */
export function setUpUser(services: UserServices, userId: string, input: SetupInput) {
  return changeUser(services, userId, (user, em) => {
    const { aadhaar, farmerId, ...plain } = input
    em.assign(user, plain)
    user.setUpAt ??= new Date()
    if (aadhaar) setAadhaar(user, aadhaarDigits(aadhaar))
    if (farmerId && user.farmerId && farmerId !== user.farmerId) throw farmerIdIsFixed()
    if (farmerId) user.farmerId = farmerId
  })
}

/** Of the number only its last four digits are kept, so they decide whether it is the same again. */
function setAadhaar(user: User, digits: string): void {
  const last4 = digits.slice(-4)
  if (user.aadhaarLast4 && user.aadhaarLast4 !== last4) throw aadhaarIsFixed()
  user.aadhaarLast4 = last4
}

/** Leaves /setup for another day; it is not asked for again. */
export function skipSetup(services: UserServices, userId: string) {
  return changeUser(services, userId, (user) => {
    user.setUpAt ??= new Date()
  })
}
