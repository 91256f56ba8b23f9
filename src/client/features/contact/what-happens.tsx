import { List, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { paths } from '../../core/paths.ts'
import { LinkButton } from '../../core/ui/link.tsx'
import classes from './contact.module.css'

/** What becomes of a message. */
export function WhatHappens() {
  const { t } = useTranslation()
  return (
    <section className={classes.side}>
      <Title order={2} size="h3" mb="sm">
        {t('What happens next')}
      </Title>
      <List type="ordered" spacing="xs" withPadding>
        <List.Item>
          {t('Your message is kept safely and reaches the people who run KrishiHaat.')}
        </List.Item>
        <List.Item>
          {t('A person reads it and answers to the e-mail address that you give.')}
        </List.Item>
        <List.Item>{t('We delete it after two years. Nobody else gets your address.')}</List.Item>
      </List>
    </section>
  )
}

/** Where an answer may be found without waiting for one. */
export function QuickAnswers() {
  const { t } = useTranslation()
  return (
    <section className={classes.side}>
      <Title order={2} size="h3" mb="sm">
        {t('Quick answers')}
      </Title>
      <Text mb="md">
        {t('A sick plant or rain on the way? FarmAdvisor answers at once, day and night.')}
      </Text>
      <Stack gap="sm" align="stretch">
        <LinkButton href={paths.chatbot.href()} variant="light">
          {t('Ask FarmAdvisor')}
        </LinkButton>
        <LinkButton href={paths.faq.href()} variant="light">
          {t('Frequently Asked Questions')}
        </LinkButton>
        <LinkButton href={paths.help.href()} variant="light">
          {t('Go to help')}
        </LinkButton>
      </Stack>
    </section>
  )
}
