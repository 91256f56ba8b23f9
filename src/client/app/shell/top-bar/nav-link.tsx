import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { isCurrent, type NavItem } from './nav-items.ts'
import classes from './nav-link.module.css'

interface NavLinkProps {
  item: NavItem
  onClick?: () => void
}

export function NavLink({ item, onClick }: NavLinkProps) {
  const { t } = useTranslation()
  const [path] = useLocation()
  return (
    <Link
      href={item.href}
      className={classes.link}
      aria-current={isCurrent(item.href, path) ? 'page' : undefined}
      onClick={onClick}
    >
      {t(item.label)}
    </Link>
  )
}
