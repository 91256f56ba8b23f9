import type { Translated } from '#client/platform/i18n/texts.ts'
import chips from '../chip.module.css'

interface PlainLinksProps {
  /** Its accessible name. */
  label: Translated
  links: readonly { href: string; label: Translated; isCurrent: boolean }[]
}

/** Links in place of buttons or tabs, for browsers that run no scripts. */
export const PlainLinks = ({ label, links }: PlainLinksProps) => (
  <nav aria-label={label}>
    <ul className={chips.row}>
      {links.map((link) => (
        <li key={link.href}>
          <a
            href={link.href}
            className={chips.chip}
            aria-current={link.isCurrent ? 'page' : undefined}
          >
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
