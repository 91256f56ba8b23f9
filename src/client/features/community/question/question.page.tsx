import { Alert, Container, Skeleton, Stack, Title } from '@mantine/core'
import { IconMessageOff } from '@tabler/icons-react'
import { useParams } from 'wouter'
import { Breadcrumb } from '#client/domain/listing/detail/breadcrumb.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { Head } from '#client/ui/head.tsx'
import { LinkButton } from '#client/ui/link.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import type { QuestionView } from '#shared/community/community.schema.ts'
import { languageOfText } from '#shared/community/community.ts'
import { useCommunityPaths } from '../community-address.ts'
import { Answers } from './answers.tsx'
import { questionData } from './question-data.ts'
import { QuestionPost } from './question-post.tsx'

const summaryLength = 155

/** The start of the question, as the description for search engines. */
function useSummary({ body, title, answers }: QuestionView) {
  const { t } = useTranslation()
  const fallbackSummary = t(
    '{{title}} Answers by farmers and advisers on KrishiHaat: {{number}}.',
    {
      title,
      number: answers,
    },
  )
  const text = body.length >= 70 ? body.replace(/\s+/g, ' ') : fallbackSummary
  return text.length <= summaryLength ? text : `${text.slice(0, summaryLength - 1).trimEnd()}…`
}

function LoadedQuestion({ question }: { question: QuestionView }) {
  const path = paths.communityQuestion.href(question._id)
  return (
    <>
      <Head
        title={question.title}
        description={useSummary(question)}
        canonical={path}
        data={questionData(question, path)}
        noIndex={question.isUnderReview}
      />
      <Title
        order={1}
        size="h2"
        mb="md"
        tabIndex={-1}
        data-page-heading
        lang={languageOfText(question.title)}
      >
        {question.title}
      </Title>
      <QuestionPost question={question} />
      <Answers question={question} />
    </>
  )
}

function MissingQuestion() {
  const { t } = useTranslation()
  const { board } = useCommunityPaths()
  return (
    <>
      <Head title={t('Question not found')} noIndex isMissing />
      <Title order={1} mb="md" tabIndex={-1} data-page-heading>
        {t('Question not found')}
      </Title>
      <Alert color="turmeric" icon={<IconMessageOff />}>
        <Stack align="flex-start">
          {t('It was deleted, is under review, or never existed.')}
          <LinkButton href={board}>{t('Back to all questions')}</LinkButton>
        </Stack>
      </Alert>
    </>
  )
}

export default function QuestionPage() {
  const { t } = useTranslation()
  const { questionId = '' } = useParams()
  const { board } = useCommunityPaths()
  const query = trpc.community.get.useQuery({ questionId })
  const isMissing = readFailure(query.error).code === 'community.not_found'
  return (
    <Container size="md" py={{ base: 'md', sm: 'xl' }}>
      <Breadcrumb list={{ label: t('Community Support'), href: board }} name={query.data?.title} />
      {isMissing ? (
        <MissingQuestion />
      ) : (
        <QueryView
          query={query}
          skeleton={
            <Stack>
              <Head title={t('Question')} />
              <Skeleton height={44} />
              <Skeleton height={220} radius="lg" />
              <Skeleton height={160} radius="lg" />
            </Stack>
          }
          errorTitle="Unable to load this question"
          errorText={readFailure(query.error).message ?? undefined}
        >
          {(question) => <LoadedQuestion question={question} />}
        </QueryView>
      )}
    </Container>
  )
}
