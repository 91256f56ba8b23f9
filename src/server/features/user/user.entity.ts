import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { baseProperties } from '#server/platform/database/base.entity.ts'
import { TextArray } from '#server/platform/database/text-array.ts'
import { currentTime } from '#shared/kit/clock.ts'
import { languages } from '#shared/kit/language.constants.ts'
import type { SecondFactorMethod } from '#shared/second-factor/second-factor.constants.ts'
import type { Activity } from '#shared/user/activity.ts'
import { genders } from '#shared/user/user.constants.ts'
import { accountKinds } from '#shared/user/user.schema.ts'

export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    ...baseProperties,
    /** Ten digits; null once the account is erased or the number has passed to another person. */
    phone: p.text().unique().nullable(),
    kind: p.enum(accountKinds).default('farmer'),
    activities: p.type(TextArray).$type<Activity[]>().default([]),
    firstName: p.text().default(''),
    lastName: p.text().default(''),
    email: p.text().default(''),
    image: p.text().nullable(),
    gender: p.enum(genders).default('Not Selected'),
    dob: p.date().nullable(),
    addressLine: p.text().default(''),
    city: p.text().default(''),
    state: p.text().default(''),
    zip: p.text().default(''),
    country: p.text().default('India'),
    language: p.enum(languages).default('en'),
    aadhaarLast4: p.text().nullable().hidden(),
    farmerId: p.text().nullable().hidden(),
    /** The UPI ID that buyers pay to; "" without one. */
    upiId: p.text().default(''),
    /** Set by operators only. */
    verified: p.boolean().default(false),
    /** When a new name or UPI ID ended the verification; null once an operator has decided. */
    verificationLapsedAt: p.datetime(3).nullable(),
    setUpAt: p.datetime(3).nullable(),
    /** A year after it, the phone number alone no longer opens the account. */
    lastLoginAt: p.datetime(3).onCreate(() => currentTime()),
    /** The second steps that are set up; written by the second-factor feature only. */
    secondFactorMethods: p.type(TextArray).$type<SecondFactorMethod[]>().default([]),
  },
})
export type User = InferEntity<typeof User>

/** The full name of a user; "" without one. */
export const userName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()
