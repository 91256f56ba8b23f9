import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { addCrop } from './support/listings.ts'
import { desktop, newPerson } from './support/person.ts'
import { sidewaysScroll, smallTargets } from './support/targets.ts'

test('a seller creates a key, a program reads the shop with it, and a revoked key is refused', {
  tag: '@desktop',
}, async ({ browser, playwright, baseURL }) => {
  const { page, token } = await newPerson(browser, 'Asha Kale', desktop)
  await addCrop(page.request, { token }, { name: 'Onion of the key' })
  await page.goto('/dashboard/integrations')
  await expect(page.getByRole('heading', { name: 'No keys yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create a key' }).click()
  await page.getByRole('button', { name: 'Create key' }).click()
  await expect(page.getByText('Please give the key a name.')).toBeVisible()
  await page.getByRole('textbox', { name: 'What is the key for?' }).fill('Our billing')
  await page.getByRole('radio', { name: 'Read my shop' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create key' }).click()
  await expect(page.getByRole('heading', { name: 'Your new key: Our billing' })).toBeVisible()
  const key = (await page.getByText(/^khk_live_[0-9a-f]{32}_[0-9a-f]{72}$/).textContent()) ?? ''
  await expect(page.getByText(`curl -H "Authorization: Bearer ${key}"`)).toBeVisible()
  await expectAccessible(page)

  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  })
  const read = () => program.get('/api/crop/my-crops')
  const answer = await read()
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('Onion of the key')
  expect(answer.headers()['ratelimit-remaining']).toBeDefined()
  const refused = await program.post('/api/crop/add-crop', { data: {} })
  expect([refused.status(), (await refused.json()).details]).toEqual([
    403,
    { scope: 'listings:write' },
  ])

  await page.getByRole('button', { name: 'I have saved the key' }).click()
  await expect(page.getByText(key)).toHaveCount(0)
  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: 'Our billing' })
  await expect(row).toContainText('Last used on')
  expect(await page.content()).not.toContain(key)
  await row.getByRole('button', { name: 'Revoke: Our billing' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toContainText('Revoked')
  expect((await read()).status()).toBe(401)
  await program.dispose()
})

test('on a phone, in Hindi, a key is made of single scopes', {
  tag: ['@phone', '@slow'],
}, async ({ browser }) => {
  const { page } = await newPerson(browser, 'Asha Kale', { viewport: { width: 360, height: 740 } })
  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  await page.goto('/dashboard/integrations')
  await page.getByRole('button', { name: 'कुंजी बनाएँ' }).click()
  await page.getByRole('textbox', { name: 'कुंजी किसके लिए है?' }).fill('तराज़ू')
  await page.getByRole('radio', { name: 'एक-एक करके चुनें' }).check()
  await page.getByRole('checkbox', { name: 'ऑर्डर देखना' }).check()
  expect(await sidewaysScroll(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'कुंजी बनाएँ' }).click()
  await expect(page.getByRole('heading', { name: 'आपकी नई कुंजी: तराज़ू' })).toBeVisible()
  expect(await sidewaysScroll(page)).toEqual([])
  await expectAccessible(page)
})

test('on a phone, in Hindi, a test key is made, and a program places an order with it', {
  tag: ['@phone', '@slow'],
}, async ({ browser, playwright, baseURL }) => {
  test.slow()
  const { page } = await newPerson(browser, 'Asha Kale', { viewport: { width: 360, height: 740 } })
  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  const createKey = async (name: string, person: string) => {
    await page.getByRole('button', { name: 'कुंजी बनाएँ' }).click()
    await page.getByRole('textbox', { name: 'कुंजी किसके लिए है?' }).fill(name)
    await page.getByRole('radio', { name: person }).check()
    await page.getByRole('radio', { name: 'मेरी दुकान चलाना' }).check()
    expect(await sidewaysScroll(page)).toEqual([])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'कुंजी बनाएँ' }).click()
    await expect(page.getByText('यह आज़माइशी कुंजी है')).toBeVisible()
    const key = await page.getByText(/^khk_test_[0-9a-f]{32}_[0-9a-f]{72}$/).textContent()
    await page.getByRole('button', { name: 'मैंने कुंजी सँभाल ली' }).click()
    return playwright.request.newContext({
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: { authorization: `Bearer ${key ?? ''}` },
    })
  }
  await page.goto('/dashboard/integrations')
  const seller = await createKey('बेचने वाला', 'विक्रेता बनकर आज़माना')
  const buyer = await createKey('खरीदने वाला', 'खरीदार बनकर आज़माना')
  await expect(page.getByRole('listitem').filter({ hasText: 'बेचने वाला' })).toContainText(
    'आज़माइश: विक्रेता',
  )
  await expect(page.getByRole('heading', { name: 'आपकी आज़माइशी दुकान' })).toBeVisible()
  await expect(page.getByText('123456')).toBeVisible()
  expect(await sidewaysScroll(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  await expectAccessible(page)

  const { token } = await newPerson(browser, 'Somebody else')
  const newWord = () => `kanda${randomBytes(6).toString('hex')}`
  const [shopWord, sandboxWord] = [newWord(), newWord()]
  await addCrop(page.request, { token }, { name: `${shopWord} of the shop` })
  const added = await seller.post('/api/crop/add-crop', {
    data: {
      name: `${sandboxWord} of the sandbox`,
      category: 'Vegetables',
      price: 20,
      quantity: 5,
      unit: 'kg',
      harvestDate: '2026-01-01',
      expiryDate: '2099-12-31',
      dispatchTime: 1,
    },
  })
  const { data: crop } = await added.json()
  const lines = [{ cropId: crop._id, quantity: 2 }]
  const placing = { lines, delivery: 'pickup', payBy: 'cash' }
  const placed = await buyer.post('/api/order/place-orders', { data: placing })
  expect(placed.status()).toBe(200)
  const sales = await (await seller.get('/api/order/seller-orders')).text()
  expect(sales).toContain(sandboxWord)
  const market = await (await buyer.get('/api/crop/all-crops')).text()
  expect(market).toContain(sandboxWord)
  expect(market).not.toContain(shopWord)
  await page.goto(`/shop?q=${shopWord}`)
  await expect(page.getByRole('link', { name: `${shopWord} of the shop` }).first()).toBeVisible()
  await page.goto(`/shop?q=${sandboxWord}`)
  await expect(page.getByText('कोई फ़सल नहीं मिली')).toBeVisible()
  await expect(page.getByText(`${sandboxWord} of the sandbox`)).toHaveCount(0)
  await Promise.all([seller.dispose(), buyer.dispose()])
})
