import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { notify } from '#server/features/notification/notification.service.ts'
import { findPlaceOfPin } from '#server/features/place/place.service.ts'
import {
  findPlaceOfAddress,
  isAddressInIndia,
  locateAddress,
} from '#server/features/place/place-address.service.ts'
import { claimUploads } from '#server/features/upload/upload.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { invalidInput, unauthorized } from '#server/platform/errors/errors.ts'
import {
  requireRecentSecondFactor,
  type SecondFactorState,
} from '#server/platform/trpc/second-factor.ts'
import { currentTime } from '#shared/kit/clock.ts'
import { givenFields } from '#shared/kit/given-fields.ts'
import { placeOf } from '#shared/kit/places.ts'
import { unknownPin } from '#shared/place/place.constants.ts'
import { aadhaarDigits } from '#shared/user/aadhaar.ts'
import type { IdentityInput, SetupInput, UserUpdate, UserView } from '#shared/user/user.schema.ts'
import { moveListings } from './listing-moves.service.ts'
import { User } from './user.entity.ts'
import { aadhaarIsFixed, farmerIdIsFixed } from './user.errors.ts'
import { hasIdentityChanged, maskDots, maskTail } from './user.policy.ts'

interface UserServices {
  db: Database
  env: Env
}

/** A row of the view, before masking and without what no column says. */
type UserRow = Omit<UserView, 'aadharId' | 'farmerId' | 'isOperator' | 'place'> & {
  aadhaarLast4: string | null
  farmerId: string | null
}

const userStatement = (
  userId: string,
) => sql`select id as "_id", first_name as "firstName", last_name as "lastName", email, image,
    gender, coalesce(to_char(dob, 'YYYY-MM-DD'), '') as dob, phone, kind, activities, language, verified, upi_id as "upiId",
    aadhaar_last4 as "aadhaarLast4", farmer_id as "farmerId", set_up_at is not null as "isSetUp",
    deletion_due_at as "deletionDueAt",
    json_build_object('line', address_line, 'city', city, 'state', state, 'zip', zip,
      'country', country) as address
  from users where id = ${userId}`

/**
 * The user's own profile.
 * @throws AppError `auth.required` (401) when the account was erased after the token was checked.
 */
export async function getUser({ db, env }: UserServices, userId: string): Promise<UserView> {
  const [row] = await queryRows<UserRow>(db, sql.named('get_user', userStatement(userId)))
  if (!row) throw unauthorized()
  const { aadhaarLast4, farmerId, ...rest } = row
  return {
    ...rest,
    place: findPlaceOfAddress(rest.address),
    aadharId: aadhaarLast4 ? maskDots + aadhaarLast4 : '',
    farmerId: maskTail(farmerId),
    isOperator: env.ADMIN_PHONES.includes(rest.phone),
  }
}

/** Reads and locks a user, so that two simultaneous changes cannot each copy half of a place. */
async function readAndLockUser(em: EntityManager, userId: string): Promise<User> {
  const user = await em.findOne(User, userId, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
  })
  if (!user) throw unauthorized()
  return user
}

/** Ends the verification of a user whose name or UPI ID differs from what an operator checked. */
async function endVerification(em: EntityManager, user: User): Promise<void> {
  em.assign(user, { verified: false, verificationLapsedAt: currentTime() })
  await em.flush()
  await notify(em, user.id, { kind: 'verified', isVerified: false, isOwnChange: true })
}

/** Where an input has the PIN. */
type PinPath = 'address.zip' | 'zip'

/**
 * Checks a PIN that is new, or that a new country makes one, and no other: an old profile with a wrong
 * one can still change its name.
 * @throws AppError `input.invalid` (400) at `path`.
 */
function requireKnownPin(before: Pick<User, 'zip' | 'country'>, user: User, path: PinPath): void {
  const isSame = before.zip === user.zip && before.country === user.country
  if (isSame || user.zip === '' || !isAddressInIndia(user) || findPlaceOfPin(user.zip)) return
  throw invalidInput([{ path, message: unknownPin }])
}

/**
 * Changes a user with `change`, and the place of their listings, in one transaction. A new name or UPI
 * ID ends the verification.
 * @throws AppError `input.invalid` (400) at `pinPath` for a PIN that India Post does not use.
 */
