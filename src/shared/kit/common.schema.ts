import { z } from 'zod'
import { fieldMessages } from './field-messages.ts'
import { imageSentences, maxImages } from './image.ts'

/** Letters and signs that look like nothing: fillers of Hangul, and a pattern of Braille without dots. */
const blankSigns = /[\u115f\u1160\u2800\u3164\uffa0]/g
/** Text of invisible characters alone, such as zero-width spaces, does not count as input. */
const isVisible = (value: string) => /[^\p{C}\p{M}\p{Z}]/u.test(value.replaceAll(blankSigns, ''))

/** Signs that turn the direction of what follows them, also in the sentences around a name. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g
/** What people see of a text: '' where they see nothing. */
const visibleText = (value: string) =>
  isVisible(value) ? value.replaceAll(directionMarks, '') : ''

const hasNoNull = (value: string) => !value.includes('\0')

/** Half a pair of UTF-16, which is half an emoji, becomes the sign for it: a database's JSON does not store it. */
const wholeCharacters = (value: string) => value.replace(/\p{Cs}/gu, '\ufffd')

/** Text that can be stored: trimmed, no null bytes, at most `max` characters; invisible text is ''. */
export const text = (label: string, max: number) =>
  z
    .string({ error: fieldMessages.mustBeText(label) })
    .trim()
    .max(max, fieldMessages.maxLength(label, max))
    .overwrite(wholeCharacters)
    .refine(hasNoNull, fieldMessages.hasForbiddenCharacter(label))
    .overwrite(visibleText)

/** As `text`, but not empty; `required` is the error message for empty text. */
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
    .refine((value) => value === '' || isVisible(value), required)
    .max(max, fieldMessages.maxLength(label, max))
    .overwrite(wholeCharacters)
    .refine(hasNoNull, fieldMessages.hasForbiddenCharacter(label))
    .overwrite((value) => value.replaceAll(directionMarks, ''))

/** For names: a line break in one would end a line of an SMS or a table, and what follows would look like ours. */
export const oneLine = (value: string) => value.replace(/\s+/g, ' ')

/** As `requiredText`, in one line. */
export const nameText = (label: string, max: number) => requiredText(label, max).overwrite(oneLine)

/** A required finite number. */
export const requiredNumber = (label: string, required = fieldMessages.isRequired(label)) =>
  z.number({
    error: (issue) => (isBlank(issue.input) ? required : fieldMessages.mustBeNumber(label)),
  })

/** A required choice from a fixed list. */
export const requiredChoice = <const Values extends readonly [string, ...string[]]>(
  label: string,
  values: Values,
  required = fieldMessages.isRequired(label),
) =>
  z.enum(values, {
    error: (issue) => (isBlank(issue.input) ? required : fieldMessages.mustBeOneOf(label, values)),
  })

/** A required calendar day, YYYY-MM-DD. */
export const requiredDate = (label: string, required = fieldMessages.isRequired(label)) =>
  z.iso
    .date({
      error: (issue) => (isBlank(issue.input) ? required : fieldMessages.mustBeDate(label)),
    })
    // The pattern accepts the year 0000, which the database does not.
    .refine((day) => !day.startsWith('0'), fieldMessages.mustBeDate(label))

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** Trimmed, without empty or duplicate tags, in the order given. */
export const Tags = z
  .array(text('Tag', 30))
  .max(20, 'You can add up to 20 tags')
  .transform((tags) => [...new Set(tags.filter((tag) => tag !== ''))])

/**
 * The address of a public upload: directly below `/uploads/`. Message pictures are not accepted, because
 * a listing would show them to everybody.
 */
export const ImageUrl = z
  .string()
  .max(200)
  .regex(/^\/uploads\/(?!private-)[\w-]+\.webp$/, imageSentences.notUploaded)

export const ImageUrls = z
  .array(ImageUrl, fieldMessages.mustBeList('Images'))
  .max(maxImages, imageSentences.tooMany)

/** A seller as a listing shows them. */
export const SellerView = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  image: z.string().nullable(),
  verified: z.boolean(),
  /** City and state, "" when not given. */
  place: z.string(),
  /** Mean of the reviews' stars, 1 to 5; 0 without reviews. */
  rating: z.number(),
  numReviews: z.number(),
})
export type SellerView = z.infer<typeof SellerView>

/** Fields of the views of crops and equipment. */
export const listingViewFields = {
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  /** The id of its kind of goods; null when it is none of the vocabulary. */
  kind: z.string().nullable(),
  /** The Hindi name of its kind; null when it has none, undefined in answers that a device stored before. */
  kindHindi: z.string().nullable().optional(),
  /** The address of a drawing of its kind, for a listing without a photo. */
  kindImage: z.string().optional(),
  /** The Hindi name of the town in `user.place`, where our data have one. */
  placeHindi: z.string().nullable().optional(),
  isArchived: z.boolean(),
  /** Whether an operator has hidden it; only sent to its owner. */
  isHidden: z.boolean().optional(),
  /** Whether it can be in lists by distance; in the detail and in the owner's own list. */
  hasPoint: z.boolean().optional(),
  /** Whole kilometres from `near`, in lists with one; null when the listing has no point. */
  distanceKm: z.number().nullable().optional(),
  /**
   * Degrees with two decimals: the point of the seller's PIN or district, never a farm; null when it is
   * not known. Undefined in answers that a device stored before there were points.
   */
  point: z.object({ lat: z.number(), lon: z.number() }).nullable().optional(),
  /** The PIN whose point it is, in the detail; null when the point is that of PINs around or a district. */
  pointPin: z.string().nullable().optional(),
  tags: z.array(z.string()),
  images: z.array(z.string()),
  createdAt: z.string(),
  /** When its owner or an order changed it; views and reviews are not changes. */
  updatedAt: z.string(),
  user: SellerView,
}

/** The result of creating or changing one row. */
export const WrittenId = z.object({ _id: z.string() })

/** One person of an order or a booking, as the counterparty sees them. */
export const PersonView = z.object({
  _id: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  verified: z.boolean(),
  place: z.string(),
  /** The Hindi name of the town in `place`, where our data have one. */
  placeHindi: z.string().nullable().optional(),
  /** Ten digits; null while the viewer may not see it: see the view that contains it. */
  phone: z.string().nullable(),
})

/**
 * The id of a record.
 * @param notFoundSentence the message for a malformed id, which no record can have. A missing id gets the message of every
 * required field.
 */
export const recordId = (notFoundSentence: string) =>
  z.uuid({ error: ({ input }) => (input === undefined ? undefined : notFoundSentence) })
