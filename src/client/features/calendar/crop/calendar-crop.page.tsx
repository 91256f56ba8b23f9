import { Container, Skeleton } from '@mantine/core'
import { useMemo } from 'react'
import { useParams } from 'wouter'
import { Breadcrumb } from '#client/domain/listing/detail/breadcrumb.tsx'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { Head } from '#client/ui/head.tsx'
import { LinkButton } from '#client/ui/link.tsx'
import { useAddressState } from '#client/ui/list/use-address-state.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import { breadcrumbData } from '#client/ui/schema-data.ts'
import { calendarCropAddress } from '../calendar-address.ts'
import { useDefaultState } from '../default-state.ts'
import { CalendarCropDetails } from './calendar-crop.tsx'
import { CropHead } from './crop-head.tsx'

/** One crop of the Indian calendar, from seed to storage. */
export default function CalendarCropPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { cropId = '' } = useParams()
  const defaultState = useDefaultState()
  const address = useMemo(() => calendarCropAddress(defaultState), [defaultState])
  const { state } = useAddressState(address).state
  const query = trpc.calendar.get.useQuery(
    { cropId, language },
    { staleTime: Number.POSITIVE_INFINITY },
  )
  const name = query.data?.name
  return (
    <Container size="xl" py="md">
      <Head
        title={name ?? t('Crop details')}
        canonical={paths.calendarCrop.href(cropId)}
        {...(name && {
          description: t(
            '{{crop}} in India: when to sow and harvest it state by state, with seed rate, soil, water, manure and the pests to watch for.',
            { crop: name },
          ),
        })}
        data={breadcrumbData([
          { name: t('Home'), path: paths.home.href() },
          { name: t('Indian Crop Calendar'), path: paths.cropCalendar.href() },
          ...(name ? [{ name, path: paths.calendarCrop.href(cropId) }] : []),
        ])}
      />
      <Breadcrumb
        list={{
          label: t('Indian Crop Calendar'),
          href: paths.cropCalendar.href() + address.build({ state }),
        }}
        name={name}
      />
      <CropHead crop={query.data} />
      <QueryView
        query={query}
        skeleton={<Skeleton height={700} radius="lg" mt="md" />}
        errorTitle="Unable to load crop"
        errorText={readFailure(query.error).message ?? undefined}
        errorActions={
          <LinkButton variant="default" href={paths.cropCalendar.href()}>
            {t('Back to the calendar')}
          </LinkButton>
        }
      >
        {(crop) => <CalendarCropDetails key={crop.id} crop={crop} state={state} />}
      </QueryView>
    </Container>
  )
}
