import type { English } from '#client/platform/i18n/texts.ts'
import { paths } from '#client/platform/paths/paths.ts'

export interface NavItem {
  href: string
  label: English
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
  home,
  shop,
  chatbot,
  rental,
  about,
  ...(isLoggedIn ? [services, { href: paths.dashboard.href(), label: 'Dashboard' }, profile] : []),
]

/**
 * Whether the path is the item's address or below it. Nothing is below home, and the profile, which is
 * below the dashboard, belongs to its own item only.
 */
export const isCurrent = (href: string, path: string) =>
  path === href || (href !== '/' && path !== profile.href && path.startsWith(`${href}/`))
