import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { useDurationText } from './use-duration-text.ts'

beforeAll(() => startTranslation())

function Shown({ min, max }: { min: number; max: number }) {
  const durationText = useDurationText()
  return <output>{durationText({ min, max })}</output>
}

test.each([
  [105, 155, '105–155 days from sowing to harvest'],
  [540, 600, '540–600 days from sowing to harvest'],
  [729, 730, '729–730 days from sowing to harvest'],
  [730, 1095, '2–3 years to the first harvest'],
  [1095, 1460, '3–4 years to the first harvest'],
  [912, 912, '2.5 years to the first harvest'],
])('%i to %i days are shown as "%s"', (min, max, text) => {
  renderInApp(<Shown min={min} max={max} />)
  expect(screen.getByRole('status').textContent).toBe(text)
})
