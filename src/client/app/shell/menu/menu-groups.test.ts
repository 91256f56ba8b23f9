import { expect, test } from 'vitest'
import { questionGroups } from '#client/features/help/faq.text.ts'
import { guides } from '#client/features/help/guides.text.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { allHindi } from '#client/testing/hindi-files.ts'
import { menuGroupsFor } from './menu-groups.ts'
import { siteLinks } from './site-links.ts'

/** What the bars of every page lead to on a phone. */
const inBars = [paths.home, paths.shop, paths.messages, paths.cart, paths.addCrop]
/** Links of the menu's last group that are not the footer's. */
const further = [paths.cropAdvisory, paths.equipmentRentals, paths.contact]
/** Tabs of the market and of the listing forms, one tap after the bar's. */
const behindTabs = [paths.rental, paths.addEquipment]
/** Only visitors have these. */
const forVisitors = [paths.login, paths.register]

/** Addresses that no menu needs, with the reason. */
const reachedOtherwise = new Map<string, string>([
  [paths.setup.pattern, 'follows the registration'],
  [paths.checkout.pattern, 'follows the cart, one tap from every page'],
  [paths.startConversation.pattern, 'opened by a listing, an order or a booking'],
  [paths.newsletterConfirm.pattern, 'linked by a mail'],
  [paths.newsletterUnsubscribe.pattern, 'linked by a mail'],
  [paths.equipmentListAlias.pattern, 'the same page as /rental'],
  [paths.weatherForecast.pattern, 'the same page as /weather'],
  [paths.marketPrices.pattern, 'the same page as /market-price'],
  [paths.dashboardWeather.pattern, 'the same content as /weather'],
  [paths.dashboardNews.pattern, 'the same content as /news'],
  [paths.dashboardCommunity.pattern, 'the same content as /community-support'],
  [paths.dashboardEquipment.pattern, 'the same content as /rental'],
  [paths.dashboardMarketPrice.pattern, 'the same content as /market-price'],
  [paths.myProfile.pattern, 'the same form as /dashboard/settings'],
  [paths.farmerDashboard.pattern, 'leads to the dashboard'],
  [paths.merchantDashboard.pattern, 'leads to the dashboard'],
])

/** The paths that a person reaches by at most two taps from any page of a phone. */
function inTwoTaps(viewer: { isMember: boolean; isOperator: boolean }): Set<string> {
  const links = menuGroupsFor(viewer).flatMap((group) => group.links)
  const fixed = [...inBars, ...further, ...behindTabs, ...(viewer.isMember ? [] : forVisitors)]
  return new Set([
    ...fixed.map(({ pattern }) => pattern),
    ...[...links, ...siteLinks].map(({ href }) => href.split('?')[0] ?? href),
  ])
}

/** Pages of single listings and other things, which lists lead to, are left out. */
const addresses = Object.values(paths)
  .map(({ pattern }) => pattern)
  .filter((pattern) => !pattern.includes(':') && !reachedOtherwise.has(pattern))

test('on a phone every page is at most two taps away', () => {
  const member = inTwoTaps({ isMember: true, isOperator: true })
  const visitor = inTwoTaps({ isMember: false, isOperator: false })
  expect(addresses.filter((address) => !member.has(address) && !visitor.has(address))).toEqual([])
})

test('a visitor reaches every page that is not a member’s own', () => {
  const visitor = inTwoTaps({ isMember: false, isOperator: false })
  const isOwn = (address: string) => /^\/(dashboard|admin)/.test(address)
  expect(addresses.filter((address) => !isOwn(address) && !visitor.has(address))).toEqual([])
})

test('only operators find the operators’ pages, and no link is there twice', () => {
  const hrefs = (isOperator: boolean) =>
    menuGroupsFor({ isMember: true, isOperator }).flatMap(({ links }) =>
      links.map(({ href }) => href),
    )
  expect(hrefs(false)).not.toContain(paths.admin.href())
  expect(hrefs(true)).toContain(paths.admin.href())
  expect(new Set(hrefs(true)).size).toBe(hrefs(true).length)
})

test('the help names entries of the menu by what they are called, in both languages', () => {
  const links = menuGroupsFor({ isMember: true, isOperator: false }).flatMap((group) => group.links)
  const labels: string[] = links.map(({ label }) => label)
  const texts: string[] = [
    ...questionGroups.flatMap(({ questions }) => questions.map(({ answer }) => answer)),
    ...guides.flatMap(({ steps }) => steps),
  ]
  const naming = texts.filter((text) => text.includes(' in the menu'))
  expect(naming.length).toBeGreaterThan(8)
  for (const text of naming) {
    const [, label = ''] = /\b(?:Open|[Uu]nder) ([A-Z][a-z A-Z]*?) in the menu/.exec(text) ?? []
    expect(labels, text).toContain(label)
    expect(allHindi[text]).toMatch(/मेन्यू में ‘/)
    expect(allHindi[text], text).toContain(`‘${allHindi[label]}’`)
  }
})
