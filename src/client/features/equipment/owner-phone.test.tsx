import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { ContactHidden } from '#shared/equipment/equipment.schema.ts'
import { OwnerPhone } from './owner-phone.tsx'

beforeAll(() => startTranslation())

test.each<[ContactHidden, RegExp]>([
  ['limit', /^You have reached the limit of phone numbers for today\./],
  ['blocked', /^This person does not take messages from you\.$/],
  ['blocking', /^You have blocked this person\./],
])('a number that is hidden because of %s has that reason in its place', async (reason, text) => {
  storeToken('t', 'farmer')
  fakeServer({})
  renderInApp(<OwnerPhone equipment={{ _id: 'm1', contactNumber: null, contactHidden: reason }} />)
  expect(await screen.findByText(text)).toBeTruthy()
})

test('without a number and a reason nothing is claimed', () => {
  storeToken('t', 'farmer')
  fakeServer({})
  renderInApp(<OwnerPhone equipment={{ _id: 'm1', contactNumber: null }} />)
  expect(screen.queryByText(/limit/)).toBeNull()
})

test('a visitor logs in and returns to the machine with the days they had chosen', () => {
  fakeServer({})
  window.history.replaceState(null, '', '/rental/m1?from=2027-01-03&to=2027-01-05')
  renderInApp(<OwnerPhone equipment={{ _id: 'm1', contactNumber: null }} />)
  const href = screen.getByRole('link', { name: 'Log in to call' }).getAttribute('href') ?? ''
  expect(new URL(href, 'http://localhost').searchParams.get('redirect')).toBe(
    '/rental/m1?from=2027-01-03&to=2027-01-05',
  )
})
