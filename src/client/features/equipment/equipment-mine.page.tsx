import { IconTractor } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { OwnListings } from '../../core/listing-form/own-listings.tsx'
import { WaitingListings } from '../../core/listing-form/waiting-listings.tsx'
import { paths } from '../../core/paths.ts'
import { trpc } from '../../core/trpc.ts'
import { LinkButton } from '../../core/ui/link.tsx'
import { Page } from '../../core/ui/page.tsx'
import { toastError, toastSuccess } from '../../core/ui/toast.ts'
import { OwnEquipmentCard } from './own-equipment-card.tsx'

export default function EquipmentMinePage() {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const query = trpc.equipment.mine.useQuery(undefined, {
    select: ({ equipments }) => equipments,
  })
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
