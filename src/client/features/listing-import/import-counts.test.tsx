import { cleanup } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation, switchLanguage } from '#client/platform/i18n/i18n.ts'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { ImportCounts } from './import-counts.tsx'

beforeAll(async () => {
  await startTranslation()
  await switchLanguage('hi')
  await withHindi(() => import('./import-counts.tsx'), 'listing-import')
})

/** What is shown of a file in which every number is `count`. */
function textOf(count: number, isPlan = false): string | null {
  cleanup()
  const counts = { create: count, change: count, none: count, refused: count }
  return renderInApp(<ImportCounts counts={counts} isPlan={isPlan} />).container.textContent
}

test('one listing and many have their own Hindi verbs', () => {
  expect(textOf(1)).toContain('1 जुड़ी1 बदली1 में')
  expect(textOf(2)).toContain('2 जुड़ीं2 बदलीं2 में')
  expect(textOf(1, true)).toContain('1 बदलेगी1 में')
  expect(textOf(2, true)).toContain('2 बदलेंगी2 में')
})
