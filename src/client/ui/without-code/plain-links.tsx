import type { Translated } from '#client/platform/i18n/texts.ts'

interface PlainLinksProps {
  /** Its accessible name. */
  label: Translated
  links: readonly { href: string; label: Translated; isCurrent: boolean }[]
}

/** Its styles are in `without-code.css`. Links in place of buttons or tabs, for browsers that run no scripts. */
const PlainLinks = ({ label, links }: PlainLinksProps) => (
  <nav aria-label={label}>
    <ul data-plain-links>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

export default PlainLinks
