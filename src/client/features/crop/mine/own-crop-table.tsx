import { Badge } from '@mantine/core'
import { IconPlant2 } from '@tabler/icons-react'
import { ListingArt } from '#client/domain/listing/card/listing-art.tsx'
import { amountOf } from '#client/domain/listing/crop-units.ts'
import { OwnListingActions } from '#client/domain/listing-form/table/own-listing-actions.tsx'
import type { OwnListingControl } from '#client/domain/listing-form/table/own-listing-address.ts'
import { OwnListingName } from '#client/domain/listing-form/table/own-listing-name.tsx'
import { OwnListingTable } from '#client/domain/listing-form/table/own-listing-table.tsx'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import shared from '#client/ui/shared.module.css'
import type { TableColumn } from '#client/ui/table/data-table.tsx'
import { EditableNumber } from '#client/ui/table/editable-number.tsx'
import cells from '#client/ui/table/table-cells.module.css'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { daysUntilExpiry } from '#shared/crop/expiry.ts'
import { isSoldOut } from '#shared/crop/sold-out.ts'
import type { OwnListingSort } from '#shared/listing/listing.constants.ts'
import { expiryText } from '../expiry-text.ts'
import { shownCropValues } from './crop-value-change.policy.ts'
import { useCropValueChange } from './use-crop-value-change.ts'

interface OwnCropTableProps {
  crops: readonly CropView[]
  list: OwnListingControl
  /** The rows of the next page are on their way. */
  isLoading: boolean
  isArchiving: boolean
  onArchive: (crop: CropView, isArchived: boolean) => void
}

/** The seller's crops as a table, whose prices and stocks are changed in place. */
export default function OwnCropTable(props: OwnCropTableProps) {
  const { crops, list, isLoading, isArchiving, onArchive } = props
  const { t } = useTranslation()
  const format = useFormat()
  const save = useCropValueChange()
  const unitOf = (unit: string) => (unit === 'bag' ? t('sack') : t(unit))
  const columns: TableColumn<CropView, OwnListingSort>[] = [
    {
      key: 'name',
      label: t('Crop'),
      sorts: { up: 'name-a', down: 'name-z', first: 'up' },
      render: (crop) => (
        <OwnListingName
          listing={crop}
          category={t(crop.category)}
          href={paths.crop.href(crop._id)}
          art={<ListingArt kindImage={crop.kindImage} icon={<IconPlant2 />} />}
        />
      ),
    },
    {
      key: 'price',
      label: t('Price'),
      sorts: { up: 'price-low', down: 'price-high', first: 'down' },
      render: (crop) => {
        const { price, unit } = shownCropValues(crop)
        const per = t('per {{unit}}', { unit: unitOf(unit) })
        return (
          <EditableNumber
            label={t('Price of {{name}}', { name: crop.name })}
            value={price}
            text={`${format.money(price)} ${per}`}
            unit={`₹ ${per}`}
            onSave={(value) => save(crop, 'price', value)}
          />
        )
      },
    },
    {
      key: 'stock',
      label: t('In stock'),
      sorts: { up: 'stock-low', down: 'stock-high', first: 'up' },
      render: (crop) => {
        const { quantity, unit } = shownCropValues(crop)
        const amount =
          unit === crop.unit
            ? amountOf(t, format, quantity, crop.unit)
            : `${format.number(quantity)} ${unitOf(unit)}`
        return (
          <EditableNumber
            label={t('Stock of {{name}}', { name: crop.name })}
            value={quantity}
            text={isSoldOut(crop) ? t('Sold out') : amount}
            unit={unitOf(unit)}
            onSave={(value) => save(crop, 'quantity', value)}
          />
        )
      },
    },
    {
      key: 'expiry',
      label: t('Best before'),
      sorts: { up: 'last-day-first', down: 'last-day-last', first: 'up' },
      render: ({ expiryDate, isArchived, isHidden }) => (
        <div className={cells.cell}>
          {format.date(expiryDate)}
          <span className={shared.quiet}>{expiryText(t, format, daysUntilExpiry(expiryDate))}</span>
          {isArchived && !isHidden && (
            <span>
              <Badge color="dark" variant="filled">
                {t('Archived')}
              </Badge>
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'next',
      label: t('What to do'),
      render: (crop) => (
        <OwnListingActions
          name={crop.name}
          editHref={paths.editCrop.href(crop._id)}
          isArchived={crop.isArchived}
          isHidden={crop.isHidden}
          isBusy={isArchiving}
          onArchive={(isArchived) => onArchive(crop, isArchived)}
        />
      ),
    },
  ]
  return (
    <OwnListingTable
      label={t('My Crops')}
      hint={t('Press a price or a stock to change it.')}
      rows={crops}
      columns={columns}
      list={list}
      isBusy={isLoading}
      hrefOf={({ _id }) => paths.crop.href(_id)}
    />
  )
}
