import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { VisitBadge } from './visit-badge.tsx'

beforeAll(() => startTranslation())

test('a failed count is logged and shows nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  fakeServer({ 'visit.count': () => 'unreachable' })
  renderInApp(<VisitBadge />)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  expect(screen.queryByText(/Visits/)).toBeNull()
  warn.mockRestore()
})

test('a visit is counted once per browser session', async () => {
  const calls = fakeServer({ 'visit.count': () => ({ data: { visits: 123_456 } }) })
  const first = renderInApp(<VisitBadge />)
  expect(await screen.findByText('Visits: 1,23,456')).toBeTruthy()
  first.unmount()
  renderInApp(<VisitBadge />)
  expect(await screen.findByText('Visits: 1,23,456')).toBeTruthy()
  expect(calls).toHaveLength(1)
})
