import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { createAccount, logInWith } from './support/account.ts'
import { readDeviceRow, writeDeviceRows } from './support/device-storage.ts'
import { inDays } from './support/form.ts'
import { addCrop, headersOf } from './support/listings.ts'
import { untilStored, untilWorkerHasPage } from './support/offline.ts'
import { newPerson } from './support/person.ts'

test.use({ serviceWorkers: 'allow' })

/** The crop form's values, as every version so far has stored them. */
const cropValues = (name: string) => ({
  images: [],
  name,
  category: 'Vegetables',
  description: '',
  tags: [],
  isOrganic: false,
  price: 42,
  unit: 'kg',
  quantity: 120,
  dispatchTime: 2,
  harvestDate: inDays(-1),
  expiryDate: inDays(6),
  isArchived: false,
})

/** The equipment form's values, with the fields that are still empty. */
const equipmentValues = (name: string) => ({
  images: [],
  name,
  category: '',
  description: '',
  tags: [],
  pricePerDay: 900,
  currency: 'INR',
  contactNumber: '',
  availableFrom: '',
  availableTo: '',
  status: 'available',
  safetyCheckPassed: false,
  isArchived: false,
})

test('drafts and the outbox that an earlier version stored are still there', {
  tag: ['@phone', '@slow'],
}, async ({ page, browser }) => {
  const account = await createAccount(page.request)
  const { token } = account
  const headers = headersOf(token)
  const user = await page.request.get('/api/user/get-user', { headers })
  const owner = (await user.json()).data._id as string
  const suffix = randomBytes(4).toString('hex')
  const [drafted, waiting] = [`Drafted gourd ${suffix}`, `Waiting gourd ${suffix}`]
  const listed = await addCrop(page.request, account, { name: `Listed gourd ${suffix}` })
  const seller = await newPerson(browser, 'Meera Kulkarni')
  const cropId = await addCrop(seller.page.request, seller, { name: `Spinach ${suffix}` })
  const opened = await page.request.post('/api/message/open-conversation', {
    headers,
    data: { cropId },
  })
  const conversation = (await opened.json()).data._id as string

  // A page of this site that does not run the app.
  await page.goto('/robots.txt')
  await writeDeviceRows(page, 'krishihaat-drafts', 'drafts', {
    [`${owner}/crop/new`]: { values: cropValues(drafted), savedAt: Date.now() - 60_000 },
    [`${owner}/equipment/new`]: {
      values: equipmentValues('Drafted tractor'),
      savedAt: Date.now() - 60_000,
    },
  })
  const [id, changeId] = [crypto.randomUUID(), crypto.randomUUID()]
  await writeDeviceRows(page, 'krishihaat-outbox', 'listings', {
    [id]: {
      id,
      idempotencyKey: crypto.randomUUID(),
      owner,
      kind: 'crop',
      listingId: null,
      name: waiting,
      values: cropValues(waiting),
      createdAt: Date.now() - 60_000,
    },
    [changeId]: {
      id: changeId,
      idempotencyKey: crypto.randomUUID(),
      owner,
      kind: 'crop',
      listingId: listed,
      name: `Listed gourd ${suffix}`,
      values: { quantity: 45, quantityWas: 50 },
      createdAt: Date.now() - 50_000,
      triedAt: Date.now() - 50_000,
    },
  })
  await page.evaluate(({ key, draft }) => localStorage.setItem(key, JSON.stringify(draft)), {
    key: `message-draft:${owner}:${conversation}`,
    draft: { text: 'Half written', urls: [], unsent: [], savedAt: Date.now() - 60_000 },
  })

  await logInWith(page, token)
  await page.goto('/dashboard/crops')
  await expect(page.getByText('Crop added successfully')).toBeVisible()
  await expect(page.getByRole('link', { name: waiting, exact: true }).first()).toBeVisible()
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/crop/get-crop/${listed}`, { headers })
      return (await answer.json()).data.quantity
    })
    .toBe(45)
  await page.goto('/dashboard/crops/add?form=all')
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(page.getByLabel('Crop name')).toHaveValue(drafted)
  await page.goto('/dashboard/equipments/add')
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(page.getByLabel('Equipment name')).toHaveValue('Drafted tractor')
  await page.goto(`/dashboard/messages/${conversation}`)
  const message = page.getByRole('textbox', { name: 'Message', exact: true })
  await expect(message).toHaveValue('Half written')
})

test('a page that an earlier version stored opens without a connection after the update', {
  tag: ['@phone', '@slow'],
}, async ({ page, context }) => {
  test.slow()
  const list = await page.request.get('/api/crop/all-crops?limit=1')
  const [crop] = (await list.json()).data.crops
  await page.goto(`/shop/${crop._id}`)
  await untilStored(page, 'crop.get')
  await untilWorkerHasPage(page)

  // Every version wrote the hash of its contract into the index.
  await page.goto('/robots.txt')
  const index = await readDeviceRow(page, 'krishihaat-kept', 'answers', '#index')
  await writeDeviceRows(page, 'krishihaat-kept', 'answers', {
    '#index': { ...index, contract: 'of-an-earlier-version' },
  })
  await page.goto('/cart')
  await expect
    .poll(() => readDeviceRow(page, 'krishihaat-kept', 'answers', '#index'))
    .not.toMatchObject({ contract: 'of-an-earlier-version' })

  await context.setOffline(true)
  await page.goto(`/shop/${crop._id}`)
  await expect(page.getByRole('heading', { level: 1, name: crop.name })).toBeVisible()
  await expect(page.getByText(/^As of /)).toBeVisible()
})

test('a visitor’s cart of an earlier version is shown and priced', { tag: '@phone' }, async ({
  page,
}) => {
  const list = await page.request.get('/api/crop/all-crops?limit=1')
  const [crop] = (await list.json()).data.crops
  await page.goto('/robots.txt')
  await page.evaluate(
    (line) => localStorage.setItem('basket', JSON.stringify([line])),
    // Lines of the first versions had neither unit nor name.
    { cropId: crop._id, quantity: 1, price: crop.price },
  )
  await page.goto('/cart')
  await expect(page.getByRole('main').getByText(crop.name).first()).toBeVisible()
})
