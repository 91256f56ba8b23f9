/**
 * Notes a failure that nobody has to be told of (a counter that did not count). It goes to the
 * browser's console, where a person who looks for the reason finds it.
 */
export function logFailure(what: string, error: unknown): void {
  console.warn(what, error)
}
