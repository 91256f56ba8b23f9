import { Button, Stack, Text, Title } from '@mantine/core'
import { IconMessageQuestion } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useToken } from '#client/platform/session/session.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { PagedList } from '#client/ui/list/paged-list.tsx'
import { SkeletonList } from '#client/ui/list/skeleton-list.tsx'
import shared from '#client/ui/shared.module.css'
import { type BoardControl, boardAddress, useCommunityPaths } from '../community-address.ts'
import { QuestionCard } from './question-card.tsx'

/** No results, or no questions yet. */
function NoQuestions({ board }: { board: BoardControl }) {
  const { t } = useTranslation()
  const { ask } = useCommunityPaths()
  const { mine } = board.state
  const isFiltered = boardAddress.build({ ...board.state, mine: false, page: 1 }) !== ''
  return (
    <Stack align="center" py="xl" gap="xs" ta="center">
      <IconMessageQuestion size={72} stroke={1.25} color="var(--kh-accent)" aria-hidden />
      <Title order={3}>{isFiltered ? t('No questions found') : t('No questions yet')}</Title>
      <Text c="dimmed">
        {isFiltered
          ? t('Try other words, or ask the question yourself.')
          : mine
            ? t('You have not asked any questions yet.')
            : t('Be the first to ask.')}
      </Text>
      {(isFiltered || mine) && (
        <Button mt="sm" variant="default" onClick={() => board.clear(boardAddress.initial)}>
          {t('Clear filters')}
        </Button>
      )}
      <LinkButton href={ask}>{t('Ask a question')}</LinkButton>
    </Stack>
  )
}

/** The result count, cards and pagination, or the empty state. */
export function QuestionList({ board }: { board: BoardControl }) {
  const { state } = board
  const token = useToken()
  const query = trpc.community.list.useQuery(
    { ...state, mine: state.mine && token !== null },
    { placeholderData: keepPreviousData },
  )

  return (
    <PagedList
      list={board}
      query={query}
      skeleton={<SkeletonList className={shared.mediumGapList} cards={6} height={170} />}
      errorTitle="Unable to load the questions"
      empty={<NoQuestions board={board} />}
    >
      {(data) => (
        <ul className={shared.mediumGapList} aria-busy={query.isPlaceholderData}>
          {data.questions.map((question) => (
            <li key={question._id}>
              <QuestionCard question={question} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
