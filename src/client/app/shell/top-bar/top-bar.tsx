import { Burger, Container } from '@mantine/core'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { untilLoaded } from '#client/platform/network/lazy-part.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Brand } from '../brand/brand.tsx'
import { CartLink } from './cart-link.tsx'
import { LanguageSelect } from './language-select.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { barItems } from './nav-items.ts'
import { NavLink } from './nav-link.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import classes from './top-bar.module.css'
import { useProfileFailure } from './use-profile-failure.ts'

// Visitors do not load what only logged-in users have.
const ProfileMenu = lazy(untilLoaded(() => import('./profile-menu.tsx')))
const NotificationBell = lazy(() => import('#client/features/notification/notification-bell.tsx'))

const menuId = 'mobile-menu'

export function TopBar() {
  const { t } = useTranslation()
  const { token, user } = useCurrentUser()
  const [path] = useLocation()
  useProfileFailure()
  // A navigation closes the menu.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const isOpen = openOn === path
  const close = () => setOpenOn(null)
  const burger = useRef<HTMLButtonElement>(null)
  const handleEscape = () => {
    close()
    burger.current?.focus()
  }

  return (
    <header className={classes.header}>
      <Container className={classes.bar}>
        <Brand isTight={token !== null} />
        <nav className={classes.links} aria-label={t('Main')}>
          {barItems(user !== undefined).map((item) => (
            <NavLink key={item.href} item={item} />
          ))}
        </nav>
        <div className={classes.tools}>
          {/* Only one language control at a time: on phones the open menu has it. */}
          {!isOpen && <LanguageSelect />}
          <ThemeToggle />
          <CartLink />
          {token && (
            <div className={classes.own}>
              <div>
                <Suspense>{user && <NotificationBell />}</Suspense>
              </div>
              <div>
                <Suspense>{user && <ProfileMenu user={user} />}</Suspense>
              </div>
            </div>
          )}
          {!token && (
            <div className={classes.visitor}>
              <LinkButton href={paths.login.href()} variant="default">
                {t('Log In')}
              </LinkButton>
              <LinkButton href={paths.register.href()}>{t('Sign Up')}</LinkButton>
            </div>
          )}
          <Burger
            ref={burger}
            className={classes.burger}
            opened={isOpen}
            onClick={() => setOpenOn(isOpen ? null : path)}
            aria-label={isOpen ? t('Close menu') : t('Open menu')}
            aria-expanded={isOpen}
            aria-controls={menuId}
            size={22}
          />
        </div>
      </Container>
      {isOpen && <MobileMenu id={menuId} onClose={close} onEscape={handleEscape} />}
    </header>
  )
}
