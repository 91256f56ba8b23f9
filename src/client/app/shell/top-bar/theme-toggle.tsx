import { ActionIcon, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useHydrated } from '#client/platform/format/use-hydrated.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './theme-toggle.module.css'

/** Renders both icons, of which a style shows one, so that the server's rendering fits both themes. */
export function ThemeToggle() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const isHydrated = useHydrated()
  const isDark = isHydrated && colorScheme === 'dark'
  return (
    <ActionIcon
      aria-label={isDark ? t('Switch to light theme') : t('Switch to dark theme')}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <IconSun className={classes.sun} />
      <IconMoon className={classes.moon} />
    </ActionIcon>
  )
}
