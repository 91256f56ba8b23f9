import { expect, type Page, test } from '@playwright/test'

// There is no service worker yet.
test.describe('a connection that breaks off in the first visit', () => {
  /** The style sheets of the page that did and did not load. */
  const styleSheets = (page: Page) =>
    page.evaluate(() => {
      const links = [
        ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])'),
      ]
      const lost = links.filter(({ sheet }) => sheet === null).length
      return { lost, isAnyLoaded: links.length > lost }
    })

  test('has its styles when the connection is back', { tag: '@desktop' }, async ({
    page,
    context,
    baseURL,
  }) => {
    // The browser has stored the style sheet and lost it: the page links it.
    const sheet = /\/assets\/(index-[\w-]+\.css)/.exec(
      await (await page.request.get('/shop')).text(),
    )
    await context.addCookies([{ name: 'styles', value: sheet?.[1] ?? '', url: baseURL ?? '' }])
    await page.route('**/assets/*.css', (route) => route.abort('connectionreset'))
    await page.goto('/shop')
    await expect.poll(() => styleSheets(page)).toMatchObject({ isAnyLoaded: false })
    await page.unroute('**/assets/*.css')
    await context.setOffline(true)
    await context.setOffline(false)
    // The page may load anew meanwhile, which ends what is being evaluated in it.
    await expect(async () => {
      expect(await styleSheets(page)).toEqual({ lost: 0, isAnyLoaded: true })
    }).toPass({ timeout: 15_000 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toHaveCount(0)
  })

  test('shows the page that failed when the connection is back', { tag: '@desktop' }, async ({
    page,
    context,
  }) => {
    const code = /\/assets\/about[^/]*\.js/
    await page.route(code, (route) => route.abort('connectionreset'))
    await page.goto('/')
    // The page's code has loaded.
    await expect(page.locator('html')).not.toHaveAttribute('aria-disabled')
    await context.setOffline(true)
    await page.getByRole('link', { name: 'About', exact: true }).first().click()
    const failure = page.getByRole('heading', { name: 'This page could not be shown' })
    await expect(failure).toBeVisible()
    await page.unroute(code)
    await context.setOffline(false)
    await expect(failure).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  // Most often the browser does not notice that there was no connection, and no event says that it is back.
  test('shows the page that failed also when no event says that the connection is back', {
    tag: '@desktop',
  }, async ({ page }) => {
    const lost = /\/assets\/about[^/]*\.js|\/healthz$/
    await page.goto('/')
    await expect(page.locator('html')).not.toHaveAttribute('aria-disabled')
    await page.route(lost, (route) => route.abort('connectionreset'))
    await page.getByRole('link', { name: 'About', exact: true }).first().click()
    const failure = page.getByRole('heading', { name: 'This page could not be shown' })
    await expect(failure).toBeVisible()
    await page.unroute(lost)
    await expect(failure).toHaveCount(0)
    await expect(page).toHaveURL(/\/about-us$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('has its code also when no event says that the connection is back', {
    tag: '@desktop',
  }, async ({ page }) => {
    const code = '**/assets/*.js'
    let lost = 0
    await page.route(code, (route) => {
      lost++
      return route.abort('connectionreset')
    })
    await page.goto('/shop')
    await expect.poll(() => lost).toBeGreaterThan(0)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    // The page that the server has rendered stays until its code can be fetched.
    await expect(page.locator('html')).toHaveAttribute('aria-disabled')
    await page.unroute(code)
    await expect(page.locator('html')).not.toHaveAttribute('aria-disabled')
    await expect(heading).toBeVisible()
  })

  for (const status of [503, 404]) {
    test(`has its code when the server has answered ${status} for it meanwhile`, {
      tag: '@desktop',
    }, async ({ page }) => {
      const code = '**/assets/*.js'
      let refused = 0
      await page.route(code, (route) => {
        refused++
        return route.fulfill({ status, body: '' })
      })
      await page.goto('/shop')
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      const first = refused
      // The script itself is asked for again.
      await expect.poll(() => refused).toBeGreaterThan(first)
      await page.unroute(code)
      await expect(page.locator('html')).not.toHaveAttribute('aria-disabled')
      await expect(heading).toBeVisible()
    })
  }
})

test('a page works where the browser blocks the storage', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The storage is blocked.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get, configurable: true })
    }
  })
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  await page.goto('/shop')
  await expect(page.locator('html')).not.toHaveAttribute('aria-disabled')
  await page.getByRole('textbox', { name: 'Search' }).fill('wheat')
  await expect(page).toHaveURL(/wheat/)
  expect(failures).toEqual([])
})

test('a first page has the styles that it needs; the whole sheet follows and is stored for the next', {
  tag: '@phone',
}, async ({ page }) => {
  const linked = page.locator('head link[rel=stylesheet][href*="/assets/index-"]')
  const first = await page.goto('/shop')
  expect(await first?.text()).toContain('<style data-first-styles>')
  await expect(linked).not.toHaveAttribute('disabled')
  await expect(page.locator('[data-first-styles]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.cookie)).toMatch(/styles=index-[\w-]+\.css/)
  const answer = await page.goto('/shop')
  expect((await answer?.text())?.length).toBeLessThan(160_000)
  await expect(linked).not.toHaveAttribute('disabled')
  // It came from the browser's own store.
  const bytes = await linked.evaluate((link) =>
    performance
      .getEntriesByName((link as HTMLLinkElement).href)
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  )
  expect(bytes).toEqual([0])
})

test('a first page fetches none of the style sheets that are within it', {
  tag: '@phone',
}, async ({ browser }) => {
  // Without scripts only what the page names is fetched, and what Chromium, up to 150 at least, finds when it looks ahead.
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(request.url())
  })
  await page.goto('/market-price', { waitUntil: 'load' })
  expect(await page.locator('link[rel=stylesheet][disabled]').count()).toBeGreaterThan(5)
  expect(fetched).toEqual([])
  await context.close()
})
