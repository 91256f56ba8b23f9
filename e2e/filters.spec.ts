import { expect, test } from '@playwright/test'

/** Lists with filters: an address that filters, and the name of the button that clears all. */
const lists = [
  { list: '/shop?q=zzqx&category=Grains&organic=true', clear: 'Reset' },
  { list: '/rental?q=zzqx&category=Harvester', clear: 'Reset' },
  { list: '/market-price?q=zzqx&state=Punjab', clear: 'Reset' },
  { list: '/crop-calendar?q=zzqx&season=rabi&month=all', clear: 'Clear filters' },
  { list: '/crop-health-tips?q=zzqx&crop=wheat', clear: 'Clear filters' },
  { list: '/community-support?q=zzqx&crop=wheat&state=Punjab', clear: 'Clear filters' },
]

/** Longer than the pause of typing after which a search starts. */
const longerThanThePauseMs = 600

for (const { list, clear } of lists) {
  const filters = [...new URLSearchParams(list.split('?')[1])]

  test(`${list} keeps its filters on reload and Back, and is emptied while a search is being typed`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const expectFilters = async () => {
      for (const [name, value] of filters) {
        await expect
          .poll(() => new URL(page.url()).searchParams.get(name), { message: name })
          .toBe(value)
      }
      await expect(search).toHaveValue('zzqx')
    }
    const search = page.getByRole('main').getByRole('textbox', { name: 'Search', exact: true })
    await page.goto(list)
    await expectFilters()
    await page.reload()
    await expectFilters()
    await page.goto('/weather')
    await page.goBack()
    await expectFilters()

    const button = page.getByRole('main').getByRole('button', { name: clear, exact: true })
    await expect(button).toBeVisible()
    await search.pressSequentially('zz')
    await button.click()
    await expect(search).toHaveValue('')
    await page.waitForTimeout(longerThanThePauseMs)
    await expect(search).toHaveValue('')
    const left = new URL(page.url()).searchParams
    expect(left.get('q')).toBeNull()
    expect(left.get('category') ?? left.get('crop') ?? left.get('season')).toBeNull()

    await page.goBack()
    for (const [name, value] of filters.filter(([name]) => name !== 'q')) {
      await expect.poll(() => new URL(page.url()).searchParams.get(name)).toBe(value)
    }
  })
}
