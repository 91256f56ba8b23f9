import { Burger, Container } from '@mantine/core'
import { lazy, type MouseEvent, Suspense } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { untilLoaded } from '#client/platform/network/lazy-part.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useAddressAfterLogin } from '#client/platform/session/use-log-in-first.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Brand } from '../brand/brand.tsx'
import { MenuPanel } from '../menu/menu-panel.tsx'
import { CartLink } from './cart-link.tsx'
import { LanguageSelect } from './language-select.tsx'
import { barItems } from './nav-items.ts'
import { NavLink } from './nav-link.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import classes from './top-bar.module.css'
import { useProfileFailure } from './use-profile-failure.ts'

// Visitors do not load what only logged-in users have.
const ProfileMenu = lazy(untilLoaded(() => import('./profile-menu.tsx')))
const NotificationBell = lazy(() => import('#client/features/notification/notification-bell.tsx'))

interface TopBarProps {
  menuId: string
  menu: {
    isOpen: boolean
    /** Closes the menu after a choice. */
    leave: () => void
    /** Closes the menu and gives the focus back. */
    close: () => void
    toggle: (event: MouseEvent<HTMLElement>) => void
  }
}

/** The bar at the top. Where it has no room for its links, they are in the menu. */
export function TopBar({ menuId, menu }: TopBarProps) {
  const { t } = useTranslation()
  const { token, user } = useCurrentUser()
  const redirect = useAddressAfterLogin()
  useProfileFailure()

  return (
    <header className={classes.header}>
      <Container className={classes.bar}>
        <Brand />
        <nav className={classes.links} aria-label={t('Main')}>
          {barItems(user !== undefined).map((item) => (
            <NavLink key={item.href} item={item} />
          ))}
        </nav>
        <div className={classes.tools}>
          <LanguageSelect />
          <ThemeToggle />
          <CartLink />
          {token && (
            <div className={classes.own}>
              <div>
                <Suspense>{user && <NotificationBell />}</Suspense>
              </div>
              <div className={classes.profile}>
                <Suspense>{user && <ProfileMenu user={user} />}</Suspense>
              </div>
            </div>
          )}
          {!token && (
            <div className={classes.visitor}>
              <LinkButton href={paths.login.href(redirect)} variant="default">
                {t('Log In')}
              </LinkButton>
              <LinkButton href={paths.register.href(redirect)}>{t('Sign Up')}</LinkButton>
            </div>
          )}
          <Burger
            className={classes.burger}
            opened={menu.isOpen}
            onClick={menu.toggle}
            aria-label={menu.isOpen ? t('Close menu') : t('Open menu')}
            aria-expanded={menu.isOpen}
            aria-controls={menuId}
            size={22}
          />
        </div>
      </Container>
      {menu.isOpen && <MenuPanel id={menuId} onLeave={menu.leave} onClose={menu.close} />}
    </header>
  )
}
