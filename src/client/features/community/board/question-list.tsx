import { Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconMessageQuestion } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ResultCount } from '#client/domain/listing/list/result-count.tsx'
import { useToken } from '#client/platform/session/session.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { ListPagination } from '#client/ui/list/list-pagination.tsx'
import { useLastPage } from '#client/ui/list/use-last-page.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import {
  type BoardControl,
  buildBoardSearch,
  firstBoardState,
  useCommunityPaths,
} from '../community-address.ts'
import classes from './board.module.css'
import { QuestionCard } from './question-card.tsx'

const skeletons = [1, 2, 3, 4, 5, 6]

const ListSkeleton = () => (
  <div className={classes.list}>
    {skeletons.map((number) => (
      <Skeleton key={number} height={170} radius="lg" />
    ))}
  </div>
)

/** No results, or no questions yet. */
function NoQuestions({ board }: { board: BoardControl }) {
  const { t } = useTranslation()
  const { ask } = useCommunityPaths()
  const { mine } = board.state
  const isFiltered = buildBoardSearch({ ...board.state, mine: false, page: 1 }) !== ''
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
        <Button mt="sm" variant="default" onClick={() => board.change(firstBoardState)}>
          {t('Clear filters')}
        </Button>
      )}
      <LinkButton href={ask}>{t('Ask a question')}</LinkButton>
    </Stack>
  )
}

/** The result count, cards and pagination, or the empty state. */
export function QuestionList({ board }: { board: BoardControl }) {
  const { state, change, hrefOfPage } = board
  const token = useToken()
  const count = useRef<HTMLParagraphElement>(null)
  const query = trpc.community.list.useQuery(
    { ...state, mine: state.mine && token !== null },
    { placeholderData: keepPreviousData },
  )
  useLastPage(state.page, query, change)

  return (
    <>
      <ResultCount info={query.data} textRef={count} />
      <QueryView
        query={query}
        skeleton={<ListSkeleton />}
        errorTitle="Unable to load the questions"
        errorText={readFailure(query.error).message ?? undefined}
        isEmpty={(data) => data.total === 0}
        empty={<NoQuestions board={board} />}
      >
        {(data) => (
          <>
            <ul className={classes.list} aria-busy={query.isPlaceholderData}>
              {data.questions.map((question) => (
                <li key={question._id}>
                  <QuestionCard question={question} />
                </li>
              ))}
            </ul>
            <ListPagination
              page={state.page}
              totalPages={data.totalPages}
              hrefOfPage={hrefOfPage}
              onLeave={() => {
                count.current?.focus({ preventScroll: true })
                count.current?.scrollIntoView({ block: 'start' })
              }}
            />
          </>
        )}
      </QueryView>
    </>
  )
}
