import { Group, List, Text, Title } from '@mantine/core'
import { IconMessageChatbot, IconPhoneCall, IconUsersGroup } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import { SentenceWithLinks } from '#client/ui/text/sentence-with-links.tsx'
import { kisanCallCentreHref } from '#shared/advisor/advisor.constants.ts'
import classes from './health.module.css'
import { sprayRules } from './plant-signs.text.ts'
import '@mantine/core/styles/List.layer.css'

interface FieldHelpProps {
  /** The question for FarmAdvisor, in the user's language. */
  question: string
}

/** Safe spraying, and contacts for problems this page does not cover. */
export function FieldHelp({ question }: FieldHelpProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.columns}>
      <section
        className={`${shared.largePaperBox} ${classes.box}`}
        data-warning
        aria-labelledby="safe-spraying"
      >
        <Title order={2} size="h3" id="safe-spraying" mb="xs">
          {t('Before you spray')}
        </Title>
        <List spacing="xs" withPadding>
          {sprayRules.map((rule) => (
            <List.Item key={rule}>{t(rule)}</List.Item>
          ))}
        </List>
        <Text mt="sm" fw={600}>
          {t(
            'Does someone feel unwell after spraying? Call 108 immediately and take the label with you.',
          )}
        </Text>
      </section>
      <section className={`${shared.largePaperBox} ${classes.box}`} aria-labelledby="who-to-ask">
        <Title order={2} size="h3" id="who-to-ask" mb="xs">
          {t('When to ask for help')}
        </Title>
        <List spacing="xs" withPadding>
          <List.Item>
            {t('It spreads from day to day, or a remedy had no effect in a week.')}
          </List.Item>
          <List.Item>{t('You do not recognise it: never spray on a guess.')}</List.Item>
          <List.Item>
            {t('Many fields nearby have it: tell the block’s agriculture officer.')}
          </List.Item>
        </List>
        <Text mt="sm">
          <SentenceWithLinks
            sentence={t(
              'The Kisan Call Centre answers free of charge, in 22 languages, from 6 in the morning to 10 at night: <phone>1800-180-1551</phone>.',
            )}
            hrefs={{ phone: kisanCallCentreHref }}
          />
        </Text>
        <Text mt="xs">
          {t(
            'Your district’s Krishi Vigyan Kendra (KVK) can examine a sick plant: bring a fresh one, with its root, in a paper bag.',
          )}
        </Text>
        <Group mt="md" gap="sm">
          <LinkButton
            href={paths.expertSession.href('plant-doctor')}
            leftSection={<IconPhoneCall size={20} aria-hidden />}
          >
            {t('Ask a plant doctor to call')}
          </LinkButton>
          <LinkButton
            variant="default"
            href={paths.chatbot.href(question)}
            leftSection={<IconMessageChatbot size={20} aria-hidden />}
          >
            {t('Ask FarmAdvisor')}
          </LinkButton>
          <LinkButton
            variant="default"
            href={paths.communitySupport.href()}
            leftSection={<IconUsersGroup size={20} aria-hidden />}
          >
            {t('Ask the community')}
          </LinkButton>
        </Group>
      </section>
    </div>
  )
}
