import { Link, useLocation } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { isCurrent, type NavItem } from './nav-items.ts'
import classes from './nav-link.module.css'

export function NavLink({ item }: { item: NavItem }) {
  const { t } = useTranslation()
  const [path] = useLocation()
  return (
    <Link
      href={item.href}
      className={classes.link}
      aria-current={isCurrent(item.href, path) ? 'page' : undefined}
    >
      {t(item.label)}
    </Link>
  )
}
