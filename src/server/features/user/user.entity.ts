import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { baseProperties } from '#server/platform/database/base.entity.ts'
import { TextArray } from '#server/platform/database/text-array.ts'
import { languages } from '#shared/kit/language.constants.ts'
import type { SecondFactorMethod } from '#shared/second-factor/second-factor.constants.ts'
import { accountKinds, genders } from '#shared/user/user.schema.ts'

export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    ...baseProperties,
    /** Ten digits; null once the account is erased or its number has passed to a new owner. */
    phone: p.text().unique().nullable(),
    kind: p.enum(accountKinds).default('farmer'),
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
    /** Where buyers pay the person by UPI; "" without one. */
    upiId: p.text().default(''),
    /** Set by the operator alone. */
    verified: p.boolean().default(false),
    /** When it fell with a new name or UPI ID; null once an operator has decided. */
    verificationLapsedAt: p.datetime(3).nullable(),
    setUpAt: p.datetime(3).nullable(),
    /** After a year the phone number alone no longer opens the account. */
    lastLoginAt: p.datetime(3).onCreate(() => new Date()),
    /** Which second steps at login are set up; written by the second-factor feature alone. */
    secondFactorMethods: p.type(TextArray).$type<SecondFactorMethod[]>().default([]),
  },
})
export type User = InferEntity<typeof User>
