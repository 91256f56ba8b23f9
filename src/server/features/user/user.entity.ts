import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { accountKinds, genders, languages } from '../../../shared/user.schema.ts'
import { baseProperties } from '../../core/base.entity.ts'

export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    ...baseProperties,
    /** Ten digits; the one thing that tells accounts apart. */
    phone: p.text().unique(),
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
    /** HMAC under SECRET_KEY: equal numbers can be noticed, the number itself can't be read back. */
    aadhaarHash: p.text().nullable().hidden().lazy(),
    farmerId: p.text().nullable().hidden(),
    /** Where buyers pay the person by UPI; "" without one. */
    upiId: p.text().default(''),
    /** Set by the operator alone. */
    verified: p.boolean().default(false),
    /** When it fell with a new name or UPI ID; null once an operator has decided. */
    verificationLapsedAt: p.datetime(3).nullable(),
    setUpAt: p.datetime(3).nullable(),
  },
})
export type User = InferEntity<typeof User>
