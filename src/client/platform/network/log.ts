/** Logs to the browser's console a failure that users need not know of, such as an uncounted visit. */
export function logFailure(what: string, error: unknown): void {
  console.warn(what, error)
}
