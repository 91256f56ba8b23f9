import { Button } from '@mantine/core'
import { IconCalendarCheck, IconPencil, IconPhone } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rentalDays } from '../../../shared/equipment.constants.ts'
import type { EquipmentView } from '../../../shared/equipment.schema.ts'
import { useFormat } from '../../core/format.ts'
import { ChoiceBox } from '../../core/listing/choice-box.tsx'
import { paths } from '../../core/paths.ts'
import { LinkButton } from '../../core/ui/link.tsx'
import { EquipmentDialog, type EquipmentDialogKind } from './equipment-dialog.tsx'

/** For how long, and the buttons for the person who looks. */
export function useEquipmentBooking(equipment: EquipmentView) {
  const { t } = useTranslation()
  const format = useFormat()
  const [days, setDays] = useState<number>(rentalDays.min)
  const [dialog, setDialog] = useState<EquipmentDialogKind | null>(null)
  const { pricePerDay, currency } = equipment

  if (equipment.isUserEquipment) {
    return {
      choice: null,
      actions: (
        <LinkButton
          href={paths.editEquipment.href(equipment._id)}
          leftSection={<IconPencil size={20} aria-hidden />}
        >
          {t('Edit Equipment')}
        </LinkButton>
      ),
    }
  }
  const perDay = format.money(pricePerDay, currency)
  const total = format.money(pricePerDay * days, currency)
  const length = days === 1 ? t('1 day') : t('{{days}} days', { days: format.number(days) })
  return {
    choice: (
      <ChoiceBox
        title={t('Rental duration')}
        stepper={{
          label: t('Days'),
          increaseLabel: t('Increase days'),
          decreaseLabel: t('Decrease days'),
          value: days,
          ...rentalDays,
          onChange: setDays,
        }}
        sum={`${perDay} × ${length}`}
        total={total}
      />
    ),
    actions: (
      <>
        {equipment.status === 'available' ? (
          <Button
            leftSection={<IconCalendarCheck size={20} aria-hidden />}
            onClick={() => setDialog('book')}
          >
            {t('Book Now')}
          </Button>
        ) : (
          <Button disabled>{t('Currently Unavailable')}</Button>
        )}
        <Button
          variant="default"
          leftSection={<IconPhone size={20} aria-hidden />}
          onClick={() => setDialog('contact')}
        >
          {t('Contact Owner')}
        </Button>
        <EquipmentDialog
          kind={dialog}
          equipment={equipment}
          length={length}
          total={total}
          onClose={() => setDialog(null)}
        />
      </>
    ),
  }
}
