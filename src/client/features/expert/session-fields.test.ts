import { expect, test } from 'vitest'
import { sessionFields } from './session-fields.ts'

test('a session can be requested from tomorrow to thirty days from now, across the end of a year', () => {
  const fields = sessionFields({ experts: [], crops: [], today: '2026-12-31' })
  expect(fields.find(({ name }) => name === 'preferredDay')).toMatchObject({
    minDate: '2027-01-01',
    maxDate: '2027-01-30',
  })
})
