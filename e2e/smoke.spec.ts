import { expect, type Page, test } from '@playwright/test'

/** A page's requests to other origins, and the errors in its browser. */
function watch(page: Page, origin: string) {
  const cropProblems: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      cropProblems.push(`asked another origin: ${url.href}`)
    }
  })
  page.on('pageerror', (error) => cropProblems.push(`threw: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') cropProblems.push(`console: ${message.text()}`)
  })
  return cropProblems
}

/** Late requests count too. A polling page never becomes idle, so the wait is fixed. */
const settle = (page: Page) => page.waitForTimeout(700)

test('the home page opens, sends no request to another origin and reports no error', async ({
  page,
  baseURL,
}) => {
  const cropProblems = watch(page, new URL(baseURL ?? '').origin)
  await page.goto('/')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await settle(page)
  expect(cropProblems).toEqual([])
})

test('the API docs open with our own files only and without violating their CSP', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  const cropProblems = watch(page, new URL(baseURL ?? '').origin)
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: 'KrishiHaat', exact: true })).toBeVisible()
  const operation = page.getByText('Send a one-time password for logging in')
  await expect(operation.filter({ visible: true }).first()).toBeVisible()
  await settle(page)
  expect(cropProblems).toEqual([])
})

test('an unknown address under /api answers in the envelope', {
  tag: '@desktop',
}, async ({ request }) => {
  const response = await request.get('/api/no-such-thing')
  expect(response.status()).toBe(404)
  expect(await response.json()).toMatchObject({ success: false, code: 'route.not_found' })
})
