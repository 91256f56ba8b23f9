import {
  type DataTable,
  isPersonal,
  masked,
  type PersonalTable,
} from '#server/platform/database/personal-data.ts'

/** What identifies a person in texts that stay. */
export interface Identity {
  /** '' where somebody else has the number by now. */
  phone: string
  /** The number that the account had before it passed to a new owner. */
  releasedPhone: string
  email: string
  upiId: string
  firstName: string
  lastName: string
  addressLine: string
  farmerId: string
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')

/** A shorter word would blank too much that is nobody's. */
const shortestMasked = 4

/** Matches nothing. */
const nothing = 'a^'

/**
 * A PostgreSQL regular expression of what identifies a person in a text: phone (its digits may be
 * grouped), e-mail, UPI ID, Farmer ID, full name and address line. Not a first name alone: it is a word
 * that means other things too.
 */
export function maskPattern(identity: Identity): string {
  const { phone, releasedPhone, email, upiId, farmerId, firstName, lastName, addressLine } =
    identity
  const name = firstName && lastName ? `${firstName} ${lastName}` : ''
  const words = [email, upiId, farmerId, name, addressLine]
    .map((word) => word.trim())
    .filter((word) => word.length >= shortestMasked)
    .map((word) => escaped(word).replace(/\s+/g, '\\s+'))
  const number = [...(phone || releasedPhone)].join('[ .\\-]*')
  return [number, ...words].filter(Boolean).join('|') || nothing
}

const anyOf = (conditions: readonly string[]) =>
  conditions.map((condition) => `(${condition})`).join(' or ')

function updatesOf({ table, people, columns }: PersonalTable): string[] {
  const set = new Map<string, string[]>()
  const statements: string[] = []
  for (const [column, use] of Object.entries(columns)) {
    if (typeof use === 'string' || use.becomes === undefined) continue
    const rows = use.of ? (people[use.of] ?? 'false') : anyOf(Object.values(people))
    if (use.becomes === masked) {
      statements.push(
        `update ${table} t set ${column} = regexp_replace(t.${column}, :mask, '…', 'gi')
          where (${rows}) and t.${column} ~* :mask`,
      )
    } else set.set(rows, [...(set.get(rows) ?? []), `${column} = ${use.becomes}`])
  }
  for (const [rows, assignments] of set) {
    statements.push(`update ${table} t set ${assignments.join(', ')} where ${rows}`)
  }
  return statements
}

const deletionsOf = ({ table, people, deletes = {} }: PersonalTable): string[] =>
  Object.entries(deletes).map(([role, rows]) => {
    const isTheirs = `(${people[role]})`
    return `delete from ${table} t where ${isTheirs}${rows === 'all' ? '' : ` and (${rows})`}`
  })

/** The statements that erase a person, in their order; they take `:person`, `:phone`, `:email`, `:mask`. */
export const erasureStatements = (map: readonly DataTable[]): string[] =>
  map
    .filter(isPersonal)
    .flatMap((table) => [
      ...(table.beforeErasure ?? []),
      ...deletionsOf(table),
      ...updatesOf(table),
    ])
