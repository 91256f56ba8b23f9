import { Group, Text, Title } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useAddressTarget } from '#client/platform/paths/use-address-target.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'
import { questionGroups } from './faq.text.ts'
import classes from './help.module.css'
import { HelpSearch } from './help-search.tsx'
import { QuestionItem } from './question-item.tsx'
import { TopicLinks } from './topic-links.tsx'

export default function FaqPage() {
  const { t } = useTranslation()
  useAddressTarget()
  const questions = questionGroups.flatMap((group) => group.questions)
  const data = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: t(question),
      acceptedAnswer: { '@type': 'Answer', text: t(answer) },
    })),
  }
  return (
    <Page
      title={t('Frequently Asked Questions')}
      subtitle={t('Short, honest answers. Open a question to read its answer.')}
      description={t(
        'Answers about accounts, ordering, paying, selling crops, renting machines, messages, mandi prices, weather, FarmAdvisor and your data on KrishiHaat.',
      )}
      canonical={paths.faq.href()}
      data={data}
    >
      <HelpSearch>
        <TopicLinks topics={questionGroups} />
        {questionGroups.map(({ id, title, questions: groupQuestions }) => (
          <section key={id} id={id} className={classes.group}>
            <Title order={2}>{t(title)}</Title>
            {groupQuestions.map((question) => (
              <QuestionItem key={question.question} {...question} />
            ))}
          </section>
        ))}
      </HelpSearch>
      <section className={classes.more}>
        <Title order={2} size="h3">
          {t('Still a question?')}
        </Title>
        <Text>{t('The guides show every step, and a person reads what you write to us.')}</Text>
        <Group mt="sm">
          <LinkButton href={paths.help.href()}>{t('Go to help')}</LinkButton>
          <LinkButton href={paths.contact.href()} variant="default">
            {t('Contact us')}
          </LinkButton>
        </Group>
      </section>
    </Page>
  )
}
