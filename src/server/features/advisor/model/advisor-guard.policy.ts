/** The length of the longest prefix of `secret` that `text` ends with. */
function partialSecretLength(text: string, secret: string): number {
  for (let length = Math.min(secret.length - 1, text.length); length > 0; length--) {
    if (text.endsWith(secret.slice(0, length))) return length
  }
  return 0
}

/**
 * Filters a model's streamed text so that no secret is ever shown, not even in part: text that may be the
 * beginning of a secret is withheld until it is known not to be. Passes at most `maxLength` characters.
 */
export function createSecretGuard(secrets: readonly string[], maxLength: number) {
  let withheld = ''
  let passed = ''
  let isFull = false

  const pass = (text: string) => {
    const remaining = maxLength - passed.length
    const fitting = text.slice(0, remaining)
    passed += fitting
    if (text.length > remaining) isFull = true
    return fitting
  }
  return {
    /** @returns the text that may be shown now. @throws Error when the text contains a secret. */
    push(text: string): string {
      withheld += text
      if (secrets.some((secret) => withheld.includes(secret))) {
        throw new Error('a secret was echoed')
      }
      const unsafe = Math.max(0, ...secrets.map((secret) => partialSecretLength(withheld, secret)))
      const safe = withheld.slice(0, withheld.length - unsafe)
      withheld = withheld.slice(safe.length)
      return pass(safe)
    },
    /** @returns the withheld text, which at the end of the stream can no longer become a secret. */
    end(): string {
      const rest = withheld
      withheld = ''
      return pass(rest)
    },
    /** All text that was passed so far. */
    get text() {
      return passed
    },
    /** Whether more than `maxLength` characters were pushed. */
    get isFull() {
      return isFull
    },
  }
}
