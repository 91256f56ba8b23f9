import { Alert, Button, Stack, Text, Title } from '@mantine/core'
import { IconInfoCircle, IconPlant2 } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { PagedList } from '#client/ui/list/paged-list.tsx'
import { SkeletonList } from '#client/ui/list/skeleton-list.tsx'
import shared from '#client/ui/shared.module.css'
import classes from './crop-problem.module.css'
import { CropProblemCard } from './crop-problem-card.tsx'
import type { HealthControl } from './health-address.ts'

interface CropProblemListProps {
  health: HealthControl
  /** The selected crop's name; undefined until it has loaded. */
  cropName: string | undefined
}

/** The pests and diseases that match the crop and the signs. */
export function CropProblemList({ health, cropName }: CropProblemListProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { state, clear } = health
  const { crop, q, kind, page } = state
  const query = trpc.calendar.troubles.useQuery(
    { crop, q, kind, page, language },
    { staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData },
  )
  const handleClear = () => clear({ crop: '', q: '', kind: undefined })
  const title =
    q === '' && cropName
      ? t('Pests and diseases of {{crop}}', { crop: cropName })
      : t('Possible causes')
  return (
    <section aria-labelledby="crop-problems">
      <Title order={2} size="h3" id="crop-problems">
        {title}
      </Title>
      <PagedList
        list={health}
        query={query}
        skeleton={
          <SkeletonList
            className={`${shared.fadingList} ${classes.problems}`}
            cards={6}
            height={340}
          />
        }
        errorTitle="Unable to load pests and diseases"
        errorActions={
          <Button variant="default" onClick={handleClear}>
            {t('Show all crops')}
          </Button>
        }
        empty={
          <Stack align="center" py="lg" gap="xs" ta="center">
            <IconPlant2 size={64} stroke={1.25} color="var(--kh-accent)" aria-hidden />
            <Text fw={600}>{t('No pest or disease here has these signs.')}</Text>
            <Text c="dimmed">{t('Try fewer words, such as “spots” or “wilt”.')}</Text>
            <Button mt="sm" onClick={handleClear}>
              {t('Clear filters')}
            </Button>
          </Stack>
        }
      >
        {({ troubles: cropProblems, isLoose }) => (
          <>
            {isLoose && (
              <Alert color="turmeric" role="note" icon={<IconInfoCircle />} mb="md" c="inherit">
                {t('No pest or disease has all of these signs. These have some of them.')}
              </Alert>
            )}
            <ul
              className={`${shared.fadingList} ${classes.problems}`}
              aria-busy={query.isPlaceholderData}
            >
              {cropProblems.map((cropProblem) => (
                <li key={`${cropProblem.crop.id} ${cropProblem.name}`}>
                  <CropProblemCard cropProblem={cropProblem} />
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </section>
  )
}
