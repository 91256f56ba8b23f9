import { IconTractor } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { OwnListings, ownPageSize } from '#client/domain/listing-form/own-listings.tsx'
import { WaitingListings } from '#client/domain/listing-form/waiting-listings.tsx'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { usePageState } from '#client/ui/list/use-page-state.ts'
import { Page } from '#client/ui/page.tsx'
import { toastError, toastSuccess } from '#client/ui/toast.ts'
import { OwnEquipmentCard } from './own-equipment-card.tsx'

export default function EquipmentMinePage() {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const pages = usePageState()
  const query = trpc.equipment.mine.useQuery(
    { page: pages.state.page, limit: ownPageSize },
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
      <WaitingListings kind="equipment" />
      <OwnListings
        query={query}
        pages={pages}
        renderCard={(equipment) => (
          <OwnEquipmentCard
            equipment={equipment}
            isBusy={update.isPending}
            onArchive={(isArchived) => update.mutate({ equipmentId: equipment._id, isArchived })}
          />
        )}
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
