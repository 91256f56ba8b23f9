import { beforeAll, expect, test } from 'vitest'
import { formatters } from '#client/platform/format/format.ts'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { translation } from '#client/platform/i18n/translation.ts'
import { expiryText } from './expiry-text.ts'

beforeAll(() => startTranslation())

test.each([
  [-1, 'Expired'],
  [0, 'Expires today'],
  [1, '1 day remaining'],
  [2, '2 days remaining'],
])('a crop with %i days to go reads "%s"', (days, text) => {
  expect(expiryText(translation.t, formatters('en'), days)).toBe(text)
})
