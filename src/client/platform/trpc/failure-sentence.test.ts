import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { failureSentence, inputFailureSentence } from './failure-sentence.ts'

const failure = (message: string, issues: { path: string; message: string }[]) =>
  TRPCClientError.from({
    error: { message, code: -32600, data: { code: 'input.invalid', httpStatus: 400, issues } },
  })

test('a refused input has the sentence of its field, else that of the answer', () => {
  const issue = { path: 'pin', message: 'This PIN code does not exist' }
  const refusal = failure('Check your input', [issue])
  expect(inputFailureSentence(refusal)).toBe('This PIN code does not exist')
  expect(failureSentence(refusal)).toBe('Check your input')
  expect(inputFailureSentence(failure('Too many tries', []))).toBe('Too many tries')
})

test('a call without an answer says that the connection is at fault', () => {
  const noAnswer = new TRPCClientError('Failed to fetch')
  expect(failureSentence(noAnswer)).toBe('Error connecting to server')
  expect(inputFailureSentence(noAnswer)).toBe('Error connecting to server')
})
