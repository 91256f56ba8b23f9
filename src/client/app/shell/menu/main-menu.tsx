import { ActionIcon, Button } from '@mantine/core'
import { IconLogout, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { useWaitingCounts } from '#client/domain/waiting/use-waiting.ts'
import { UnreadMessages } from '#client/features/message/unread-messages.tsx'
import { fullName } from '#client/platform/format/person-name.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useAddressAfterLogin } from '#client/platform/session/use-log-in-first.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { WaitingCount } from '../waiting/waiting-count.tsx'
import classes from './main-menu.module.css'
import { type MenuLink, menuGroupsFor } from './menu-groups.ts'
import { siteLinks } from './site-links.ts'
import { useLogout } from './use-logout.ts'

/** Pages to which nothing but the menu and the texts of other pages lead. */
const furtherLinks: { href: string; label: English }[] = [
  { href: paths.cropAdvisory.href(), label: 'Crop Advisory' },
  { href: paths.equipmentRentals.href(), label: 'Equipment Rentals' },
  { href: paths.contact.href(), label: 'Get in Touch' },
]

function RequestCount({ kind }: { kind: 'orders' | 'bookings' }) {
  return <WaitingCount count={useWaitingCounts()[kind]} />
}

/** What waits behind a link, by its address. */
const counts: Record<string, ReactNode> = {
  [paths.messages.href()]: <UnreadMessages />,
  [paths.sellerOrders.href()]: <RequestCount kind="orders" />,
  [paths.bookings.href()]: <RequestCount kind="bookings" />,
}

interface TileProps {
  link: MenuLink
  isCurrent: boolean
  onLeave: () => void
}

function Tile({ link: { href, label, Icon, audience }, isCurrent, onLeave }: TileProps) {
  const { t } = useTranslation()
  return (
    <li>
      <Link
        href={href}
        className={classes.tile}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onLeave}
      >
        <Icon size={28} stroke={1.6} aria-hidden />
        <span>{t(label)}</span>
        {audience === 'member' && <span className={classes.count}>{counts[href]}</span>}
      </Link>
    </li>
  )
}

interface MainMenuProps {
  /** Called after a choice. */
  onLeave: () => void
  /** Called by the button that closes the menu. */
  onClose: () => void
}

/** Everything the app has, in groups. */
export default function MainMenu({ onLeave, onClose }: MainMenuProps) {
  const { t } = useTranslation()
  const id = useId()
  const [path] = useLocation()
  const { token, user } = useCurrentUser()
  const logout = useLogout()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const redirect = useAddressAfterLogin()
  const viewer = { isMember: token !== null, isOperator: user?.isOperator ?? false }
  const name = user && fullName(user)

  return (
    <nav aria-label={t('Menu')} className={classes.content}>
      <div className={classes.head}>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {name || t('Menu')}
        </h2>
        <ActionIcon
          className={classes.close}
          color="gray"
          aria-label={t('Close menu')}
          onClick={onClose}
        >
          <IconX aria-hidden />
        </ActionIcon>
      </div>
      {!token && (
        <div className={classes.visitor}>
          <LinkButton href={paths.login.href(redirect)} variant="default" onClick={onLeave}>
            {t('Log In')}
          </LinkButton>
          <LinkButton href={paths.register.href(redirect)} onClick={onLeave}>
            {t('Sign Up')}
          </LinkButton>
        </div>
      )}
      {menuGroupsFor(viewer).map(({ label, links }, place) => (
        <section key={label} aria-labelledby={`${id}-${place}`}>
          <h3 id={`${id}-${place}`} className={classes.group}>
            {t(label)}
          </h3>
          <ul className={classes.tiles}>
            {links.map((link) => (
              <Tile key={link.label} link={link} isCurrent={link.href === path} onLeave={onLeave} />
            ))}
          </ul>
        </section>
      ))}
      {token && (
        <Button
          variant="default"
          fullWidth
          leftSection={<IconLogout size={20} aria-hidden />}
          onClick={logout}
        >
          {t('Logout')}
        </Button>
      )}
      <section aria-labelledby={`${id}-more`}>
        <h3 id={`${id}-more`} className={classes.group}>
          {t('More pages')}
        </h3>
        <ul className={classes.more}>
          {[...siteLinks, ...furtherLinks].map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className={classes.moreLink} onClick={onLeave}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </nav>
  )
}
