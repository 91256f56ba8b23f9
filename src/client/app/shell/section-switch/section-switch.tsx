import { Link, useLocation } from 'wouter'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import classes from './section-switch.module.css'

interface Section {
  label: English
  href: string
}

/** The pages that share one place in the bar at the bottom. */
const switches: { label: English; sections: Section[] }[] = [
  {
    label: 'Market',
    sections: [
      { label: 'Crops', href: paths.shop.href() },
      { label: 'Machines', href: paths.rental.href() },
    ],
  },
  {
    label: 'Sell',
    sections: [
      { label: 'Crops', href: paths.addCrop.href() },
      { label: 'Machines', href: paths.addEquipment.href() },
    ],
  },
]

/** On phones: crops or machines, at the top of the market's lists and of the forms that list something. */
export function SectionSwitch() {
  const { t } = useTranslation()
  const [path] = useLocation()
  const shown = switches.find(({ sections }) => sections.some(({ href }) => href === path))
  if (!shown) return null
  return (
    <nav className={classes.switch} aria-label={t(shown.label)}>
      {shown.sections.map(({ label, href }) => (
        <Link
          key={href}
          href={href}
          className={classes.section}
          aria-current={href === path ? 'page' : undefined}
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
