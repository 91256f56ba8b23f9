import { expect, test } from 'vitest'
import { mailboxOf } from './newsletter-mailbox.policy.ts'

test.each([
  ['Asha@Farm.Example', 'asha@farm.example'],
  ['asha+news+x@farm.example', 'asha@farm.example'],
  // With other providers a dot may make it another person's address.
  ['a.sha@farm.example', 'a.sha@farm.example'],
  ['R.Patil+x@googlemail.com', 'rpatil@gmail.com'],
  ['+tag@farm.example', '@farm.example'],
])('%s is counted as %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
