import { expect, type Page, test } from '@playwright/test'
import { failCalls, holdCalls, watchForeignRequests } from './support/calls.ts'

const stories = (page: Page) => page.getByRole('article')

test('news are shown by topic with their sources and with pictures from our own server, and no story runs a script', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  const foreign = watchForeignRequests(page, new URL(baseURL ?? '').origin)
  await page.goto('/news')
  await expect(page.getByRole('tab')).toHaveText([
    'Agriculture',
    'Business',
    'Technology',
    'Health',
    'Science',
    'Sports',
    'Entertainment',
  ])
  await expect(stories(page)).toHaveCount(7)

  const story = stories(page).filter({ hasText: 'Onion arrivals rise at Lasalgaon' })
  await expect(story).toContainText('Village Voice')
  await expect(story).toContainText('The district office said so on Friday.')
  const link = story.getByRole('link')
  await expect(link).toHaveAttribute('href', 'https://paper.example/agriculture/1')
  await expect(link).toHaveAttribute('rel', /noopener/)
  const picture = story.locator('img')
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAttribute('src', /^\/api\/news\/picture\?/)
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)

  const release = await holdCalls(page, 'news.latest')
  await page.getByRole('tab', { name: 'Science' }).click()
  await expect(page).toHaveURL(/\/news\?category=science$/)
  await expect(page.locator('[data-skeleton]')).toHaveCount(6)
  release()
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  await expect(stories(page).first().getByRole('link')).toHaveAttribute('href', /\/science\/0$/)
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Agriculture' })).toHaveAttribute(
    'aria-selected',
    'true',
  )

  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(foreign).toEqual([])
})

test('failed news say so and load on the next try, and a topic without news says so', {
  tag: '@desktop',
}, async ({ page }) => {
  // The rendered page contains the first topic.
  await page.goto('/news')
  await expect(stories(page)).toHaveCount(7)
  const mend = await failCalls(page, 'news.latest')
  await page.getByRole('tab', { name: 'Business' }).click()
  await expect(page.getByText('Failed to load news. Please try again later.')).toBeVisible()
  await mend()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(stories(page).first().getByRole('link')).toHaveAttribute('href', /\/business\//)

  await page.route('**/trpc/news.latest**', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.result.data.json.news = []
    await route.fulfill({ response, json: answer })
  })
  await page.getByRole('tab', { name: 'Health' }).click()
  await expect(page.getByRole('heading', { name: 'No News Found' })).toBeVisible()
})
