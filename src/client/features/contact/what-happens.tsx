import { List, Text, Title } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton } from '#client/ui/link.tsx'
import classes from './contact.module.css'
import '@mantine/core/styles/List.layer.css'

/** What happens after a message is sent. */
export function WhatHappens() {
  const { t } = useTranslation()
  return (
    <section className={classes.side}>
      <Title order={2} size="h3" mb="sm">
        {t('What happens next')}
      </Title>
      <List type="ordered" spacing="xs" withPadding>
        <List.Item>
          {t('We store your message safely and pass it to the people who run KrishiHaat.')}
        </List.Item>
        <List.Item>{t('A person reads it and replies to your e-mail address.')}</List.Item>
        <List.Item>{t('We delete it after two years. Nobody else gets your address.')}</List.Item>
      </List>
    </section>
  )
}

/** Links to pages that may already have the answer. */
export function QuickAnswers() {
  const { t } = useTranslation()
  return (
    <section className={classes.answers}>
      <div>
        <Title order={2} size="h3">
          {t('Quick answers')}
        </Title>
        <Text>
          {t('A sick plant or rain on the way? FarmAdvisor answers immediately, day and night.')}
        </Text>
      </div>
      <div className={classes.answerLinks}>
        <LinkButton href={paths.chatbot.href()}>{t('Ask FarmAdvisor')}</LinkButton>
        <LinkButton href={paths.faq.href()} variant="default">
          {t('Frequently Asked Questions')}
        </LinkButton>
        <LinkButton href={paths.help.href()} variant="default">
          {t('Go to help')}
        </LinkButton>
      </div>
    </section>
  )
}
