import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { UnreadMessages } from '#client/features/message/unread-messages.tsx'
import { paths } from '#client/platform/paths/paths.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import classes from './dashboard.module.css'
import { type DashboardLink, linkGroups } from './dashboard-links.ts'
import { EditCropLinks } from './edit-crop-links.tsx'

interface DashboardSidebarProps {
  /** The page's address now. */
  path: string
  onNavigate?: () => void
}

/** Places with pages of their own below them, which no other link leads to. */
const withPagesBelow = new Set([paths.dashboardCommunity.href(), paths.messages.href()])

/** Every place of the dashboard; 'Edit' for a crop shows inside My Crops only. */
export function DashboardSidebar({ path, onNavigate }: DashboardSidebarProps) {
  const { t } = useTranslation()
  const id = useId()
  const { user } = useCurrentUser()
  const isShown = ({ isOperators = false }: DashboardLink) => !isOperators || user?.isOperator
  const isHere = (href: string) =>
    href === path || (withPagesBelow.has(href) && path.startsWith(`${href}/`))
  const isInMyCrops = path.startsWith(paths.myCrops.href())
  return (
    <nav aria-label={t('Dashboard')} className={classes.nav}>
      {linkGroups.map(({ label: group, links }) => (
        <div key={group}>
          <p className={classes.group} id={`${id}-${links[0]?.href}`}>
            {t(group)}
          </p>
          <ul className={classes.links} aria-labelledby={`${id}-${links[0]?.href}`}>
            {links.filter(isShown).map(({ href, label, Icon }) => (
              <li key={href}>
                <Link
                  href={href}
                  className={classes.link}
                  aria-current={isHere(href) ? 'page' : undefined}
                  onClick={onNavigate}
                >
                  <Icon size={20} stroke={1.7} aria-hidden />
                  {t(label)}
                  {href === paths.messages.href() && <UnreadMessages />}
                </Link>
                {href === paths.myCrops.href() && isInMyCrops && (
                  <EditCropLinks path={path} onNavigate={onNavigate} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
