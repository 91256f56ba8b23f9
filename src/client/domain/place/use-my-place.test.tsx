import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { endSession } from '#client/domain/session/end-session.ts'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { nashikDistrict, pune } from '#client/testing/place-fixtures.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { storePlace } from './stored-place.ts'
import { useMyPlace } from './use-my-place.ts'

beforeAll(() => startTranslation())

/** Everything that was shown, in its order. */
let history: string[] = []
beforeEach(() => {
  history = []
})

function Shown() {
  const { place, isLoading, isFromProfile } = useMyPlace()
  const source = isFromProfile ? ' from the profile' : ''
  const text = isLoading ? 'loading' : `${place?.name ?? 'none'}${source}`
  history.push(text)
  return <output>{text}</output>
}

function show(place: PlaceView | null = null) {
  fakeServer({ 'user.get': () => ({ data: { _id: '1', place } }) })
  renderInApp(<Shown />)
}
const shown = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))

test('a visitor has the place that was chosen on this device, in every component at once', async () => {
  show()
  await shown('none')
  act(() => storePlace(nashikDistrict))
  await shown('Nashik')
})

test('a member has the place of the profile’s address, not what a visitor chose before', async () => {
  storePlace(nashikDistrict)
  storeToken('t', 'farmer')
  show(pune)
  await shown('Pune from the profile')
  // Not even while the profile is read.
  expect(history).not.toContain('Nashik')
})

test('a member’s own choice of this session comes before the profile', async () => {
  storeToken('t', 'farmer')
  storePlace(nashikDistrict)
  show(pune)
  await shown('Nashik')
  act(endSession)
  await shown('none')
})

test('where the profile has no known place, a visitor’s choice stays', async () => {
  storePlace(nashikDistrict)
  storeToken('t', 'farmer')
  show()
  await shown('Nashik')
})
