import { cleanup, screen } from '@testing-library/react'
import { createRef } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation, switchLanguage } from '#client/platform/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { ResultCount } from './list-result-count.tsx'

beforeAll(() => startTranslation())

/** What is shown for a number of results. */
function textOf(info: { total: number; isTotalBounded?: boolean }): string | null {
  cleanup()
  renderInApp(<ResultCount info={info} isHidden={false} textRef={createRef()} />)
  return screen.getByRole('status').textContent
}

test('one result and many have their own Hindi, and English keeps its one sentence', async () => {
  await switchLanguage('hi')
  expect(textOf({ total: 1 })).toBe('1 नतीजा मिला')
  expect(textOf({ total: 75 })).toBe('75 नतीजे मिले')
  expect(textOf({ total: 10_000, isTotalBounded: true })).toBe('10,000+ नतीजे मिले')
  await switchLanguage('en')
  expect(textOf({ total: 1 })).toBe('Showing 1 result(s)')
  expect(textOf({ total: 75 })).toBe('Showing 75 result(s)')
})
