import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { refusedPlace } from './use-near.ts'

const refusalOf = (path: string) =>
  TRPCClientError.from({
    error: {
      message: 'Check your input',
      code: -32600,
      data: {
        code: 'input.invalid',
        httpStatus: 400,
        issues: [{ path, message: 'No such place' }],
      },
    },
  })

test('a refused PIN code stands in the field again, with the reason', () => {
  expect(refusedPlace(refusalOf('near'), '411999')).toEqual({
    text: '411999',
    sentence: 'No such place',
  })
})

test('a refused point leaves the field empty', () => {
  expect(refusedPlace(refusalOf('near'), '18.5,73.8')).toEqual({
    text: '',
    sentence: 'No such place',
  })
})

test('nothing was refused where no place was asked for, or something else is wrong', () => {
  expect(refusedPlace(refusalOf('near'), '')).toBeUndefined()
  expect(refusedPlace(refusalOf('minPrice'), '411999')).toBeUndefined()
  expect(refusedPlace(null, '411999')).toBeUndefined()
})
