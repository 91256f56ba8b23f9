import { Text, Title } from '@mantine/core'
import { IconMessageChatbot } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Portrait } from '../art/scene.tsx'
import type { SupportText } from './landing.text.ts'
import classes from './support-card.module.css'

/** A kind of support, with a face and a link. */
export function SupportCard({ look, title, text, action }: SupportText) {
  const { t } = useTranslation()
  return (
    <div className={classes.card}>
      <span className={classes.face}>
        {look ? (
          <Portrait look={look} />
        ) : (
          <IconMessageChatbot size={52} stroke={1.5} aria-hidden />
        )}
      </span>
      <Title order={3} size="h4">
        {t(title)}
      </Title>
      <Text c="dimmed">{t(text)}</Text>
      <LinkButton href={action.href} variant="light" className={classes.action}>
        {t(action.label)}
      </LinkButton>
    </div>
  )
}
