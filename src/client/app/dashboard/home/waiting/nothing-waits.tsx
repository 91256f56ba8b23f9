import { Group, Text } from '@mantine/core'
import { Scene } from '#client/features/content/art/scene.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton } from '#client/ui/link.tsx'
import type { Activity } from '#shared/user/activity.ts'
import classes from './waiting.module.css'

/** What a user does next when nothing waits. @param activity what they came for. */
export function NothingWaits({ activity }: { activity: Activity }) {
  const { t } = useTranslation()
  const steps = {
    sell: {
      text: t('Nothing to do right now. What do you want to sell next?'),
      href: paths.addCrop.href(),
      action: t('Sell a crop'),
    },
    buy: {
      text: t('Nothing to do right now. See what farmers offer today.'),
      href: paths.shop.href(),
      action: t('Browse the shop'),
    },
    rent: {
      text: t('Nothing to do right now. Do you need a machine?'),
      href: paths.rental.href(),
      action: t('Rent a machine'),
    },
  }
  const { text, href, action } = steps[activity]
  return (
    <div className={classes.nothing}>
      <Scene name="sprout" />
      <Group p="lg" justify="space-between">
        <Text>{text}</Text>
        <LinkButton href={href}>{action}</LinkButton>
      </Group>
    </div>
  )
}
