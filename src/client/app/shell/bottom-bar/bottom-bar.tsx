import { VisuallyHidden } from '@mantine/core'
import {
  IconBuildingStore,
  IconHome,
  IconMessages,
  IconPlus,
  IconUserCircle,
} from '@tabler/icons-react'
import { lazy, type MouseEvent, type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { untilLoaded } from '#client/platform/network/lazy-part.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { loadMainMenu } from '../menu/load-main-menu.ts'
import classes from './bottom-bar.module.css'
import { useKeyboardMark } from './use-keyboard-mark.ts'
import { useMenuAhead } from './use-menu-ahead.ts'

// Visitors do not load what only logged-in users have.
const MessagesBadge = lazy(untilLoaded(() => import('./messages-badge.tsx')))
const RequestsBadge = lazy(untilLoaded(() => import('./requests-badge.tsx')))

const isAtOrBelow = (path: string, addresses: string[]) =>
  addresses.some((address) => path === address || path.startsWith(`${address}/`))

interface TabProps {
  href: string
  isCurrent: boolean
  children: ReactNode
}

const Tab = ({ href, isCurrent, children }: TabProps) => (
  <Link href={href} className={classes.tab} aria-current={isCurrent ? 'page' : undefined}>
    {children}
  </Link>
)

interface BottomBarProps {
  menuId: string
  isMenuOpen: boolean
  onMenu: (event: MouseEvent<HTMLButtonElement>) => void
}

/** The navigation at the bottom of phones. Everything that has no place of its own is behind Me. */
export function BottomBar({ menuId, isMenuOpen, onMenu }: BottomBarProps) {
  const { t } = useTranslation()
  const [path] = useLocation()
  const { token, user } = useCurrentUser()
  useKeyboardMark()
  useMenuAhead()
  const addCrop = paths.addCrop.href()
  const market = [paths.shop.href(), paths.rental.href(), paths.equipmentListAlias.href()]
  const selling = [addCrop, paths.addEquipment.href()]
  // The open menu covers the page.
  const isAt = (...addresses: string[]) => !isMenuOpen && isAtOrBelow(path, addresses)
  return (
    <nav className={classes.bar} aria-label={t('Main')} data-bottom-bar>
      <Tab href={paths.home.href()} isCurrent={!isMenuOpen && path === paths.home.href()}>
        <IconHome aria-hidden />
        <span>{t('Home')}</span>
      </Tab>
      <Tab href={paths.shop.href()} isCurrent={isAt(...market)}>
        <IconBuildingStore aria-hidden />
        <span>{t('Market')}</span>
      </Tab>
      <Tab href={token ? addCrop : paths.register.href(addCrop)} isCurrent={isAt(...selling)}>
        <span className={classes.plus}>
          <IconPlus aria-hidden stroke={2.5} />
        </span>
        <span>{t('Sell')}</span>
      </Tab>
      <Tab href={paths.messages.href()} isCurrent={isAt(paths.messages.href())}>
        <IconMessages aria-hidden />
        <span>{t('Messages')}</span>
        <span className={classes.badge}>
          <Suspense>{user && <MessagesBadge />}</Suspense>
        </span>
      </Tab>
      <button
        type="button"
        className={classes.tab}
        aria-expanded={isMenuOpen}
        aria-controls={menuId}
        onClick={onMenu}
        onPointerDown={() => void loadMainMenu()}
      >
        <IconUserCircle aria-hidden />
        <span>{t('Me')}</span>
        {/* The open menu has a button of that name. */}
        {!isMenuOpen && <VisuallyHidden>{t('Open menu')}</VisuallyHidden>}
        <span className={classes.badge}>
          <Suspense>{user && <RequestsBadge />}</Suspense>
        </span>
      </button>
    </nav>
  )
}