async function changeUser(
  services: UserServices,
  userId: string,
  change: (user: User, em: EntityManager) => void | Promise<void>,
  pinPath: PinPath = 'address.zip',
): Promise<UserView> {
  await services.db.transaction(async (em) => {
    const user = await readAndLockUser(em, userId)
    const { firstName, lastName, upiId, city, state, zip, country } = user
    const address = { city, state, zip, country }
    await change(user, em)
    if (user.verified && hasIdentityChanged({ firstName, lastName, upiId }, user)) {
      await endVerification(em, user)
    }
    requireKnownPin(address, user, pinPath)
    const isSamePoint =
      JSON.stringify(locateAddress(user)) === JSON.stringify(locateAddress(address))
    if (isSamePoint && placeOf(user) === placeOf(address)) return
    await moveListings(em, user)
  })
  return getUser(services, userId)
}

/**
 * Changes the given fields of the user's own profile.
 * @throws AppError `upload.unknown` (400) for an image that is not this user's upload,
 * `second_factor.confirm` (403) for a new UPI ID when a second factor is set up and was not confirmed just
 * now.
 */
export function updateUser(
  services: UserServices,
  actor: SecondFactorState & { id: string },
  input: UserUpdate,
) {
  return changeUser(services, actor.id, async (user, em) => {
    // A new UPI ID redirects payments.
    if (input.upiId !== undefined && input.upiId !== user.upiId) requireRecentSecondFactor(actor)
    const { address, image, dob, ...plain } = input
    const { line, ...place } = address ?? {}
    em.assign(user, givenFields({ ...plain, ...place, addressLine: line }))
    if (dob !== undefined) user.dob = dob || null
    // A profile with a name needs no questions after the sign-up any more.
    if (user.firstName !== '') user.setUpAt ??= currentTime()
    if (image !== undefined) await setImage(em, user, image || null)
  })
}

/**
 * Sets one of the user's uploads as their picture; null removes the picture.
 * @throws AppError `upload.unknown` (400).
 */
async function setImage(em: EntityManager, user: User, image: string | null): Promise<void> {
  if (image === user.image) return
  await claimUploads(em, { ownerId: user.id, usedBy: user.id, urls: image ? [image] : [] })
  user.image = image
}

/**
 * Completes the profile after sign-up; what is left out stays as it is.
 * @throws AppError `input.invalid` (400) at `zip` for a PIN that India Post does not use,
 * `user.aadhaar_fixed` or `user.farmer_id_fixed` (409) when a different one is stored.
 */
export function setUpUser(services: UserServices, userId: string, input: SetupInput) {
  const complete = (user: User, em: EntityManager) => {
    const { aadhaar, farmerId, ...plain } = input
    em.assign(user, givenFields(plain))
    user.setUpAt ??= currentTime()
    setIdentity(user, { aadhaar, farmerId })
  }
  return changeUser(services, userId, complete, 'zip')
}

/** Only the last four digits are stored, so they decide whether the number is the same. */
function setAadhaar(user: User, digits: string): void {
  const last4 = digits.slice(-4)
  if (user.aadhaarLast4 && user.aadhaarLast4 !== last4) throw aadhaarIsFixed()
  user.aadhaarLast4 = last4
}

/** @throws AppError `user.aadhaar_fixed` or `user.farmer_id_fixed` (409) when a different one is stored. */
function setIdentity(user: User, { aadhaar, farmerId }: IdentityInput): void {
  if (aadhaar) setAadhaar(user, aadhaarDigits(aadhaar))
  if (farmerId && user.farmerId && farmerId !== user.farmerId) throw farmerIdIsFixed()
  if (farmerId) user.farmerId = farmerId
}

/**
 * Stores an Aadhaar number's last digits or a farmer ID that the user has not given before.
 * @throws AppError `user.aadhaar_fixed` or `user.farmer_id_fixed` (409) when a different one is stored.
 */
export function addIdentity(services: UserServices, userId: string, input: IdentityInput) {
  return changeUser(services, userId, (user) => setIdentity(user, input))
}

/** Skips /setup, which is not shown again. */
export function skipSetup(services: UserServices, userId: string) {
  return changeUser(services, userId, (user) => {
    user.setUpAt ??= currentTime()
  })
}
