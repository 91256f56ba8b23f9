import { Button, Container } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#client/platform/paths/paths.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { LanguageSelect } from './language-select.tsx'
import classes from './mobile-menu.module.css'
import { menuItems } from './nav-items.ts'
import { NavLink } from './nav-link.tsx'
import { useLogout } from './use-logout.ts'

interface MobileMenuProps {
  id: string
  /** Called after a choice. */
  onClose: () => void
  onEscape: () => void
}

/** The menu of a small screen, below the bar; Escape and any choice close it. */
export function MobileMenu({ id, onClose, onEscape }: MobileMenuProps) {
  const { t } = useTranslation()
  const { token, user } = useCurrentUser()
  const logout = useLogout()
  const handle = useRef(onEscape)
  handle.current = onEscape
  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && handle.current()
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])

  return (
    <div id={id} className={classes.menu}>
      <Container className={classes.content}>
        <nav aria-label={t('Menu')}>
          {menuItems(user !== undefined).map((item) => (
            <NavLink key={item.href} item={item} onClick={onClose} />
          ))}
        </nav>
        {user && (
          <Button variant="default" fullWidth onClick={logout}>
            {t('Logout')}
          </Button>
        )}
        {!token && (
          <div className={classes.visitor}>
            <LinkButton href={paths.login.href()} variant="default" onClick={onClose}>
              {t('Log In')}
            </LinkButton>
            <LinkButton href={paths.register.href()} onClick={onClose}>
              {t('Sign Up')}
            </LinkButton>
          </div>
        )}
        <LanguageSelect />
      </Container>
    </div>
  )
}
