import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { pune } from '#client/testing/place-fixtures.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { listAddress } from '../state/list-state.ts'
import ListMap from './list-map.tsx'
import type { PlacedListing } from './point-groups.ts'
import WhereSection from './where-section.tsx'

const parts = vi.hoisted(() => ({ isDrawable: true, isReachable: true, drawn: vi.fn() }))

// happy-dom has no WebGL. e2e/map.spec.ts draws the map itself.
vi.mock('#client/domain/map/map-canvas.tsx', async () => {
  const { useEffect } = await import('react')
  const Canvas = (props: {
    places: { key: string }[]
    describe: (keys: string[]) => { label: string }
    onChoose?: (keys: string[]) => void
    onUnsupported: () => void
  }) => {
    parts.drawn(props)
    useEffect(() => {
      if (!parts.isDrawable) props.onUnsupported()
    }, [props.onUnsupported])
    const all = props.places.map(({ key }) => key)
    const markers = all.map((key) => [key])
    return [...markers, ...(all.length > 1 ? [all] : [])].map((keys) => (
      <button type="button" key={keys.join()} onClick={() => props.onChoose?.(keys)}>
        {props.describe(keys).label}
      </button>
    ))
  }
  return { default: Canvas }
})
vi.mock('#client/domain/map/india-map-file.ts', () => ({
  fetchIndiaMap: async () => {
    if (!parts.isReachable) throw new Error('The map was not loaded: 503.')
    return {}
  },
}))

const nashik = { lat: 20, lon: 73.79 }
const onions = { _id: 'onions', point: nashik, user: { place: 'Nashik, Maharashtra' } }
const beans = { _id: 'beans', point: null, user: { place: 'Nowherepur' } }
const items: PlacedListing[] = [
  onions,
  { _id: 'grapes', point: nashik, user: { place: 'Nashik, Maharashtra' } },
  { _id: 'guavas', point: { lat: pune.lat, lon: pune.lon }, user: { place: 'Pune, Maharashtra' } },
  beans,
]

beforeAll(() => startTranslation())
beforeEach(() => {
  Object.assign(parts, { isDrawable: true, isReachable: true })
  parts.drawn.mockClear()
  fakeServer({ 'place.mapTiles': () => ({ data: { tiles: null } }) })
})

function renderMap(shown: readonly PlacedListing[] = items, search = '') {
  const state = listAddress([]).parse(search)
  const list = { state, change: vi.fn(), clear: vi.fn() }
  renderInApp(
    <ListMap list={list} page={search ? { nearPlace: pune } : {}} items={shown}>
      {(ids) => <p>Cards: {ids ? [...ids].join() : 'all'}</p>}
    </ListMap>,
  )
}

test('the map says how many listings are in how many places', () => {
  renderMap()
  expect(screen.getByRole('status').textContent).toBe(
    '3 listings in 2 places · without a known place, only in the list: 1',
  )
})

test('a press on a place leaves its cards, and all come back', async () => {
  renderMap()
  fireEvent.click(await screen.findByRole('button', { name: '2 listings in Nashik, Maharashtra' }))
  expect(screen.getByText('Cards: onions,grapes')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show all on this page' }))
  expect(screen.getByText('Cards: all')).toBeTruthy()
  expect(screen.getByRole('button', { name: '1 listing in Pune, Maharashtra' })).toBeTruthy()
})

test('places that share a marker are chosen together', async () => {
  renderMap()
  const marker = await screen.findByRole('button', { name: '3 listings in 2 places' })
  fireEvent.click(marker)
  expect(screen.getByText('Cards: onions,grapes,guavas')).toBeTruthy()
  fireEvent.click(marker)
  expect(screen.getByText('Cards: all')).toBeTruthy()
})

test('a list near a place has its circle on the map', async () => {
  renderMap(items, 'near=411001&radius=50')
  await waitFor(() => expect(parts.drawn).toHaveBeenCalled())
  expect(parts.drawn.mock.lastCall?.[0].center).toEqual({ point: pune, km: 50, label: 'Near Pune' })
})

test('listings without a point are counted as such', () => {
  renderMap([beans])
  expect(screen.getByRole('status').textContent).toBe(
    'No listing on this page has a known place · without a known place, only in the list: 1',
  )
})

test('a device that cannot draw the map says so and has the cards', async () => {
  parts.isDrawable = false
  renderMap()
  expect(await screen.findByText(/^This device cannot draw the map/)).toBeTruthy()
  expect(screen.getByText('Cards: all')).toBeTruthy()
})

test('a map that cannot be fetched says so, and the next try shows it', async () => {
  parts.isReachable = false
  renderMap()
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })
  expect(screen.getByText('The map could not be loaded')).toBeTruthy()
  expect(screen.getByText('Cards: all')).toBeTruthy()
  parts.isReachable = true
  fireEvent.click(retry)
  expect(await screen.findByRole('button', { name: /in Nashik/ })).toBeTruthy()
})

test('tiles of another server come with their credit', async () => {
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', credit: '© Example' }
  fakeServer({ 'place.mapTiles': () => ({ data: { tiles } }) })
  renderMap()
  expect(await screen.findByText('© Example')).toBeTruthy()
  expect(parts.drawn.mock.lastCall?.[0].tiles).toEqual(tiles)
})

test.each([
  ['411001', 'The point is the post office of PIN 411001, not the farm.'],
  [null, 'The point is the middle of the area, not the farm.'],
])('a listing’s point with the PIN %s says how exact it is', async (pointPin, sentence) => {
  renderInApp(<WhereSection listing={{ ...onions, name: 'Onions', pointPin }} />)
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(parts.drawn).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Show map' }))
  expect(await screen.findByRole('button', { name: 'Nashik, Maharashtra' })).toBeTruthy()
})

test('a listing without a point has its place and no map', () => {
  renderInApp(<WhereSection listing={{ ...beans, name: 'Beans' }} />)
  expect(screen.getByText('Nowherepur')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show map' })).toBeNull()
})
