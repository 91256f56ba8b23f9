import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { isMissing } from './query-client.ts'

const failure = (code: string) =>
  TRPCClientError.from({
    error: { code: -32_000, message: 'Not shown', data: { code, httpStatus: 404 } },
  } as never)

test.each([
  ['crop.not_found', true],
  ['review.seller_not_found', true],
  ['place.unknown_pin', true],
  ['auth.no_account', false],
  ['service.unavailable', false],
])('whether %s says that there is no such page: %s', (code, expected) => {
  expect(isMissing(failure(code))).toBe(expected)
})
