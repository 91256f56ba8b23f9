import {
  type ColumnUse,
  type DataTable,
  isPersonal,
  type PersonalTable,
} from '#server/platform/database/personal-data.ts'

/** One JSON file of the archive, as SQL with `:person`; `:keys` are those of one batch. */
export interface ArchiveFile {
  name: string
  about: { en: string; hi: string }
  /** Finds the keys of all rows; null where the rows are few and read at once. */
  keysSql: string | null
  /** Each row as one JSON object, `row`. */
  rowsSql: string
}

const camelCase = (column: string) =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const anyOf = (conditions: readonly string[]) =>
  conditions.map((condition) => `(${condition})`).join(' or ')

/** The SQL that the archive has for a column; null for one that it leaves out. */
function valueSql(
  { people }: PersonalTable,
  roles: readonly string[],
  column: string,
  use: ColumnUse,
): string | null {
  if (use === 'fact') return `t.${column}`
  if (typeof use === 'string') return null
  const { of, seenByAll, exportAs = `t.${column}` } = use
  if (!of || seenByAll) return exportAs
  return roles.includes(of) ? `case when (${people[of]}) then ${exportAs} end` : null
}

/** `json_build_object` over a row `t`. */
function objectSql(
  table: PersonalTable,
  roles: readonly string[],
  more: Record<string, string> = {},
) {
  const own = Object.entries(table.columns).flatMap(([column, use]) => {
    const sql = valueSql(table, roles, column, use)
    return sql === null ? [] : [[column, sql]]
  })
  const members = [...own, ...Object.entries(more)].map(
    ([name, sql]) => `'${camelCase(name ?? '')}', ${sql}`,
  )
  return `json_build_object(${members.join(', ')})`
}

/** What stands inside each row of a table, read for the row `p`. */
function nestedSql(map: readonly DataTable[], parent: string): Record<string, string> {
  const nested = map.filter(isPersonal).flatMap((table) => {
    const { archive } = table
    if (!('within' in archive) || archive.within !== parent) return []
    const object = objectSql(table, Object.keys(table.people))
    const sql = `(select coalesce(json_agg(${object} order by ${archive.orderBy}), '[]')
      from ${table.table} t where ${archive.on})`
    return [[archive.as, sql] as const]
  })
  return Object.fromEntries(nested)
}

/** The files of the archive, derived from what the map says of each table. */
export function archiveFiles(map: readonly DataTable[]): ArchiveFile[] {
  return map.filter(isPersonal).flatMap((table): ArchiveFile[] => {
    const { archive, people } = table
    if (!('file' in archive)) return []
    const roles = archive.roles ?? Object.keys(people)
    const isTheirs = anyOf(roles.map((role) => people[role] ?? 'false'))
    const object = objectSql(table, roles, {
      ...archive.extra,
      ...nestedSql(map, table.table),
    })
    const { key } = archive
    const rows = `select ${object} as row from ${table.table} t cross join lateral (select t.*) p`
    return [
      {
        name: archive.file,
        about: archive.about,
        keysSql: key
          ? `select t.${key} as key from ${table.table} t where ${isTheirs} order by t.${key}`
          : null,
        rowsSql: key
          ? `${rows} where t.${key} = any(:keys::uuid[]) order by t.${key}`
          : `${rows} where ${isTheirs}`,
      },
    ]
  })
}
