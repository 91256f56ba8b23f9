import { z } from 'zod'
import { ImageUrl, nameText, oneLine, text } from '#shared/kit/common.schema.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { imageSentences } from '#shared/kit/image.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { languages } from '#shared/kit/language.constants.ts'
import { toLatinDigits } from '#shared/kit/phone.ts'
import { PlaceView } from '#shared/place/place.schema.ts'
import { isAadhaar } from './aadhaar.ts'
import { activities } from './activity.ts'
import { genders } from './user.constants.ts'

export const accountKinds = ['farmer', 'merchant'] as const
export type AccountKind = (typeof accountKinds)[number]

/** '' removes the address. */
const email = z.union(
  [z.literal(''), z.email('Invalid email address').max(254, 'Email cannot exceed 254 characters')],
  'Invalid email address',
)
const kind = z.enum(accountKinds, fieldMessages.mustBeOneOf('Account kind', accountKinds))
/** Our pages cannot send anything else, so one sentence is enough. */
const wrongActivities = 'Some of what was sent is not right.'
const chosenActivities = z
  .array(z.enum(activities, wrongActivities), wrongActivities)
  .max(activities.length, wrongActivities)
  .transform((chosen) => activities.filter((activity) => chosen.includes(activity)))
const language = z.enum(languages, fieldMessages.mustBeOneOf('Language', languages))

const city = text('City', 80)
const zip = text('ZIP', 12)
  .transform(toLatinDigits)
  .refine((value) => /^[\dA-Za-z -]*$/.test(value), 'ZIP must have letters and digits only')

const AddressUpdate = z
  .object(
    {
      line: text('Address line', 200),
      city,
      state: text('State', 80),
      zip,
      country: text('Country', 80),
    },
    'Address must be given in its parts',
  )
  .partial()

const upiSentence = 'UPI ID must look like name@bank'
/** The address that UPI apps pay to: a name, an @ and the bank's handle. '' removes it. */
const upiId = z
  .string(upiSentence)
  .trim()
  .regex(/^([a-zA-Z0-9._-]{2,128}@[a-zA-Z][a-zA-Z0-9.-]{1,63})?$/, upiSentence)

const birthDateSentence = 'Date of birth must be a date (YYYY-MM-DD)'
const birthDate = z
  .union([z.literal(''), z.iso.date(birthDateSentence)], birthDateSentence)
  .refine((value) => value <= indiaDay(), 'Date of birth cannot be in the future')
  .refine((value) => value === '' || value >= '1900-01-01', 'Date of birth must be from 1900 on')

/** Only fields that are sent are validated and changed. */
export const UserUpdate = z
  .object({
    firstName: text('First name', 60).overwrite(oneLine),
    lastName: text('Last name', 60).overwrite(oneLine),
    email,
    /** An address from our upload; '' and null remove the picture. */
    image: z.union([z.null(), z.literal(''), ImageUrl], imageSentences.notUploaded),
    gender: z.enum(genders, fieldMessages.mustBeOneOf('Gender', genders)),
    dob: birthDate,
    address: AddressUpdate,
    language,
    activities: chosenActivities,
    upiId,
  })
  .partial()
export type UserUpdate = z.infer<typeof UserUpdate>

const notAadhaar = 'This is not a valid Aadhaar number'

/** Numbers that can be given once. '' leaves them as they are. */
export const IdentityInput = z.object({
  /** Validated by its check digit; only the last four digits are stored. */
  aadhaar: z
    .union([z.literal(''), text('Aadhaar', 20).refine(isAadhaar, notAadhaar)], notAadhaar)
    .default(''),
  farmerId: text('Farmer ID', 40)
    .refine((value) => /^[\w/-]*$/.test(value), 'Farmer ID must have letters and digits only')
    .default(''),
})
export type IdentityInput = z.infer<typeof IdentityInput>

/** What is left out stays as it is: the profile may have been filled in before. */
export const SetupInput = IdentityInput.extend({
  firstName: nameText('First name', 60),
  lastName: text('Last name', 60).overwrite(oneLine).optional(),
  email: email.optional(),
  kind: kind.optional(),
  activities: chosenActivities.optional(),
  city: city.optional(),
  zip: zip.optional(),
  state: text('State', 80).optional(),
  language: language.optional(),
})
export type SetupInput = z.infer<typeof SetupInput>

export const UserView = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  gender: z.enum(genders),
  /** YYYY-MM-DD or ''. */
  dob: z.string(),
  /** Ten digits; shown with +91. */
  phone: z.string(),
  /** Dots and the last four digits, or ''. */
  aadharId: z.string(),
  /** Dots and the last four characters, or ''. */
  farmerId: z.string(),
  address: z.object({
    line: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country: z.string(),
  }),
  /**
   * Where the address is: by its PIN code, else by city and state where these name one district or well-known
   * town. Null when it is not known. The user's listings have its point.
   */
  place: PlaceView.nullable().optional(),
  kind: z.enum(accountKinds),
  /** What the user wants to do here; empty when they have not said. */
  activities: z.array(z.enum(activities)),
  language: z.enum(languages),
  verified: z.boolean(),
  /** False until /setup is finished or skipped. */
  isSetUp: z.boolean(),
  /** The UPI ID that buyers pay to, or ''. */
  upiId: z.string(),
  /** The phone is one of ADMIN_PHONES, so the admin pages are open to the user. */
  isOperator: z.boolean(),
  /** When the account will be erased, if its owner requested that; otherwise null. */
  deletionDueAt: z.string().nullable(),
})
export type UserView = z.infer<typeof UserView>
