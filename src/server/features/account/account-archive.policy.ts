import {
  anyConditionSql,
  type ColumnUse,
  type DataTable,
  isPersonal,
  type PersonalTable,
} from '#server/platform/database/personal-data.ts'

/** One JSON file of the archive, as SQL with `:person`. */
export interface ArchiveFile {
  name: string
  about: { en: string; hi: string }
  /** Finds the keys of all rows; null for few rows that are read together. */
  keysSql: string | null
  /** Whether many rows have the same key, so that they are read in pages. */
  isPaged: boolean
  /**
   * Returns each row as one JSON object, named `row`. `:keys` are the keys of one batch. When paged, the next `:limit` rows of one
   * `:key` after the place `:after`, each with its `place`.
   */
  rowsSql: string
}

const camelCase = (column: string) =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The SQL of a column in the archive; null for a column that is left out. */
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

/** `json_build_object` for row `t`. */
function objectSql(
  table: PersonalTable,
  roles: readonly string[],
  extraColumns: Record<string, string> = {},
) {
  const own = Object.entries(table.columns).flatMap(([column, use]) => {
    const sql = valueSql(table, roles, column, use)
    return sql === null ? [] : [[column, sql]]
  })
  const members = [...own, ...Object.entries(extraColumns)].map(
    ([name, sql]) => `'${camelCase(name ?? '')}', ${sql}`,
  )
  return `json_build_object(${members.join(', ')})`
}

/** The SQL of the nested lists inside a row `p` of a parent table. */
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

/** The files of the archive, derived from the declarations of all tables. */
export function archiveFiles(map: readonly DataTable[]): ArchiveFile[] {
  return map.filter(isPersonal).flatMap((table): ArchiveFile[] => {
    const { archive, people } = table
    if (!('file' in archive)) return []
    const roles = archive.roles ?? Object.keys(people)
    const isOwnedSql = anyConditionSql(roles.map((role) => people[role] ?? 'false'))
    const object = objectSql(table, roles, {
      ...archive.extra,
      ...nestedSql(map, table.table),
    })
    const rows = `from ${table.table} t cross join lateral (select t.*) p`
    const { file: name, about, key, pages } = archive
    if (key && pages) {
      const rowsSql = `select ${object} as row, t.${pages.by} as place ${rows}
        where t.${key} = :key and t.${pages.by} > :after order by t.${pages.by} limit :limit`
      return [{ name, about, keysSql: pages.keys, isPaged: true, rowsSql }]
    }
    return [
      {
        name,
        about,
        keysSql: key
          ? `select t.${key} as key from ${table.table} t where ${isOwnedSql} order by t.${key}`
          : null,
        isPaged: false,
        rowsSql: key
          ? `select ${object} as row ${rows} where t.${key} = any(:keys::uuid[]) order by t.${key}`
          : `select ${object} as row ${rows} where ${isOwnedSql}`,
      },
    ]
  })
}
