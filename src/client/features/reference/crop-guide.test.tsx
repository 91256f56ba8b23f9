import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { ReferenceCrop } from '#shared/reference/reference.schema.ts'
import CropGuidePage from './guide/crop-guide.page.tsx'

const texts = { growthHabit: 'Bushy', height: '1 m', spacing: '50 cm', yield: '5 kg' }
const crop = (id: string, name: string, part: Partial<ReferenceCrop> = {}): ReferenceCrop => ({
  id,
  name,
  category: 'Vegetable',
  image: '🍅',
  basics: { latinName: `${name} latinum`, ...texts },
  growingInfo: {
    sunlight: 'Full sun',
    soil: 'Loam',
    waterNeeds: 'Even',
    fertilizer: 'Compost',
    companions: ['Basil'],
    avoid: ['Fennel'],
  },
  plantingDates: {
    '7b': {
      start: '04-15',
      end: '05-31',
      harvest: { start: '05-20', end: '10-31' },
      fall: { start: '08-25', end: '09-27' },
    },
    '8a': { start: '11-20', end: '01-10', harvest: { start: '02-01', end: '03-01' } },
  },
  careInstructions: { pests: ['Aphids'], diseases: ['Blight'], tips: ['Water at the root'] },
  harvestStorage: {
    whenToHarvest: 'Red',
    howToHarvest: 'Twist',
    storage: 'Cool',
    preservation: 'Sauce',
  },
  varieties: ['Roma'],
  sources: ['An institute'],
  ...part,
})
const crops = [crop('tomato', 'Tomato'), crop('wheat', 'Wheat', { category: 'Grain' })]

/** Searches by name and category, as the server does. */
const answer = (q: string) => ({
  data: {
    crops: crops.filter(({ name, category }) => `${name} ${category}`.toLowerCase().includes(q)),
  },
})

beforeAll(() => startTranslation())
beforeEach(() => {
  vi.stubGlobal('fetch', undefined)
  fakeServer({ 'reference.crops': () => answer('') })
})
afterEach(() => window.history.replaceState(null, '', '/'))

function open(address: string, today = '2026-05-10T12:00:00') {
  vi.useFakeTimers({ now: new Date(today), toFake: ['Date'] })
  window.history.replaceState(null, '', address)
  renderInApp(<Route path={/^\/(crop-database|planting-calculator)$/} component={CropGuidePage} />)
}
const tab = (name: string) => screen.getByRole('tab', { name })
const section = (name: string) => screen.getByRole('button', { name })

test('the two tabs change the address, and Back returns to the previous tab', async () => {
  open('/crop-database')
  expect(screen.getAllByRole('tab')).toHaveLength(2)
  expect(tab('Database').getAttribute('aria-selected')).toBe('true')
  fireEvent.click(tab('Calculator'))
  expect(window.location.pathname).toBe('/planting-calculator')
  expect(await screen.findByRole('heading', { name: 'Planting Calculator' })).toBeTruthy()
  act(() => window.history.back())
  await waitFor(() => expect(tab('Database').getAttribute('aria-selected')).toBe('true'))
})

test('a crop’s six sections expand and collapse, and the first is open by default', async () => {
  open('/crop-database')
  fireEvent.click(await screen.findByRole('button', { name: /Tomato/ }))
  expect(window.location.search).toBe('?crop=tomato')
  const names = [
    'Basic Information',
    'Growing Information',
    'Planting Information',
    'Care Instructions',
    'Harvest & Storage',
    'Popular Varieties',
  ]
  expect(names.map((name) => section(name).getAttribute('aria-expanded'))).toEqual([
    'true',
    'false',
    'false',
    'false',
    'false',
    'false',
  ])
  expect(screen.getByText('Tomato latinum').lang).toBe('la')
  fireEvent.click(section('Basic Information'))
  expect(section('Basic Information').getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tomato' }))
})

test('the database says when the selected zone has no dates', async () => {
  open('/crop-database?crop=tomato')
  fireEvent.click(await screen.findByRole('button', { name: 'Planting Information' }))
  expect(screen.getByText('15 April – 31 May')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Zone'), { target: { value: '5a' } })
  expect(screen.getByText('No planting information available for selected zone')).toBeTruthy()
  expect(window.location.search).toBe('?crop=tomato&zone=5a')
})

test('the calculator starts with zone 7b and shows dates, months and tips', async () => {
  open('/planting-calculator')
  expect((await screen.findByLabelText<HTMLSelectElement>('Zone')).value).toBe('7b')
  fireEvent.change(screen.getByLabelText('Crop'), { target: { value: 'tomato' } })
  expect(screen.queryByRole('heading', { name: 'Planting Calculator' })).toBeNull()
  for (const period of ['15 April – 31 May', '20 May – 31 October', '25 August – 27 September']) {
    expect(screen.getByText(period)).toBeTruthy()
  }
  const months = within(screen.getByLabelText('The year, month by month')).getAllByRole('listitem')
  expect(months.map((month) => month.textContent)).toHaveLength(12)
  expect(months[4]?.textContent).toContain('May: Plant, Harvest')
  expect(months[0]?.textContent).toContain('January: –')
  expect(screen.getByText('Water at the root')).toBeTruthy()
  expect(screen.getByText('Data based on USDA hardiness zones')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'View full growing information' }))
  expect(window.location.pathname + window.location.search).toBe('/crop-database?crop=tomato')
})

const banners = ["It's planting time now!", 'Harvest season!', 'Fall planting time!']
test.each([
  ['7b', '2026-04-14', []],
  ['7b', '2026-04-15', ["It's planting time now!"]],
  ['7b', '2026-05-25', ["It's planting time now!", 'Harvest season!']],
  ['7b', '2026-09-01', ['Harvest season!', 'Fall planting time!']],
  ['8a', '2026-12-31', ["It's planting time now!"]],
  ['8a', '2027-01-10', ["It's planting time now!"]],
  ['8a', '2027-01-11', []],
])('in zone %s on %s the banners are %j', async (zone, today, expected) => {
  open(`/planting-calculator?crop=tomato&zone=${zone}`, `${today}T09:00:00`)
  await screen.findByRole('heading', { name: 'Tomato' })
  expect(banners.filter((text) => screen.queryByText(text))).toEqual(expected)
})

test.each([
  ['5a', 'Zone 5a'],
  ['13b', 'Zone 13b'],
])('a zone without dates (%s) shows the sentence', async (zone, words) => {
  open(`/planting-calculator?crop=tomato&zone=${zone}`)
  expect((await screen.findByRole('alert')).textContent).toBe(
    `No specific planting information available for ${words}. Please consult local extension office for more accurate dates.`,
  )
})

test('invalid values in the address become the defaults', async () => {
  open('/planting-calculator?crop=dragon&zone=hot')
  expect(await screen.findByRole('heading', { name: 'Planting Calculator' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('Zone').value).toBe('7b')
})
