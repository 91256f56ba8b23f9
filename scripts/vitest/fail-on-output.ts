import { formatWithOptions } from 'node:util'
import { afterAll, afterEach, beforeAll } from 'vitest'

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const

/** Characters shown of a message: a printed element of a page would be thousands of lines. */
const shownLength = 600

const printed: string[] = []

for (const method of methods) {
  console[method] = (...values: unknown[]) => {
    const text = formatWithOptions({ depth: 0 }, ...values)
    printed.push(`console.${method}: ${text.slice(0, shownLength)}`)
  }
}

/** A warning that nobody reads is not a warning: a test that expects one replaces the method with a mock. */
function failIfPrinted() {
  const messages = printed.splice(0)
  if (messages.length > 0) throw new Error(`The test printed:\n${messages.join('\n')}`)
}

// Once before the tests for what a file prints while it loads, once after what its last hook prints.
beforeAll(failIfPrinted)
afterEach(failIfPrinted)
afterAll(failIfPrinted)
