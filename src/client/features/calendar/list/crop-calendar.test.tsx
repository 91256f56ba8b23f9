import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { startTranslation, switchLanguage } from '#client/platform/i18n/i18n.ts'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { CalendarCrop, CalendarEntry } from '#shared/calendar/calendar.schema.ts'
import CalendarCropPage from '../crop/calendar-crop.page.tsx'
import CropCalendarPage from './crop-calendar.page.tsx'

const window1: CalendarEntry['windows'][number] = {
  season: 'rabi',
  zones: [4],
  states: ['Bihar', 'Uttar Pradesh'],
  sowing: { from: '11-10', to: '12-10' },
  harvest: { from: '03-20', to: '04-20' },
  note: 'Irrigated.',
}
const elsewhere = { ...window1, zones: [13 as const], states: ['Gujarat'], note: 'Far away.' }
const wheat: CalendarEntry = {
  id: 'wheat',
  name: 'Wheat',
  latinName: 'Triticum aestivum',
  group: 'Cereals',
  image: '/api/reference/pictures/sheaf-of-rice.webp',
  windows: [window1],
  durationDays: { min: 105, max: 155 },
}
const perHectare: CalendarCrop = {
  ...wheat,
  windows: [elsewhere, window1],
  climate: 'Cool',
  soil: 'Loam',
  seedRate: { amount: { min: 100, max: 125 }, unit: 'kg/ha', note: 'More when late' },
  spacing: { rowCm: { min: 20, max: 20 }, plantCm: null, note: '' },
  water: 'Six times',
  npk: { n: 150, p: 60, k: 40, per: 'ha', note: 'Split it' },
  harvest: 'Golden',
  storage: 'Dry',
  yield: { amount: { min: 40, max: 60 }, unit: 'q/ha' },
  troubles: [{ kind: 'pest', name: 'Aphid', signs: 'Sticky', remedy: 'Neem oil', image: null }],
  varieties: [{ name: 'HD 3086', note: 'North-west' }],
  sources: [{ title: 'An institute', url: null }],
}

const onlyDates: CalendarCrop = {
  ...perHectare,
  durationDays: null,
  climate: null,
  soil: null,
  seedRate: null,
  spacing: null,
  water: null,
  npk: null,
  harvest: null,
  storage: null,
  yield: null,
  troubles: [],
  varieties: [],
}

beforeAll(() => startTranslation())
afterEach(async () => {
  globalThis.window.history.replaceState(null, '', '/')
  await act(() => switchLanguage('en'))
})

function open(address: string, crop = perHectare, ...entries: CalendarEntry[]) {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00'), toFake: ['Date'] })
  globalThis.window.history.replaceState(null, '', address)
  const requests: string[] = []
  fakeServer({
    'calendar.crops': () => ({ data: { crops: entries.length > 0 ? entries : [wheat] } }),
    'calendar.get': () => ({ data: crop }),
  })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    requests.push(decodeURIComponent(url))
    return fetch(url, init)
  })
  renderInApp(
    <>
      <Route path="/crop-calendar" component={CropCalendarPage} />
      <Route path="/crop-calendar/:cropId" component={CalendarCropPage} />
    </>,
  )
  /** The input of the last call to the server. */
  const lastQuery = () =>
    JSON.parse(new URLSearchParams(requests.at(-1)?.split('?')[1]).get('input') ?? '{}').json
  return { lastQuery: lastQuery }
}
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const month = (name: string) => screen.getByRole('button', { name })

