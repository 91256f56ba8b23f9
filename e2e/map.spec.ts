import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { untilReady } from './support/page.ts'
import { webglLaunchOptions } from './support/webgl.ts'

test.use({ launchOptions: webglLaunchOptions })

/** Watches what a page asks of servers, and what its policy forbids. */
async function watchRequests(page: Page) {
  const addresses: string[] = []
  const violations: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text())
  })
  const isOwn = (address: string) =>
    new URL(address).origin === new URL(page.url()).origin || /^(data|blob):/.test(address)
  return {
    violations,
    ofMap: () => addresses.filter((address) => /map-canvas|india-map|maplibre/.test(address)),
    foreign: () => addresses.filter((address) => !isOwn(address)),
  }
}

/** Listings in more than one place: those of other journeys are in Nashik, far from Ludhiana. */
const placedListings = '/shop?near=141001&sort=nearest'
const map = (page: Page) => page.getByRole('region', { name: 'Map of the listings on this page' })
const markers = (page: Page) => page.getByRole('button', { name: /^(1 listing|\d+ listings) in / })
const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('a map above the list shows where its listings are and asks no other server', {
  tag: '@slow',
}, async ({ page }) => {
  const requests = await watchRequests(page)
  await page.goto(placedListings)
  await untilReady(page)
  const all = await cards(page).count()
  expect(requests.ofMap()).toEqual([])

  await page.getByRole('button', { name: 'Show map' }).click()
  await expect(page).toHaveURL(/view=map/)
  await expect(map(page)).toBeVisible()
  await expect(page.getByText(/^\d+ listings in \d+ places/)).toBeVisible()
  await expect(cards(page)).toHaveCount(all)

  const marker = markers(page).first()
  const name = (await marker.getAttribute('aria-label')) ?? ''
  const count = Number.parseInt(name, 10)
  // At the first view one place may cover another: the keyboard reaches each.
  await marker.focus()
  await page.keyboard.press('Enter')
  await expect(marker).toHaveAttribute('aria-pressed', 'true')
  await expect(cards(page)).toHaveCount(count)
  await expect(page.getByRole('status').getByText(name)).toBeVisible()
  await page.getByRole('button', { name: 'Show all on this page' }).click()
  await expect(cards(page)).toHaveCount(all)

  await page.reload()
  await expect(map(page)).toBeVisible()
  expect(requests.ofMap().length).toBeGreaterThanOrEqual(3)
  expect(requests.foreign()).toEqual([])
  expect(requests.violations).toEqual([])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hide map' }).click()
  await expect(map(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(/view=/)
})

test('a list near a place has a map with the place and its circle', async ({ page }) => {
  await page.goto('/rental?near=411001&radius=250&sort=nearest&view=map')
  await expect(map(page)).toBeVisible()
  await expect(page.getByRole('img', { name: 'Near Pune' })).toBeVisible()
})

test('the page of a listing says where it is and how exactly, and shows it on a map', async ({
  page,
}) => {
  const requests = await watchRequests(page)
  await page.goto(placedListings)
  await cards(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Where' })).toBeVisible()
  await expect(
    page.getByText(
      /^The point is (the post office of PIN \d{6}|the middle of the area), not the farm\.$/,
    ),
  ).toBeVisible()
  expect(requests.ofMap()).toEqual([])
  await page.getByRole('button', { name: 'Show map' }).click()
  await expect(page.getByRole('region', { name: 'Map of where the listing is' })).toBeVisible()
  expect(requests.foreign()).toEqual([])
  expect(requests.violations).toEqual([])
})

test('a device that cannot draw a map has the list, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      const refused = kind.startsWith('webgl')
      return refused ? null : Reflect.apply(original, this, [kind, ...rest])
    } as typeof original
  })
  await page.goto(`${placedListings}&view=map`)
  await expect(page.getByText(/^This device cannot draw the map/)).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByText(/^\d+ listings in \d+ places/)).toBeVisible()
})
