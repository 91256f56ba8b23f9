import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** A statement that writes a table which another folder owns. */
export interface ForeignWrite {
  /** Path from the checked folder, with the line: `features/order/order.service.ts:12`. */
  at: string
  /** `*` for one that is named at run time. */
  table: string
  /** The folder that may write it: `features/crop`. */
  owner: string
}

/** What writes a table, up to its name; in templates a name may be put in by `sql.raw`. */
const writes =
  /\b(insert\s+into|delete\s+from|merge\s+into|(?<!\b(?:for|key|do)\s)(?<!\bfor no key )update)\s+(?:only\s+)?("?[a-z_]+"?|\$\{[^}]*\})/gi

/** Words that follow `update` in prose or in `for update of`. */
const noTable = new Set(['set', 'of', 'skip', 'nowait'])

const isChecked = (file: string) =>
  file.endsWith('.ts') && !/\.(test|personal-data)\.ts$/.test(file)

/** Server folders whose statements are checked; demo data and test tools write every table. */
const checkedFolders = ['app', 'features', 'platform']

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))

/** `features/order/export/x.ts` is of `features/order`, `platform/quota/quota.ts` of `platform`. */
function folderOf(path: string): string {
  const [realm = '', feature = ''] = path.split(sep)
  return realm === 'features' ? `${realm}/${feature}` : realm
}

/** Table → folder, by the declarations of personal data, which name every table of the database. */
export function readTableOwners(server: string): Map<string, string> {
  const owners = new Map<string, string>()
  for (const file of filesOf(server).filter((name) => name.endsWith('.personal-data.ts'))) {
    const tables = readFileSync(file, 'utf8').matchAll(/\btable: '([a-z_]+)'/g)
    for (const [, table = ''] of tables) owners.set(table, folderOf(relative(server, file)))
  }
  return owners
}

/** Only SQL is looked at: quoted texts that have a write in them, not comments. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  )

/**
 * Finds every insert, update and delete outside the folder that owns its table.
 * @param server the server's folder, with `features`, `platform` and `app` in it.
 * @param allowed `<file> <table>` pairs that may stay, each with its reason.
 */
export function findForeignWrites(
  server: string,
  allowed: ReadonlyMap<string, string> = new Map(),
): ForeignWrite[] {
  const owners = readTableOwners(server)
  return checkedFolders
    .flatMap((folder) => filesOf(join(server, folder)))
    .filter(isChecked)
    .flatMap((file) => {
      const path = relative(server, file)
      const text = withoutComments(readFileSync(file, 'utf8'))
      return [...text.matchAll(writes)].flatMap((match): ForeignWrite[] => {
        const name = (match[2] ?? '').replaceAll('"', '')
        const table = name.startsWith('$') ? '*' : name
        const owner = table === '*' ? 'its owner' : owners.get(table)
        if (!owner || noTable.has(table) || owner === folderOf(path)) return []
        if (allowed.has(`${path.replaceAll(sep, '/')} ${table}`)) return []
        const line = text.slice(0, match.index).split('\n').length
        return [{ at: `${path}:${line}`, table, owner }]
      })
    })
}
