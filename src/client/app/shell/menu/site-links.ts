import type { English } from '#client/platform/i18n/texts.ts'
import { paths } from '#client/platform/paths/paths.ts'

interface SiteLink {
  href: string
  label: English
}

/** The pages about KrishiHaat, in the footer and at the end of the menu. */
export const siteLinks: SiteLink[] = [
  { href: paths.aboutUs.href(), label: 'About Us' },
  { href: paths.contactUs.href(), label: 'Contact Us' },
  { href: paths.services.href(), label: 'Services' },
  { href: paths.blog.href(), label: 'Blog' },
  { href: paths.faq.href(), label: 'FAQ' },
  { href: paths.help.href(), label: 'Help' },
  { href: paths.privacyPolicy.href(), label: 'Privacy Policy' },
  { href: paths.termsOfService.href(), label: 'Terms of Service' },
]
