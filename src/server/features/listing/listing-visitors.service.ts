import type { z } from 'zod'
import type { CountView } from '#server/platform/cache/serialized-output.ts'
import type { TableVersions } from '#server/platform/cache/table-versions.ts'
import { readForVisitors } from '#server/platform/cache/visitor-answer.ts'
import type { ListingTable } from './listing.entity.ts'

/** Written, as a table is, whenever the counts of lists may have changed. */
export const listedListings = 'listings:listed'

/** What lists and details of visitors are read from: a listing's owner is shown with their delivery terms. */
const sharedTables = ['users', 'delivery_terms', listedListings]

export const followedListingTables = ['crops', 'equipments', ...sharedTables]

type Narrowing = 'q' | 'near' | 'state' | 'district' | 'radius' | 'cursor'

type VisitorQuery = { page: number } & Partial<Record<Narrowing, unknown>>

/**
 * Whether many visitors ask for this page of a list: the first one, without words and place. Others are too many to
 * be worth their memory.
 */
export const isPopularPage = ({ page, ...query }: VisitorQuery) =>
  page === 1 &&
  [query.q, query.near, query.state, query.district, query.radius, query.cursor].every(
    (part) => part === null || part === undefined || part === '',
  )

interface ListingAnswer<Schema extends z.core.$ZodType<object>> {
  table: ListingTable
  /** Null for a visitor. */
  viewerId: string | null
  schema: Schema
  read: () => Promise<z.input<Schema>>
  countView?: CountView
}

/** Reads a list or a listing; what visitors get is remembered until somebody writes what it shows. */
export function readListingAnswer<Schema extends z.core.$ZodType<object>>(
  versions: TableVersions,
  { table, viewerId, ...answer }: ListingAnswer<Schema>,
) {
  if (viewerId !== null) return answer.read()
  return readForVisitors(versions, { ...answer, tables: [table.table, ...sharedTables] })
}
