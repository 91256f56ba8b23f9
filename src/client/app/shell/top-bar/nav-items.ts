import { paths } from '#client/platform/paths/paths.ts'

export interface NavItem {
  href: string
  /** In English. */
  label: string
}

const home: NavItem = { href: paths.home.href(), label: 'Home' }
const shop: NavItem = { href: paths.shop.href(), label: 'Shop' }
const chatbot: NavItem = { href: paths.chatbot.href(), label: 'Chatbot' }
const rental: NavItem = { href: paths.rental.href(), label: 'Rental' }
const about: NavItem = { href: paths.aboutUs.href(), label: 'About' }
const services: NavItem = { href: paths.services.href(), label: 'Services' }
const profile: NavItem = { href: paths.dashboardSettings.href(), label: 'My Profile' }

/** The top bar's links. */
export const barItems = (isLoggedIn: boolean): NavItem[] => [
  ...[home, shop, chatbot, rental, about],
  ...(isLoggedIn ? [services, { href: paths.dashboard.href(), label: 'Dashboard' }, profile] : []),
]

/** The mobile menu's links. */
export const menuItems = (isLoggedIn: boolean): NavItem[] => [
  ...[home, shop, about, rental, chatbot],
  ...(isLoggedIn
    ? [services, { href: paths.dashboard.href(), label: 'My Dashboard' }, profile]
    : []),
]

/**
 * An address and what lies under it belong to one item; home is itself alone, and the profile,
 * which lies under the dashboard, has an item of its own.
 */
export const isCurrent = (href: string, path: string) =>
  path === href || (href !== '/' && path !== profile.href && path.startsWith(`${href}/`))
