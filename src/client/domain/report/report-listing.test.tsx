import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { ReportListing } from './report-listing.tsx'

beforeAll(() => startTranslation())

test('a visitor who reports a listing comes back to its page with its search after the login', () => {
  fakeServer({})
  window.history.replaceState(null, '', '/rental/m1?from=2027-01-03&to=2027-01-05')
  renderInApp(<ReportListing kind="equipment" listingId="m1" />)
  fireEvent.click(screen.getByRole('button', { name: 'Report this listing' }))
  expect(new URLSearchParams(window.location.search).get('redirect')).toBe(
    '/rental/m1?from=2027-01-03&to=2027-01-05',
  )
})
