import {
  anyConditionSql,
  type DataTable,
  isPersonal,
  masked,
  type PersonalTable,
} from '#server/platform/database/personal-data.ts'

/** What identifies a person in texts that stay after erasure. */
export interface Identity {
  /** '' when the number has passed to another person. */
  phone: string
  /** The number that the account had before it passed to another person. */
  releasedPhone: string
  email: string
  upiId: string
  firstName: string
  lastName: string
  addressLine: string
  farmerId: string
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')

/** Characters; masking shorter words would hit too many unrelated ones. */
const minMaskedLength = 4

/** A pattern that matches nothing. */
const matchesNothing = 'a^'

/**
 * A PostgreSQL regular expression for what identifies a person in a text: phone (its digits may be
 * grouped), e-mail, UPI ID, Farmer ID, full name and address line. A first name alone is left out,
 * because it may be an ordinary word.
 */
export function maskPattern(identity: Identity): string {
  const { phone, releasedPhone, email, upiId, farmerId, firstName, lastName, addressLine } =
    identity
  const name = firstName && lastName ? `${firstName} ${lastName}` : ''
  const textPatterns = [email, upiId, farmerId, name, addressLine]
    .map((word) => word.trim())
    .filter((word) => word.length >= minMaskedLength)
    .map((word) => escapeRegExp(word).replace(/\s+/g, '\\s+'))
  const number = [...(phone || releasedPhone)].join('[ .\\-]*')
  return [number, ...textPatterns].filter(Boolean).join('|') || matchesNothing
}

function updateStatements({ table, people, columns }: PersonalTable): string[] {
  const set = new Map<string, string[]>()
  const statements: string[] = []
  for (const [column, use] of Object.entries(columns)) {
    if (typeof use === 'string' || use.becomes === undefined) continue
    const rows = use.of ? (people[use.of] ?? 'false') : anyConditionSql(Object.values(people))
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

const deletionStatements = ({ table, people, deletes = {} }: PersonalTable): string[] =>
  Object.entries(deletes).map(([role, rows]) => {
    const isOwnedSql = `(${people[role]})`
    return `delete from ${table} t where ${isOwnedSql}${rows === 'all' ? '' : ` and (${rows})`}`
  })

/** The statements that erase a person, in order, with `:person`, `:phone`, `:email` and `:mask`. */
export const erasureStatements = (map: readonly DataTable[]): string[] =>
  map
    .filter(isPersonal)
    .flatMap((table) => [
      ...(table.beforeErasure ?? []),
      ...deletionStatements(table),
      ...updateStatements(table),
    ])
