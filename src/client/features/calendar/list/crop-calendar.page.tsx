import { Box, Button, Stack, Text, Title } from '@mantine/core'
import { IconPlant2 } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { MyPlaceLine } from '#client/domain/place/my-place.tsx'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { SkeletonList } from '#client/ui/list/skeleton-list.tsx'
import { Page } from '#client/ui/page.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import { indiaMonth } from '#shared/kit/india-day.ts'
import { useCalendarChoice } from '../calendar-address.ts'
import { useDefaultState } from '../default-state.ts'
import { CalendarFilters } from './calendar-filters.tsx'
import classes from './crop-calendar.module.css'
import { useOwnCalendarCrops } from './use-own-calendar-crops.ts'
import { YearChart } from './year-chart.tsx'

const skeleton = <SkeletonList className={classes.skeleton} cards={8} height={92} />

/** What farmers sow when and where in India. */
export default function CropCalendarPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const defaults = { state: useDefaultState(), month: indiaMonth() }
  const calendar = useCalendarChoice(defaults)
  const { choice, clear } = calendar
  const query = trpc.calendar.crops.useQuery(
    { ...choice, language },
    { staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData },
  )
  // Own crops come first: the list waits for them, so that no row moves.
  const own = useOwnCalendarCrops(query.data?.crops)
  const handleClear = () =>
    clear({ month: undefined, season: undefined, group: undefined, zone: undefined, q: '' })

  return (
    <Page
      title={t('Indian Crop Calendar')}
      subtitle={t('When to sow and harvest where you farm, as Indian institutes advise.')}
      description={t(
        'When to sow and when to harvest each crop in your state and climate zone, month by month, as Indian farm institutes advise.',
      )}
      canonical={paths.cropCalendar.href()}
    >
      <Box mb="xs">
        <MyPlaceLine />
      </Box>
      <CalendarFilters calendar={calendar} />
      <Text role="status" my="md" className={classes.count}>
        {query.data
          ? t('Crops found: {{number}}', { number: query.data.crops.length })
          : query.isPending && t('Searching...')}
      </Text>
      <QueryView
        query={query}
        skeleton={skeleton}
        errorTitle="Unable to load crops"
        isEmpty={({ crops }) => crops.length === 0}
        empty={
          <Stack align="center" py="xl" gap="xs" ta="center">
            <IconPlant2 size={72} stroke={1.25} color="var(--kh-accent)" aria-hidden />
            <Title order={2} size="h3">
              {t('No crops found')}
            </Title>
            <Text c="dimmed">{t('No such crop is sown here at that time.')}</Text>
            <Button mt="sm" onClick={handleClear}>
              {t('Clear filters')}
            </Button>
          </Stack>
        }
      >
        {({ crops }) =>
          own.isLoading ? (
            skeleton
          ) : (
            <YearChart
              crops={crops}
              ownCropIds={own.ownCropIds}
              searchedCropIds={own.searchedCropIds}
              month={choice.month}
              state={choice.zone === undefined ? choice.state : undefined}
              // Always with the state: the crop's page may have another default by then.
              hrefOf={({ id }) => paths.calendarCrop.href(id, choice.state)}
              isBusy={query.isPlaceholderData}
            />
          )
        }
      </QueryView>
    </Page>
  )
}
