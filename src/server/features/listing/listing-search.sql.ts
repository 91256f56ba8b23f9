import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import type { ListingSort } from '#shared/kit/pagination.schema.ts'
import type { ListingTable } from './listing.entity.ts'
import type { ListingSearch } from './words/listing-words.policy.ts'

/** What a search demands of a listing, for the statements of lists. */
export interface SearchCondition {
  /** Unique for the SQL texts, whatever the values. */
  key: string
  /** The part that is checked without reading a listing's text; null for none. */
  plain: SqlFragment | null
  /** The part that the text index can find; null for none. */
  text: SqlFragment | null
}

/**
 * The tiers of a search's results, in their order: listings of the kind whose name has what was asked, others of
 * the kind, listings that only mention it, and those whose last day has passed.
 */
export type SearchTier = 'named' | 'ofKind' | 'anyOfKind' | 'mentioned' | 'any' | 'expired'

/** Newest and oldest list the best matches first; the other sorts only set aside what merely mentions the words. */
const ranksByName = (sort: ListingSort) => sort === 'newest' || sort === 'oldest'

export function searchTiers(search: ListingSearch, sort: ListingSort): readonly SearchTier[] {
  const hasKinds = search.kinds.length > 0
  const mentioned: SearchTier[] = !hasKinds || search.kindText ? ['mentioned'] : []
  if (ranksByName(sort) && search.preferred) {
    return hasKinds
      ? ['named', 'ofKind', ...mentioned, 'expired']
      : ['named', ...mentioned, 'expired']
  }
  return hasKinds ? ['anyOfKind', ...mentioned, 'expired'] : ['any', 'expired']
}

function parts(table: ListingTable, search: ListingSearch, today: string) {
  const { kinds, kindText, required, preferred } = search
  const [only] = kinds
  return {
    ofKind:
      kinds.length === 1 && only !== undefined
        ? sql`kind_id = ${only}`
        : sql`kind_id = any(${kinds}::text[])`,
    hasKindText: kindText === null ? null : sql`search @@ ${kindText}::tsquery`,
    hasRequired: required === null ? null : sql`search @@ ${required}::tsquery`,
    isPreferred: preferred === null ? null : sql`search @@ ${preferred}::tsquery`,
    isCurrent: sql`${sql.raw(table.lastDay)} >= ${today}::date`,
  }
}

const isPresent = (part: SqlFragment | null | undefined): part is SqlFragment => part != null

const all = (...conditions: (SqlFragment | null | undefined)[]): SqlFragment | null => {
  const present = conditions.filter(isPresent)
  return present.length > 0 ? sql`(${sql.join(present, ' and ')})` : null
}

const not = (condition: SqlFragment | null) => condition && sql`(${condition}) is not true`

const either = (...conditions: (SqlFragment | null)[]) =>
  sql`(${sql.join(conditions.filter(isPresent), ' or ')})`

const shapeOf = ({ kinds, kindText, required, preferred }: ListingSearch) =>
  [
    kinds.length > 1 ? 'ks' : kinds.length === 1 ? 'k' : '',
    kindText === null ? '' : 't',
    required === null ? '' : 'r',
    preferred === null ? '' : 'p',
  ].join('')

/** Every listing that a search finds. @param today the day in India, YYYY-MM-DD. */
export function wholeSearchCondition(
  table: ListingTable,
  search: ListingSearch,
  today: string,
): SearchCondition {
  const { ofKind, hasKindText, hasRequired } = parts(table, search, today)
  return {
    key: shapeOf(search),
    plain: null,
    text: all(search.kinds.length > 0 ? either(ofKind, hasKindText) : null, hasRequired),
  }
}

/** The sorts that the indexes of kinds have: see the migration `listing_kinds`. */
const kindSorts: ReadonlySet<ListingSort> = new Set(['newest', 'price-low', 'price-high'])

/** The listings of one tier of a search's results. @param today as for `wholeSearchCondition`. */
export function tierCondition(
  table: ListingTable,
  search: ListingSearch,
  tier: SearchTier,
  sort: ListingSort,
  today: string,
): SearchCondition {
  const { ofKind, hasKindText, hasRequired, isPreferred, isCurrent } = parts(table, search, today)
  const hasKinds = search.kinds.length > 0
  // Only the index of one kind has the listings in the order of the sort.
  const isSorted = search.kinds.length === 1 && kindSorts.has(sort)
  const [sorted, checked] = isSorted ? [ofKind, null] : [null, ofKind]
  const condition = {
    named: hasKinds
      ? { plain: all(sorted, isCurrent), text: all(checked, isPreferred, hasRequired) }
      : { plain: isCurrent, text: all(isPreferred, hasRequired) },
    ofKind: {
      plain: all(sorted, isCurrent),
      text: all(checked, hasRequired, not(isPreferred)),
    },
    anyOfKind: { plain: all(sorted, isCurrent), text: all(checked, hasRequired) },
    mentioned: hasKinds
      ? { plain: isCurrent, text: all(hasKindText, hasRequired, not(ofKind)) }
      : { plain: isCurrent, text: all(hasRequired, not(isPreferred)) },
    any: { plain: isCurrent, text: hasRequired },
    expired: {
      plain: not(isCurrent),
      text: all(hasKinds ? either(ofKind, hasKindText) : null, hasRequired),
    },
  }[tier]
  return { key: `${shapeOf(search)}:${tier}`, ...condition }
}

/** The position of a listing's tier among `searchTiers`, for collected matches. */
export function tierNumberSql(
  table: ListingTable,
  search: ListingSearch,
  sort: ListingSort,
  today: string,
): SqlFragment {
  const { ofKind, isPreferred, isCurrent } = parts(table, search, today)
  const hasKinds = search.kinds.length > 0
  const tiers = searchTiers(search, sort)
  const numberOf = (tier: SearchTier) => sql.raw(String(tiers.indexOf(tier)))
  const byName =
    ranksByName(sort) && isPreferred
      ? sql`case when ${isPreferred} then ${numberOf('named')} else ${numberOf(hasKinds ? 'ofKind' : 'mentioned')} end`
      : null
  const best = byName ?? numberOf(hasKinds ? 'anyOfKind' : 'any')
  const current =
    tiers.includes('mentioned') && hasKinds
      ? sql`case when ${ofKind} then ${best} else ${numberOf('mentioned')} end`
      : best
  return sql`case when ${isCurrent} then ${current} else ${numberOf('expired')} end`
}
