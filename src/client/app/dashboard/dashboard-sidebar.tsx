import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { UnreadMessages } from '#client/features/message/unread-messages.tsx'
import { paths } from '#client/platform/paths/paths.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import shared from '#client/ui/shared.module.css'
import classes from './dashboard.module.css'
import { type DashboardLink, linkGroups } from './dashboard-links.ts'
import { EditCropLinks } from './edit-crop-links.tsx'

interface DashboardSidebarProps {
  /** The path of the current page. */
  path: string
  onNavigate?: () => void
}

/** Links that also stand for the pages below their address. */
const linksWithSubpages = new Set([paths.dashboardCommunity.href(), paths.messages.href()])

/** The dashboard's navigation. Links to edit a crop are shown inside My Crops only. */
export function DashboardSidebar({ path, onNavigate }: DashboardSidebarProps) {
  const { t } = useTranslation()
  const id = useId()
  const { user } = useCurrentUser()
  const isShown = ({ isForOperators = false }: DashboardLink) => !isForOperators || user?.isOperator
  const isCurrent = (href: string) =>
    href === path || (linksWithSubpages.has(href) && path.startsWith(`${href}/`))
  const isInMyCrops = path.startsWith(paths.myCrops.href())
  return (
    <nav aria-label={t('Dashboard')} className={classes.nav}>
      {linkGroups.map(({ label: group, links }) => (
        <div key={group}>
          <p className={shared.groupLabel} id={`${id}-${links[0]?.href}`}>
            {t(group)}
          </p>
          <ul className={shared.plainList} aria-labelledby={`${id}-${links[0]?.href}`}>
            {links.filter(isShown).map(({ href, label, Icon }) => (
              <li key={href}>
                <Link
                  href={href}
                  className={classes.link}
                  aria-current={isCurrent(href) ? 'page' : undefined}
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
