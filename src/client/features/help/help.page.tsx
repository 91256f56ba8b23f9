import { Group, Text, Title } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useAddressTarget } from '#client/platform/paths/use-address-target.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'
import { GuideCard } from './guide-card.tsx'
import { guides } from './guides.text.ts'
import classes from './help.module.css'
import { HelpSearch } from './help-search.tsx'
import { TopicLinks } from './topic-links.tsx'

const troubleshootingTips = [
  'Press ‘Try again’ in the error box: a weak connection is the most common reason.',
  'If a message shows a request number, send it to us: it helps us find what happened.',
  'Lost your phone? Log in on another one, open your profile and choose Log out everywhere.',
]

export default function HelpPage() {
  const { t } = useTranslation()
  useAddressTarget()
  return (
    <Page
      title={t('Help')}
      subtitle={t('What would you like to do? Step-by-step help, even if it is your first time.')}
      description={t(
        'Step by step: log in, list a crop, order and pay, handle orders, rent a machine, find a mandi price, ask FarmAdvisor, install the app and more.',
      )}
      canonical={paths.help.href()}
    >
      <HelpSearch>
        <TopicLinks topics={guides} />
        <div className={classes.guides}>
          {guides.map((guide) => (
            <GuideCard key={guide.id} {...guide} />
          ))}
        </div>
      </HelpSearch>
      <section className={classes.more}>
        <Title order={2} size="h3">
          {t('If something goes wrong')}
        </Title>
        <ul className={classes.points}>
          {troubleshootingTips.map((point) => (
            <li key={point}>{t(point)}</li>
          ))}
        </ul>
        <Text>{t('Most questions are already answered here.')}</Text>
        <Group mt="sm">
          <LinkButton href={paths.faq.href()}>{t('Frequently Asked Questions')}</LinkButton>
          <LinkButton href={paths.contact.href()} variant="default">
            {t('Contact us')}
          </LinkButton>
        </Group>
      </section>
    </Page>
  )
}
