import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { lookupSentence } from './lookup-sentence.ts'

const failure = (message: string, issues: { path: string; message: string }[]) =>
  TRPCClientError.from({
    error: { message, code: -32600, data: { code: 'input.invalid', httpStatus: 400, issues } },
  })

test('a place that was not found has the sentence of its field, else that of the answer', () => {
  const issue = { path: 'pin', message: 'This PIN code does not exist' }
  expect(lookupSentence(failure('Check your input', [issue]))).toBe('This PIN code does not exist')
  expect(lookupSentence(failure('Too many tries', []))).toBe('Too many tries')
})

test('a lookup without an answer says that the connection is at fault', () => {
  expect(lookupSentence(new TRPCClientError('Failed to fetch'))).toBe('Error connecting to server')
})
