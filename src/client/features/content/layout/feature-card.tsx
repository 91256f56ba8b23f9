import { Text, Title } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { TextLink } from '#client/ui/link.tsx'
import { type SceneName, ScenePieces } from '../art/scene.tsx'
import classes from './content.module.css'
import { type IconName, icons } from './icons.ts'

export interface LinkText {
  label: English
  href: string
}

/** The text of a card. */
export interface CardText {
  icon: IconName
  title: English
  text: English
  /** A picture instead of the icon. */
  scene?: SceneName
  action?: LinkText
}

/** One offer of the product: picture, title, a sentence and a link. */
export function FeatureCard({ icon, title, text, scene, action }: CardText) {
  const { t } = useTranslation()
  const Icon = icons[icon]
  return (
    <div className={classes.card}>
      {scene ? (
        <ScenePieces name={scene} className={classes.cardScene} />
      ) : (
        <span className={classes.icon}>
          <Icon size={26} stroke={1.7} aria-hidden />
        </span>
      )}
      <Title order={3} size="h4">
        {t(title)}
      </Title>
      <Text c="dimmed">{t(text)}</Text>
      {action && (
        <TextLink href={action.href} className={classes.action}>
          {t(action.label)} <IconArrowRight size={18} aria-hidden />
        </TextLink>
      )}
    </div>
  )
}
