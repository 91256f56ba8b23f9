import { Alert, Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconInfoCircle, IconPlant2 } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { ListPagination } from '#client/ui/list/list-pagination.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import classes from './crop-problem.module.css'
import { CropProblemCard } from './crop-problem-card.tsx'
import type { HealthControl } from './health-address.ts'

const skeletons = [1, 2, 3, 4, 5, 6]

const ListSkeleton = () => (
  <div className={classes.problems}>
    {skeletons.map((number) => (
      <Skeleton key={number} height={340} radius="lg" />
    ))}
  </div>
)

interface CropProblemListProps {
  health: HealthControl
  /** The selected crop's name; undefined until it has loaded. */
  cropName: string | undefined
}

/** The pests and diseases that match the crop and the signs. */
export function CropProblemList({ health, cropName }: CropProblemListProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const { choice, change } = health
  const { crop, q, kind, page } = choice
  const query = trpc.calendar.troubles.useQuery(
    { crop, q, kind, page, language },
    { staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData },
  )
  const clear = () => change({ crop: '', q: '', kind: undefined })
  const title =
    q === '' && cropName
      ? t('Pests and diseases of {{crop}}', { crop: cropName })
      : t('Possible causes')
  const handleLeave = () => {
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <section aria-labelledby="crop-problems">
      <div className={classes.listHead}>
        <Title order={2} size="h3" id="crop-problems" ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Text role="status" c="dimmed">
          {query.data ? t('Found: {{number}}', { number: query.data.total }) : t('Searching...')}
        </Text>
      </div>
      <QueryView
        query={query}
        skeleton={<ListSkeleton />}
        errorTitle="Unable to load pests and diseases"
        errorText={readFailure(query.error).message ?? undefined}
        errorActions={
          <Button variant="default" onClick={clear}>
            {t('Show all crops')}
          </Button>
        }
        isEmpty={({ total }) => total === 0}
        empty={
          <Stack align="center" py="lg" gap="xs" ta="center">
            <IconPlant2 size={64} stroke={1.25} color="var(--kh-accent)" aria-hidden />
            <Text fw={600}>{t('No pest or disease here has these signs.')}</Text>
            <Text c="dimmed">{t('Try fewer words, such as “spots” or “wilt”.')}</Text>
            <Button mt="sm" onClick={clear}>
              {t('Clear filters')}
            </Button>
          </Stack>
        }
      >
        {({ troubles: cropProblems, isLoose, totalPages }) => (
          <>
            {isLoose && (
              <Alert color="turmeric" role="note" icon={<IconInfoCircle />} mb="md" c="inherit">
                {t('No pest or disease has all of these signs. These have some of them.')}
              </Alert>
            )}
            <ul className={classes.problems} aria-busy={query.isPlaceholderData}>
              {cropProblems.map((cropProblem) => (
                <li key={`${cropProblem.crop.id} ${cropProblem.name}`}>
                  <CropProblemCard trouble={cropProblem} />
                </li>
              ))}
            </ul>
            <ListPagination
              page={page}
              totalPages={totalPages}
              hrefOfPage={health.hrefOfPage}
              onLeave={handleLeave}
            />
          </>
        )}
      </QueryView>
    </section>
  )
}
