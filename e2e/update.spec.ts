import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { createAccount, logInWith } from './support/account.ts'
import { writeDeviceRows } from './support/device-storage.ts'
import { inDays } from './support/form.ts'

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

test('drafts and the outbox that an earlier version stored are still there', {
  tag: '@phone',
}, async ({ page }) => {
  const { token } = await createAccount(page.request)
  const headers = { authorization: `Bearer ${token}` }
  const user = await page.request.get('/api/user/get-user', { headers })
  const owner = (await user.json()).data._id as string
  const suffix = randomBytes(4).toString('hex')
  const [drafted, waiting] = [`Drafted gourd ${suffix}`, `Waiting gourd ${suffix}`]

  // A page of this site that does not run the app.
  await page.goto('/robots.txt')
  await writeDeviceRows(page, 'krishihaat-drafts', 'drafts', {
    [`${owner}/crop/new`]: { values: cropValues(drafted), savedAt: Date.now() - 60_000 },
  })
  const id = crypto.randomUUID()
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
  })

  await logInWith(page, token)
  await page.goto('/dashboard/crops')
  await expect(page.getByText('Crop added successfully')).toBeVisible()
  await expect(page.getByRole('link', { name: waiting, exact: true }).first()).toBeVisible()
  await page.goto('/dashboard/crops/add')
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(page.getByLabel('Crop name')).toHaveValue(drafted)
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
