import { expect } from 'vitest'

const leaks = /\bselect\b .* from|insert into|node_modules|\.ts:\d|at async/i

/** Expects an answer that is no fault of the server and shows nothing of its code. @param what was sent. */
export function expectReadableAnswer(status: number, text: string, what: string) {
  expect(status, `${what}\n${text}`).toBeLessThan(500)
  expect(text).not.toMatch(leaks)
}
