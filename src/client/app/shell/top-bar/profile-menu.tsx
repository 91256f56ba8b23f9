import { Avatar, Menu, UnstyledButton } from '@mantine/core'
import { IconLogout, IconMessages, IconShieldCheck, IconUser } from '@tabler/icons-react'
import { Link } from 'wouter'
import { UnreadMessages } from '#client/features/message/unread-messages.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { imageVariant } from '#shared/kit/image.ts'
import type { UserView } from '#shared/user/user.schema.ts'
import { useLogout } from '../menu/use-logout.ts'
import classes from './profile-menu.module.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Avatar.layer.css'

/** The user's picture or initials, as the button of their menu. */
export default function ProfileMenu({ user }: { user: UserView }) {
  const { t } = useTranslation()
  const logout = useLogout()
  const initials = `${user.firstName.charAt(0)}${user.lastName.charAt(0)}`
  return (
    <Menu
      position="bottom-end"
      width={200}
      shadow="md"
      // An ARIA menu contains items only, and this one belongs to the banner landmark.
      withInitialFocusPlaceholder={false}
      withinPortal={false}
      // The bar around the button never scrolls away.
      hideDetached={false}
    >
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={t('Profile menu')}>
          <Avatar src={user.image && imageVariant(user.image, 320)} alt="" size={40} color="leaf">
            {initials || <IconUser />}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          className={classes.item}
          component={Link}
          href={paths.dashboardSettings.href()}
          leftSection={<IconUser size={18} />}
        >
          {t('My Profile')}
        </Menu.Item>
        <Menu.Item
          className={classes.item}
          component={Link}
          href={paths.messages.href()}
          leftSection={<IconMessages size={18} />}
          rightSection={<UnreadMessages />}
        >
          {t('Messages')}
        </Menu.Item>
        {user.isOperator && (
          <Menu.Item
            className={classes.item}
            component={Link}
            href={paths.admin.href()}
            leftSection={<IconShieldCheck size={18} />}
          >
            {t('Admin')}
          </Menu.Item>
        )}
        <Menu.Item className={classes.item} onClick={logout} leftSection={<IconLogout size={18} />}>
          {t('Logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
