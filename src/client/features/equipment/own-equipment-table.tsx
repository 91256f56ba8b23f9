import { Badge } from '@mantine/core'
import { IconTractor } from '@tabler/icons-react'
import { ListingArt } from '#client/domain/listing/card/listing-art.tsx'
import { OwnListingActions } from '#client/domain/listing-form/table/own-listing-actions.tsx'
import type { OwnListingControl } from '#client/domain/listing-form/table/own-listing-address.ts'
import { OwnListingName } from '#client/domain/listing-form/table/own-listing-name.tsx'
import { OwnListingTable } from '#client/domain/listing-form/table/own-listing-table.tsx'
import { useFormat } from '#client/platform/format/format.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { inputFailureSentence } from '#client/platform/trpc/failure-sentence.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TextLink } from '#client/ui/link.tsx'
import type { TableColumn } from '#client/ui/table/data-table.tsx'
import { EditableNumber } from '#client/ui/table/editable-number.tsx'
import cells from '#client/ui/table/table-cells.module.css'
import { toastSuccess } from '#client/ui/toast.ts'
import type { OwnEquipmentView } from '#shared/equipment/equipment.schema.ts'
import type { OwnListingSort } from '#shared/listing/listing.constants.ts'
import { equipmentStatuses } from './equipment-statuses.ts'

interface OwnEquipmentTableProps {
  equipments: readonly OwnEquipmentView[]
  list: OwnListingControl
  /** The rows of the next page are on their way. */
  isLoading: boolean
  isArchiving: boolean
  onArchive: (equipment: OwnEquipmentView, isArchived: boolean) => void
}

/** Saves a price per day that was typed into the table. @returns what is wrong, translated, or null. */
function usePriceChange() {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.equipment.update.useMutation({
    onSettled: () => utils.equipment.invalidate(),
  })
  return async ({ _id }: OwnEquipmentView, pricePerDay: number) => {
    try {
      await mutateAsync({ equipmentId: _id, pricePerDay })
      toastSuccess(t('Equipment updated successfully'))
      return null
    } catch (error) {
      return translateMessage(t, inputFailureSentence(error))
    }
  }
}

/** The owner's machines as a table, whose prices are changed in place. */
export default function OwnEquipmentTable(props: OwnEquipmentTableProps) {
  const { equipments, list, isLoading, isArchiving, onArchive } = props
  const { t } = useTranslation()
  const format = useFormat()
  const savePrice = usePriceChange()
  const columns: TableColumn<OwnEquipmentView, OwnListingSort>[] = [
    {
      key: 'name',
      label: t('Machine'),
      sorts: { up: 'name-a', down: 'name-z', first: 'up' },
      render: (equipment) => (
        <OwnListingName
          listing={equipment}
          category={t(equipment.category)}
          href={paths.equipment.href(equipment._id)}
          art={<ListingArt kindImage={equipment.kindImage} icon={<IconTractor />} />}
        />
      ),
    },
    {
      key: 'price',
      label: t('Price'),
      sorts: { up: 'price-low', down: 'price-high', first: 'down' },
      render: (equipment) => {
        const { name, pricePerDay, currency } = equipment
        return (
          <EditableNumber
            label={t('Price of {{name}}', { name })}
            value={pricePerDay}
            text={`${format.money(pricePerDay, currency)} ${t('per day')}`}
            unit={`${currency === 'INR' ? '₹' : currency} ${t('per day')}`}
            onSave={(value) => savePrice(equipment, value)}
          />
        )
      },
    },
    {
      key: 'days',
      label: t('Available until'),
      sorts: { up: 'last-day-first', down: 'last-day-last', first: 'up' },
      render: ({ _id, name, availableTo }) => (
        <div className={cells.cell}>
          {format.date(availableTo)}
          <TextLink
            className={cells.link}
            href={paths.equipment.href(_id)}
            aria-label={`${t('Open calendar')}: ${name}`}
          >
            {t('Open calendar')}
          </TextLink>
        </div>
      ),
    },
    {
      key: 'status',
      label: t('Status'),
      render: ({ status, isArchived, isHidden }) => (
        <div className={cells.actions}>
          <Badge color={equipmentStatuses[status].color} variant="filled">
            {t(equipmentStatuses[status].label)}
          </Badge>
          {isArchived && !isHidden && (
            <Badge color="dark" variant="filled">
              {t('Archived')}
            </Badge>
          )}
        </div>
      ),
    },
    {
      key: 'next',
      label: t('What to do'),
      render: (equipment) => (
        <OwnListingActions
          name={equipment.name}
          editHref={paths.editEquipment.href(equipment._id)}
          isArchived={equipment.isArchived}
          isHidden={equipment.isHidden}
          isBusy={isArchiving}
          onArchive={(isArchived) => onArchive(equipment, isArchived)}
        />
      ),
    },
  ]
  return (
    <OwnListingTable
      label={t('My Equipment')}
      hint={t('Press a price to change it.')}
      rows={equipments}
      columns={columns}
      list={list}
      isBusy={isLoading}
      hrefOf={({ _id }) => paths.equipment.href(_id)}
    />
  )
}
