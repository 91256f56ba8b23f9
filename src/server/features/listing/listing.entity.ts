import { p } from '@mikro-orm/core'
import { User } from '#server/features/user/user.entity.ts'
import { baseProperties } from '#server/platform/database/base.entity.ts'
import { TextArray } from '#server/platform/database/text-array.ts'
import type { AppError } from '#server/platform/errors/errors.ts'

/** The columns that crops and equipment have in common. */
export const listingProperties = {
  ...baseProperties,
  owner: () => p.manyToOne(User).ref(),
  name: p.text(),
  description: p.text().default(''),
  isArchived: p.boolean().default(false),
  /** When an operator hid it, which archives it as well; null when none did. */
  hiddenAt: p.datetime(3).nullable(),
  /** What it was before it was hidden, for when it is restored. */
  wasArchived: p.boolean().default(false),
  /** When name, unit or currency last changed; null as long as they are as it was listed. */
  termsChangedAt: p.datetime(3).nullable(),
  tags: p.type(TextArray).$type<string[]>().default([]),
  images: p.type(TextArray).$type<string[]>().default([]),
  /** The owner's city and state, copied so that a search finds them; follows the profile. */
  place: p.text().default(''),
}

/** What sets one kind of listing apart for the code that reads them all alike. */
export interface ListingTable {
  /** As `search_words.kind` names it. */
  kind: 'crop' | 'equipment'
  table: 'crops' | 'equipments'
  price: 'price' | 'price_per_day'
  /** The view's own columns, of the row `l`. */
  columns: string
  /** Columns of the detail and the owner's list that no other list has; `$1` is the viewer's id. */
  ownersColumns: readonly string[]
  /** The view's field that is true for the viewer's own listings. */
  ownMark: string
  notFound: () => AppError
  notOwner: () => AppError
}
