import { Alert, Skeleton } from '@mantine/core'
import { IconClock, IconPlant2 } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { Suspense } from 'react'
import { listingNameIn } from '#client/domain/listing/listing-names.ts'
import { OutboxListings } from '#client/domain/listing-form/outbox-listings.tsx'
import { OwnListings, ownPageSize } from '#client/domain/listing-form/own-listings.tsx'
import { useOwnListingState } from '#client/domain/listing-form/table/own-listing-address.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'
import { useIsWideTable } from '#client/ui/table/use-is-wide-table.ts'
import { toastError, toastSuccess } from '#client/ui/toast.ts'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { daysUntilExpiry } from '#shared/crop/expiry.ts'
import { OwnCropCard } from './own-crop-card.tsx'
import { soonestExpiry } from './soonest-expiry.ts'

interface ExpiryHintProps {
  crops: readonly CropView[]
  /** False when there are more crops than this page shows. */
  hasAllCrops: boolean
}

function ExpiryHint({ crops, hasAllCrops }: ExpiryHintProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  // The crop that expires first may be on another page.
  const { data, isLoading } = trpc.crop.soonestExpiry.useQuery(undefined, { enabled: !hasAllCrops })
  if (isLoading) return <Skeleton h={{ base: 84, sm: 59 }} radius="md" />
  const crop = hasAllCrops ? soonestExpiry(crops) : data?.crop
  if (!crop) return null
  const days = daysUntilExpiry(crop.expiryDate)
  const name = listingNameIn(language, crop)
  const sentences = [
    t('Soonest to expire: {{name}}, today.', { name }),
    t('Soonest to expire: {{name}}, tomorrow.', { name }),
  ]
  const sentence =
    sentences[days] ?? t('Soonest to expire: {{name}}, in {{days}} days.', { name, days })
  return (
    <Alert color="turmeric" icon={<IconClock />} role="note">
      {sentence}
    </Alert>
  )
}

const OwnCropTable = lazyPart(() => import('./own-crop-table.tsx'))

export default function CropMinePage() {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const list = useOwnListingState()
  const isWide = useIsWideTable()
  const query = trpc.crop.mine.useQuery(
    { ...list.state, limit: ownPageSize },
    {
      select: ({ crops, ...page }) => ({ items: crops, ...page }),
      placeholderData: keepPreviousData,
    },
  )
  const update = trpc.crop.update.useMutation({
    onSuccess: async () => {
      await utils.crop.invalidate()
      toastSuccess(t('Crop updated successfully'))
    },
    onError: () => toastError(t('Failed to update crop.')),
  })
  return (
    <Page
      title={t('My Crops')}
      actions={<LinkButton href={paths.addCrop.href()}>{t('Add Crop')}</LinkButton>}
    >
      <OutboxListings kind="crop" />
      <OwnListings
        query={query}
        list={list}
        renderHint={({ items, totalPages }) => (
          <ExpiryHint crops={items} hasAllCrops={totalPages <= 1} />
        )}
        renderCard={(crop) => (
          <OwnCropCard
            crop={crop}
            isBusy={update.isPending}
            onArchive={(isArchived) => update.mutate({ cropId: crop._id, isArchived })}
          />
        )}
        renderTable={
          isWide
            ? ({ items }) => (
                <Suspense fallback={<Skeleton height={480} radius="lg" />}>
                  <OwnCropTable
                    crops={items}
                    list={list}
                    isLoading={query.isPlaceholderData}
                    isArchiving={update.isPending}
                    onArchive={({ _id }, isArchived) => update.mutate({ cropId: _id, isArchived })}
                  />
                </Suspense>
              )
            : undefined
        }
        art={<IconPlant2 size={72} stroke={1.25} color="var(--kh-accent)" aria-hidden />}
        emptyTitle="You have not listed any crops yet"
        emptyText="Add your first crop, and buyers will find it in the shop immediately."
        addLabel="Add Crop"
        addHref={paths.addCrop.href()}
        failedText="Failed to fetch crops data"
      />
    </Page>
  )
}
