import { p } from '@mikro-orm/core'
import { User } from '#server/features/user/user.entity.ts'
import { baseProperties } from '#server/platform/database/base.entity.ts'
import type { SqlFragment, SqlInput } from '#server/platform/database/sql.ts'
import { TextArray } from '#server/platform/database/text-array.ts'
import type { AppError } from '#server/platform/errors/errors.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import { placePrecisions } from '#shared/place/place.schema.ts'

/** Columns that crops and equipment share. */
export const listingProperties = {
  ...baseProperties,
  owner: () => p.manyToOne(User).ref(),
  name: p.text(),
  description: p.text().default(''),
  isArchived: p.boolean().default(false),
  /** When an operator hid the listing, which also archives it; null when it is not hidden. */
  hiddenAt: p.datetime(3).nullable(),
  /** Whether it was archived before it was hidden, for when it is restored. */
  wasArchived: p.boolean().default(false),
  /** What Newest is sorted by; the database takes `createdAt` where it is left out. */
  newestAt: p.datetime(3).nullable(),
  /** When the name, unit or currency last changed; null while they are as first listed. */
  termsChangedAt: p.datetime(3).nullable(),
  /** Whether it was listed at some time, so that it is announced once. */
  hasBeenPublic: p.boolean().default(true),
  /** The owner's own reference, unique among their listings of a kind. */
  externalId: p.text().nullable(),
  tags: p.type(TextArray).$type<string[]>().default([]),
  images: p.type(TextArray).$type<string[]>().default([]),
  /** The owner's city and state, copied for the search and updated with the profile. */
  place: p.text().default(''),
  /** The id of the kind of goods in the vocabulary; null when it is none of them. */
  kindId: p.text().nullable(),
  /** Where the kind is from: the listing's name and tags, or its owner. Null until it was derived. */
  kindFrom: p.enum(['name', 'owner']).nullable(),
  /** The point of the owner's PIN, as text of the type `cube`: see `LocatedColumns`. */
  point: p.text().nullable(),
  pin: p.text().nullable(),
  district: p.text().nullable(),
  state: p.text().nullable(),
  /** `none` when the owner's place is not known; null until the job `listing-points` has looked. */
  pointPrecision: p.enum([...placePrecisions, 'none']).nullable(),
}

/** The table of each kind of listing. */
export const listingTables: Record<ListingKind, 'crops' | 'equipments'> = {
  crop: 'crops',
  equipment: 'equipments',
}

/** How crops and equipment differ, for the code that both share. */
export interface ListingTable {
  /** The value of `search_words.kind`. */
  kind: 'crop' | 'equipment'
  table: 'crops' | 'equipments'
  /**
   * What a list by price is sorted by; rows without a value in a nullable column are last, whether the
   * cheapest come first or the dearest. A column that is always up is sorted from its lowest value in both directions.
   */
  priceOrder: readonly {
    column: 'price_per_kg' | 'price' | 'price_per_day' | 'currency'
    isNullable?: true
    isAlwaysUp?: true
  }[]
  /** The last day of the offer. */
  lastDay: 'expiry_date' | 'available_to'
  /** The columns that only this kind's view has, of row `l`. */
  columns: string
  /** Columns that only the detail view and the owner's list have. @param viewer the viewer's id. */
  ownerColumns: (viewer: SqlInput) => readonly SqlFragment[]
  /** The view's field that marks the viewer's own listings. */
  ownListingField: string
  notFound: () => AppError
  notOwner: () => AppError
}
