import { z } from 'zod'
import { fieldMessages } from './field-messages.ts'

/** Zero-width and other invisible characters alone are nothing that a person wrote. */
const isVisible = (value: string) => value === '' || /[^\p{C}\p{M}\p{Z}]/u.test(value)

const hasNoNull = (value: string) => !value.includes('\0')

/** Text that can be stored: trimmed, no null bytes, at most `max` characters. */
export const text = (label: string, max: number) =>
  z
    .string({ error: fieldMessages.mustBeText(label) })
    .trim()
    .max(max, fieldMessages.maxLength(label, max))
    .refine(hasNoNull, fieldMessages.hasForbiddenCharacter(label))

/** As `text`, but a person must write something: otherwise `required` is the sentence they read. */
export const requiredText = (
  label: string,
  max: number,
  required = fieldMessages.isRequired(label),
) =>
  z
    .string({
      error: (issue) => (issue.input == null ? required : fieldMessages.mustBeText(label)),
    })
    .trim()
    .min(1, required)
    .refine(isVisible, required)
    .max(max, fieldMessages.maxLength(label, max))
    .refine(hasNoNull, fieldMessages.hasForbiddenCharacter(label))

/** A finite number that must be given. */
export const requiredNumber = (label: string, required = fieldMessages.isRequired(label)) =>
  z.number({
    error: (issue) => (isBlank(issue.input) ? required : fieldMessages.mustBeNumber(label)),
  })

/** One of a fixed list that must be given. */
export const requiredChoice = <const Values extends readonly [string, ...string[]]>(
  label: string,
  values: Values,
  required = fieldMessages.isRequired(label),
) =>
  z.enum(values, {
    error: (issue) => (isBlank(issue.input) ? required : fieldMessages.mustBeOneOf(label, values)),
  })

/** A real calendar day, YYYY-MM-DD, that must be given. */
export const requiredDate = (label: string, required = fieldMessages.isRequired(label)) =>
  z.iso
    .date({
      error: (issue) => (isBlank(issue.input) ? required : fieldMessages.mustBeDate(label)),
    })
    // The pattern lets the year 0000 pass, which no calendar and no database has.
    .refine((day) => !day.startsWith('0'), fieldMessages.mustBeDate(label))

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** Trimmed, non-empty, no duplicates, in the order given. */
export const Tags = z
  .array(text('Tag', 30))
  .max(20, 'You can add up to 20 tags')
  .transform((tags) => [...new Set(tags.filter((tag) => tag !== ''))])

export const maxImages = 5
/** Each uploaded image must be smaller than this many bytes (2 MB = 2 × 1024 × 1024). */
export const maxImageBytes = 2 * 1024 * 1024
export const imageSentences = {
  tooMany: 'You can only upload up to 5 images.',
  tooLarge: 'Each image must be under 2 MB.',
  atLeastOne: 'Please upload at least one image.',
  failed: 'Failed to upload images.',
  wrongKind: 'Only JPEG, PNG, WebP or AVIF images can be uploaded.',
  notUploaded: 'Images must be uploaded here first.',
} as const

/**
 * An address that our own upload gave; `/uploads/` and nothing that climbs out of it. A message's
 * picture is not one: everybody could see where it is shown.
 */
export const ImageUrl = z
  .string()
  .max(200)
  .regex(/^\/uploads\/(?!private-)[\w-]+\.webp$/, imageSentences.notUploaded)

export const ImageUrls = z
  .array(ImageUrl, fieldMessages.mustBeList('Images'))
  .max(maxImages, imageSentences.tooMany)

/** A person as a listing shows them. */
export const SellerView = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  image: z.string().nullable(),
  verified: z.boolean(),
  /** City and state, "" when not given. */
  place: z.string(),
  /** Mean of what others say of them, 1 to 5; 0 without any. */
  rating: z.number(),
  numReviews: z.number(),
})
export type SellerView = z.infer<typeof SellerView>

/** What a view of any listing has. */
export const listingViewFields = {
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  isArchived: z.boolean(),
  /** An operator has hidden it from everybody else; said to its owner alone. */
  isHidden: z.boolean().optional(),
  tags: z.array(z.string()),
  images: z.array(z.string()),
  createdAt: z.string(),
  user: SellerView,
}

/** The answer of a write that made or changed one listing. */
export const WrittenId = z.object({ _id: z.string() })

/** One side of an order, as the other sees it. */
export const PersonView = z.object({
  _id: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  verified: z.boolean(),
  place: z.string(),
  /** Ten digits; null as long as the viewer has no need of it: see the view it stands in. */
  phone: z.string().nullable(),
})
