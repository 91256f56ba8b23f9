const stampIn = /^Migration(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)_/

/** The instant in a migration's file name, in ms; none for other files. */
function instantsOf(name: string): number[] {
  const [, year, month, day, hour, minute, second] = stampIn.exec(name) ?? []
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(instant) ? [] : [instant]
}

/**
 * The stamp of a new migration, YYYYMMDDhhmmss in UTC: now, or a minute after the last one when that is
 * dated later, because migrations run in the order of their names.
 * @param names the existing files. @param now in ms, as `Date.now()`.
 */
export function nextMigrationStamp(names: readonly string[], now = Date.now()): string {
  const instants = names.flatMap(instantsOf).map((instant) => instant + 60_000)
  return new Date(Math.max(now, ...instants)).toISOString().replace(/\D/g, '').slice(0, 14)
}