test('it starts with the crops to sow this month in Uttar Pradesh', async () => {
  const { lastQuery } = open('/crop-calendar')
  expect(await screen.findByText('10 November – 10 December')).toBeTruthy()
  expect(lastQuery()).toMatchObject({ state: 'Uttar Pradesh', month: 11, language: 'en' })
  expect(month('November').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('heading', { name: 'What can I sow now?' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Wheat' }).getAttribute('href')).toBe(
    '/crop-calendar/wheat?state=Uttar%20Pradesh',
  )
})

test('at the end of the month, what can no longer be sown comes last and says so', async () => {
  const early = { ...window1, sowing: { from: '10-10', to: '11-10' } }
  const mustard = { ...wheat, id: 'mustard', name: 'Mustard', windows: [early] }
  const mango = { ...mustard, id: 'mango', name: 'Mango' }
  const perennial = { ...early, season: 'perennial' as const }
  open('/crop-calendar', perHectare, mustard, { ...mango, windows: [perennial] }, wheat)
  vi.setSystemTime(new Date('2026-11-30T12:00:00+05:30'))
  await screen.findByText('Wheat')
  const rows = screen.getAllByRole('article').map(({ textContent }) => textContent)
  expect(rows[0]).toContain('Wheat')
  expect(rows[0]).toContain('Sow 10 November – 10 December')
  expect(rows[1]).toContain('MustardSowing ended on 10 November')
  expect(rows[2]).toContain('MangoPlanting ended on 10 November')
  fireEvent.click(month('October'))
  expect((await screen.findAllByText('10 October – 10 November')).length).toBe(2)
  expect(screen.queryByText(/ended on/)).toBeNull()
})

test('a press on a row shows its dates, and names the zone that two windows share once', async () => {
  const late = { ...window1, sowing: { from: '12-11', to: '12-31' }, note: 'After rice.' }
  open('/crop-calendar', perHectare, { ...wheat, windows: [window1, late] })
  const row = await screen.findByRole('article')
  expect(row.textContent).not.toContain('The east')
  fireEvent.click(screen.getByRole('button', { name: 'Dates of Wheat' }))
  expect(row.textContent?.match(/The east: Varanasi, Gorakhpur/g)).toHaveLength(1)
  expect(row.textContent).toContain('Irrigated.')
  expect(row.textContent).toContain('11 December – 31 December')
  choose('State', 'Bihar')
  await waitFor(() => expect(screen.getByRole('article').textContent).not.toContain('The east'))
})

test('a selected state is requested, stored in the address and remembered', async () => {
  const { lastQuery } = open('/crop-calendar')
  await screen.findByText('Wheat')
  choose('State', 'Rajasthan')
  choose('Zone', '14')
  expect(globalThis.window.location.search).toBe('?state=Rajasthan&zone=14')
  await waitFor(() => expect(lastQuery()).toMatchObject({ state: 'Rajasthan', zone: 14 }))
  expect(localStorage.getItem('calendar-state')).toBe('Rajasthan')
  choose('State', 'Kerala')
  expect(screen.queryByLabelText('Zone')).toBeNull()
  expect(screen.getByText(/West Coast Plains and Ghats/)).toBeTruthy()
})

test('a row leads to the dates of the chosen state, and from there back to them', async () => {
  open('/crop-calendar?state=Gujarat')
  fireEvent.click(await screen.findByRole('link', { name: 'Wheat' }))
  expect(globalThis.window.location.search).toBe('?state=Gujarat')
  const [first] = await screen.findAllByText(/Irrigated\.|Far away\./)
  expect(first?.textContent).toBe('Far away.')
  expect(screen.getByText('Gujarat', { selector: '.mantine-Badge-label' })).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Indian Crop Calendar' })
  expect(back.getAttribute('href')).toBe('/crop-calendar?state=Gujarat')
})

test('a row leads to the dates of the state that is shown, also where another was picked before it', async () => {
  open('/crop-calendar')
  await screen.findByText('Wheat')
  choose('State', 'Gujarat')
  await waitFor(() => expect(globalThis.window.location.search).toBe('?state=Gujarat'))
  act(() => globalThis.window.history.replaceState(null, '', '/crop-calendar'))
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('Uttar Pradesh'),
  )
  fireEvent.click(await screen.findByRole('link', { name: 'Wheat' }))
  const [first] = await screen.findAllByText(/Irrigated\.|Far away\./)
  expect(first?.textContent).toBe('Irrigated.')
})

test('searching for a season shows the whole year, and a month can be picked again', async () => {
  const { lastQuery } = open('/crop-calendar')
  await screen.findByText('Wheat')
  choose('Season', 'kharif')
  expect(globalThis.window.location.search).toBe('?month=all&season=kharif')
  await waitFor(() => expect(lastQuery()).toMatchObject({ season: 'kharif' }))
  expect(lastQuery()).not.toHaveProperty('month')
  fireEvent.click(month('June'))
  await waitFor(() => expect(lastQuery()).toMatchObject({ season: 'kharif', month: 6 }))
  expect(screen.getByRole('heading', { name: 'What can I sow in June?' })).toBeTruthy()
})

test('invalid values in the address become the defaults', async () => {
  const { lastQuery } = open('/crop-calendar?state=Atlantis&zone=4x&month=13&season=never&group=x')
  await screen.findByText('Wheat')
  expect(lastQuery()).toMatchObject({ state: 'Uttar Pradesh', month: 11 })
})

test('a crop’s page shows the user’s state first, and amounts per hectare and per acre', async () => {
  open('/crop-calendar/wheat')
  expect(await screen.findByRole('heading', { level: 1, name: 'Wheat' })).toBeTruthy()
  expect(screen.getByText('Triticum aestivum').lang).toBe('la')
  const notes = screen.getAllByText(/Irrigated\.|Far away\./).map(({ textContent }) => textContent)
  expect(notes).toEqual(['Irrigated.', 'Far away.'])
  expect(screen.getByText('In other regions: 1').tagName).toBe('SUMMARY')
  expect(screen.getByText('100–125 kg per hectare (40–51 kg per acre)')).toBeTruthy()
  expect(screen.getByRole('row', { name: /Nitrogen.*150.*61/ })).toBeTruthy()
  expect(screen.getByText('Neem oil')).toBeTruthy()
})

test('a crop’s page leaves out what is not known', async () => {
  open('/crop-calendar/wheat', onlyDates)
  expect(await screen.findByText('Irrigated.')).toBeTruthy()
  const sections = screen.getAllByRole('heading', { level: 2 })
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    'When to sow and harvest',
    'Sources',
  ])
  expect(screen.getByText(/Cereals/).textContent).toBe('Triticum aestivum · Cereals')
})

