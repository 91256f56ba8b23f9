import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { untilReady } from './support/page.ts'

const jobsInHindi = [
  { name: 'अपनी फ़सल बेचिए', address: /\/register|\/dashboard\/crops\/add/ },
  { name: 'दुकान देखें', address: /\/shop$/ },
  { name: 'मशीन किराए पर लें', address: /\/rental$/ },
  { name: 'मंडी भाव', address: /\/market-price$/ },
  { name: 'आज का मौसम', address: /\/weather$/ },
  { name: 'फ़ार्म एडवाइज़र से पूछें', address: /\/login\?redirect=\/chatbot$|\/chatbot$/ },
]

test('six pictures of what people come to do are in sight on a phone, and each leads there', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  await page.goto('/')
  await untilReady(page)
  const jobs = page.getByRole('navigation', { name: 'आप क्या करना चाहते हैं?' })
  await expect(jobs.getByRole('link')).toHaveCount(jobsInHindi.length)
  await expect(jobs).toContainText(/फ़सलें: [1-9]/)
  await expect(jobs).toContainText(/मशीनें: [1-9]/)
  for (const { name, address } of jobsInHindi) {
    const job = jobs.getByRole('link', { name })
    await expect(job).toBeInViewport({ ratio: 1 })
    await job.click()
    await expect(page).toHaveURL(address)
    await page.goto('/')
    await untilReady(page)
  }
})

test('the search of the home page leads to what the shop has, also before the code has come', {
  tag: '@desktop',
}, async ({ page, browser, baseURL }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Search crops...' }).fill('onion')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shop\?q=onion/)
  await expect(page.getByRole('article').first()).toContainText(/onion/i)
  await page.goBack()
  await expectAccessible(page)

  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  const plain = await context.newPage()
  await plain.goto('/')
  await plain.getByRole('searchbox', { name: 'Search crops...' }).fill('onion')
  await plain.keyboard.press('Enter')
  await expect(plain).toHaveURL(/\/shop\?q=onion/)
  await expect(plain.getByText(/onion/i).first()).toBeVisible()
  await context.close()
})
