import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { expectAccessible } from './support/axe.ts'
import { addCrop } from './support/listings.ts'
import { desktop, newPerson } from './support/person.ts'
import { sidewaysScroll, smallTargets } from './support/targets.ts'

interface Sent {
  body: string
  headers: Record<string, string>
}

/** A program that receives events over HTTP. */
async function startReceiver() {
  const sent: Sent[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8')
    sent.push({ body, headers: request.headers as Record<string, string> })
    response.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    sent,
    close: () => server.close(),
  }
}

test('a seller adds a webhook, a program gets signed events, and one is sent again', {
  tag: '@desktop',
}, async ({ browser }) => {
  const receiver = await startReceiver()
  try {
    const { page, token } = await newPerson(browser, 'Asha Kale', desktop)
    await page.goto('/dashboard/integrations/webhooks')
    await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add a webhook' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Our billing')
    await page.getByRole('textbox', { name: 'Web address' }).fill('our server')
    await page.getByRole('button', { name: 'Add the webhook' }).click()
    await expect(
      page.getByText('Please give a web address that begins with https://.'),
    ).toBeVisible()
    await page.getByRole('textbox', { name: 'Web address' }).fill(receiver.url)
    await page.getByRole('checkbox', { name: 'Listings' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add the webhook' }).click()
    await expect(page.getByRole('heading', { name: 'The secret of Our billing' })).toBeVisible()
    const secret = (await page.getByText(/^whsec_/).textContent()) ?? ''
    await page.getByRole('button', { name: 'I have saved the secret' }).click()
    await expect(page.getByText(secret)).toHaveCount(0)

    await addCrop(page.request, { token }, { name: 'Onion of the webhook' })
    await expect.poll(() => receiver.sent.length).toBe(1)
    const [first] = receiver.sent
    expect(new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {})).toMatchObject({
      type: 'listing.created',
    })
    await page.getByRole('button', { name: 'Show what was sent: Our billing' }).click()
    await expect(page.getByText('listing.created', { exact: true })).toBeVisible()
    await expect(page.getByText('Delivered', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Send again: listing.created/ }).click()
    await expect.poll(() => receiver.sent.length).toBe(2)
    expect(receiver.sent[1]?.body).toBe(first?.body)
    await page.getByRole('button', { name: 'Delete: Our billing' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible()
  } finally {
    receiver.close()
  }
})

test('on a phone, in Hindi, a webhook is tried, paused and started again', {
  tag: ['@phone', '@slow'],
}, async ({ browser }) => {
  const receiver = await startReceiver()
  try {
    const { page } = await newPerson(browser, 'Asha Kale', {
      viewport: { width: 360, height: 740 },
    })
    await page.addInitScript(() => localStorage.setItem('language', 'hi'))
    await page.goto('/dashboard/integrations/webhooks')
    await page.getByRole('button', { name: 'वेबहुक जोड़ें' }).click()
    await page.getByRole('textbox', { name: 'नाम' }).fill('हमारा बिल')
    await page.getByRole('textbox', { name: 'वेब पता' }).fill(receiver.url)
    expect(await sidewaysScroll(page)).toEqual([])
    await page.getByRole('button', { name: 'वेबहुक जोड़ें' }).click()
    await page.getByRole('button', { name: 'मैंने कोड सँभाल लिया' }).click()
    await page.getByRole('button', { name: 'जाँच की घटना भेजें: हमारा बिल' }).click()
    await expect.poll(() => receiver.sent.length).toBe(1)
    await expect(page.getByText('पहुँच गया', { exact: true })).toBeVisible()
    await expectAccessible(page)
    expect(await sidewaysScroll(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    await page.getByRole('button', { name: 'रोकें: हमारा बिल' }).click()
    await expect(page.getByText('रुका हुआ', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'फिर चलाएँ: हमारा बिल' }).click()
    await expect(page.getByText('चालू', { exact: true })).toBeVisible()
  } finally {
    receiver.close()
  }
})
