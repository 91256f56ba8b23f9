import { databaseHosts } from '#server/platform/config/database-address.ts'
import { StartError } from '#server/platform/config/start-error.ts'

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '')

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]

/** Whether the files are damaged: PostgreSQL's classes 58 (unreadable) and XX (corrupt), or a crash of the engine. */
export const isDamage = (error: unknown) =>
  /^(58|XX)/.test(codeOf(error)) || error instanceof WebAssembly.RuntimeError

/** @param folder where the embedded database is. */
export const embeddedUnusable = (folder: string, cause: unknown) =>
  new StartError(
    `The embedded database in ${folder} could not be opened (${reasonOf(cause)}). It may be damaged. ` +
      'Put a backup back with "npm run restore -- <file> --force", or move the folder away to start with an empty one.',
    { cause },
  )

/** @param folder where the embedded database is. */
export const noRoomToOpen = (folder: string) =>
  new StartError(
    `The disk of the embedded database in ${folder} is full. Its data are safe; free at least 64 MB and start again.`,
  )

/** Refused, unknown host, no route, timed out or cut; wrong password or role; no such database. */
const isConnection = (error: unknown) =>
  /^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|08|28|3D000|57P03)/.test(codeOf(error))

/** The error to throw when PostgreSQL refuses the connection; other errors are returned unchanged. */
export function asServerFailure(databaseUrl: string | undefined, error: unknown): unknown {
  if (!isConnection(error) || !databaseUrl) return error
  // Never the whole address, which contains the password.
  const hosts = databaseHosts(databaseUrl)
  const name = new URL(hosts[0] ?? '').pathname
  return new StartError(
    `PostgreSQL at ${hosts.map((url) => new URL(url).host).join(',')}${name} could not be used (${reasonOf(error)}). Is it running, and is DATABASE_URL right?`,
    { cause: error },
  )
}
