/** The longest beginning of `secret` that the text ends with. */
function heldBack(text: string, secret: string): number {
  for (let length = Math.min(secret.length - 1, text.length); length > 0; length--) {
    if (text.endsWith(secret.slice(0, length))) return length
  }
  return 0
}

/**
 * Lets a model's words pass as they come, but none that could be the beginning of a secret, until it
 * is sure that they are not, and no more than `most` characters.
 */
export function createGuard(secrets: readonly string[], most: number) {
  let waiting = ''
  let passed = ''
  let isStopped = false

  const pass = (text: string) => {
    const room = most - passed.length
    const fitting = text.slice(0, room)
    passed += fitting
    if (text.length > room) isStopped = true
    return fitting
  }
  return {
    /** @returns what may be shown now. @throws Error when a secret is in it. */
    push(text: string): string {
      waiting += text
      if (secrets.some((secret) => waiting.includes(secret))) throw new Error('a secret was echoed')
      const held = Math.max(0, ...secrets.map((secret) => heldBack(waiting, secret)))
      const safe = waiting.slice(0, waiting.length - held)
      waiting = waiting.slice(safe.length)
      return pass(safe)
    },
    /** @returns what was held back and turned out harmless. */
    end(): string {
      const rest = waiting
      waiting = ''
      return pass(rest)
    },
    /** Everything that has passed. */
    get text() {
      return passed
    },
    /** Whether `most` is reached. */
    get isFull() {
      return isStopped
    },
  }
}
