import { paths } from '#client/platform/paths/paths.ts'
import { useToken } from './session.ts'

/**
 * Where a seller's link leads: to its page, or for visitors, most of whom are new, to the sign-up, which
 * leads on to the page and also logs in those who have an account.
 * @param href the page for sellers, such as the form of a new listing.
 */
export const useSellerHref = (href: string) =>
  useToken() === null ? paths.register.href(href) : href
