import { useId } from 'react'
import { Link } from 'wouter'
import { type MenuLink, memberMenuGroups } from '#client/app/shell/menu/menu-groups.ts'
import { UnreadMessages } from '#client/features/message/unread-messages.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import shared from '#client/ui/shared.module.css'
import classes from './dashboard.module.css'
import { EditCropLinks } from './edit-crop-links.tsx'

interface DashboardSidebarProps {
  /** The path of the current page. */
  path: string
}

/** Links that also stand for the pages below their address. */
const linksWithSubpages = new Set([paths.dashboardCommunity.href(), paths.messages.href()])

/** The dashboard's navigation. Links to edit a crop are shown inside My Crops only. */
export function DashboardSidebar({ path }: DashboardSidebarProps) {
  const { t } = useTranslation()
  const id = useId()
  const { user } = useCurrentUser()
  const isShown = ({ audience }: MenuLink) => audience !== 'operator' || user?.isOperator
  const isCurrent = (href: string) =>
    href === path || (linksWithSubpages.has(href) && path.startsWith(`${href}/`))
  const isInMyCrops = path.startsWith(paths.myCrops.href())
  return (
    <nav aria-label={t('Dashboard')} className={classes.nav}>
      {memberMenuGroups.map(({ label: group, links }) => (
        <div key={group}>
          <p className={shared.groupLabel} id={`${id}-${links[0]?.href}`}>
            {t(group)}
          </p>
          <ul className={shared.plainList} aria-labelledby={`${id}-${links[0]?.href}`}>
            {links.filter(isShown).map(({ href: publicHref, dashboardHref, label, Icon }) => {
              const href = dashboardHref ?? publicHref
              return (
                <li key={href}>
                  <Link
                    href={href}
                    className={classes.link}
                    aria-current={isCurrent(href) ? 'page' : undefined}
                  >
                    <Icon size={20} stroke={1.7} aria-hidden />
                    {t(label)}
                    {href === paths.messages.href() && <UnreadMessages />}
                  </Link>
                  {href === paths.myCrops.href() && isInMyCrops && <EditCropLinks path={path} />}
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </nav>
  )
}
