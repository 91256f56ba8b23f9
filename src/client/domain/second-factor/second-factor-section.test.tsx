import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import SecondFactorSection from './second-factor-section.tsx'

beforeAll(() => startTranslation())
beforeEach(() => storeToken('t', 'farmer'))
afterEach(() => vi.restoreAllMocks())

async function open(address: string) {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  window.history.replaceState(null, '', address)
  fakeServer({
    'secondFactor.status': () => ({ data: { methods: [], needsFreshLogin: true } }),
  })
  renderInApp(<SecondFactorSection />)
  const heading = await screen.findByRole('heading', { name: 'Second step at login' })
  return { scrolled, section: heading.closest('section') }
}

test('the section that a link names scrolls itself into view, once it is there', async () => {
  const { scrolled, section } = await open('/my-profile#second-step')
  await waitFor(() => expect(scrolled.mock.contexts).toEqual([section]))
  expect(document.activeElement).toBe(section)
})

test('without the link the profile stays where it is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { scrolled } = await open('/my-profile')
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  expect(scrolled).not.toHaveBeenCalled()
})
