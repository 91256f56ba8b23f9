import { Skeleton } from '@mantine/core'
import { IconTractor } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { Suspense } from 'react'
import { OutboxListings } from '#client/domain/listing-form/outbox-listings.tsx'
import { OwnListings, ownPageSize } from '#client/domain/listing-form/own-listings.tsx'
import { useOwnListingState } from '#client/domain/listing-form/table/own-listing-address.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'
import { useIsWideTable } from '#client/ui/table/use-is-wide-table.ts'
import { toastError, toastSuccess } from '#client/ui/toast.ts'
import { OwnEquipmentCard } from './own-equipment-card.tsx'

const OwnEquipmentTable = lazyPart(() => import('./own-equipment-table.tsx'))

export default function EquipmentMinePage() {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const list = useOwnListingState()
  const isWide = useIsWideTable()
  const query = trpc.equipment.mine.useQuery(
    { ...list.state, limit: ownPageSize },
    {
      select: ({ equipments, ...page }) => ({ items: equipments, ...page }),
      placeholderData: keepPreviousData,
    },
  )
  const update = trpc.equipment.update.useMutation({
    onSuccess: async () => {
      await utils.equipment.invalidate()
      toastSuccess(t('Equipment updated successfully'))
    },
    onError: () => toastError(t('Failed to update equipment.')),
  })
  return (
    <Page
      title={t('My Equipment')}
      actions={<LinkButton href={paths.addEquipment.href()}>{t('Add Equipment')}</LinkButton>}
    >
      <OutboxListings kind="equipment" />
      <OwnListings
        query={query}
        list={list}
        renderCard={(equipment) => (
          <OwnEquipmentCard
            equipment={equipment}
            isBusy={update.isPending}
            onArchive={(isArchived) => update.mutate({ equipmentId: equipment._id, isArchived })}
          />
        )}
        renderTable={
          isWide
            ? ({ items }) => (
                <Suspense fallback={<Skeleton height={480} radius="lg" />}>
                  <OwnEquipmentTable
                    equipments={items}
                    list={list}
                    isLoading={query.isPlaceholderData}
                    isArchiving={update.isPending}
                    onArchive={({ _id }, isArchived) =>
                      update.mutate({ equipmentId: _id, isArchived })
                    }
                  />
                </Suspense>
              )
            : undefined
        }
        art={<IconTractor size={72} stroke={1.25} color="var(--kh-accent)" aria-hidden />}
        emptyTitle="You have not listed any equipment yet"
        emptyText="Add a machine and farmers near you can rent it by the day."
        addLabel="Add Equipment"
        addHref={paths.addEquipment.href()}
        failedText="Failed to fetch equipment data."
      />
    </Page>
  )
}