test('a crop’s page shows the amounts that are known', async () => {
  open('/crop-calendar/wheat', { ...onlyDates, yield: perHectare.yield, soil: 'Loam' })
  expect(await screen.findByText(/40–60 quintals per hectare/)).toBeTruthy()
  expect(screen.getByText('Loam')).toBeTruthy()
  expect(screen.queryByText('Seed rate')).toBeNull()
  expect(screen.queryByText('Climate')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})

test('an unknown crop shows the server’s sentence and a link back', async () => {
  open('/crop-calendar/wheat')
  fakeServer({
    'calendar.get': () => ({
      refusal: {
        status: 404,
        code: 'calendar.unknown_crop',
        message: 'The calendar has no such crop.',
      },
    }),
  })
  act(() => globalThis.window.history.replaceState(null, '', '/crop-calendar/unicorn'))
  act(() => globalThis.window.dispatchEvent(new PopStateEvent('popstate')))
  expect((await screen.findByRole('alert')).textContent).toContain('The calendar has no such crop.')
  expect(screen.getByRole('link', { name: 'Back to the calendar' })).toBeTruthy()
})

test('in Hindi the months, the places and the amounts are Hindi', async () => {
  await withHindi(() => import('../crop/calendar-crop.page.tsx'), 'calendar')
  await switchLanguage('hi')
  open('/crop-calendar/wheat')
  expect(await screen.findByText('100–125 किलो प्रति हेक्टेयर (40–51 किलो प्रति एकड़)')).toBeTruthy()
  expect(screen.getAllByText('10 नवंबर – 10 दिसंबर')).toHaveLength(2)
  expect(screen.getByText('बिहार, उत्तर प्रदेश')).toBeTruthy()
})
