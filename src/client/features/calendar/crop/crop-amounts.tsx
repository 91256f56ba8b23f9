import { Table } from '@mantine/core'
import { Fragment } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { CalendarCrop } from '#shared/calendar/calendar.schema.ts'
import { perAcre, perAcreRange, type Range } from '#shared/kit/acres.ts'
import '@mantine/core/styles/Table.layer.css'
import shared from '#client/ui/shared.module.css'
import classes from './calendar-crop.module.css'
import { useAmountText } from './use-amount-text.ts'

/** English units per hectare and per acre; null where the unit has no area. */
const units: Record<string, { ha: string; acre: string | null }> = {
  'kg/ha': { ha: '{{amount}} kg per hectare', acre: '{{amount}} kg per acre' },
  'g/ha': { ha: '{{amount}} g per hectare', acre: '{{amount}} g per acre' },
  't/ha': { ha: '{{amount}} tonnes per hectare', acre: '{{amount}} tonnes per acre' },
  'q/ha': { ha: '{{amount}} quintals per hectare', acre: '{{amount}} quintals per acre' },
  'plants/ha': { ha: '{{amount}} plants per hectare', acre: '{{amount}} plants per acre' },
  'setts/ha': { ha: '{{amount}} setts per hectare', acre: '{{amount}} setts per acre' },
  'kg/plant': { ha: '{{amount}} kg per plant', acre: null },
  'nuts/palm': { ha: '{{amount}} nuts per palm', acre: null },
}

interface Amount {
  amount: Range
  unit: string
}

/** Formats an amount per hectare and per acre. */
function useLandAmount() {
  const { t } = useTranslation()
  const amountText = useAmountText()
  return ({ amount, unit }: Amount) => {
    const unitTexts = units[unit]
    if (!unitTexts) return `${amountText(amount)} ${unit}`
    const perHectare = t(unitTexts.ha, { amount: amountText(amount) })
    if (!unitTexts.acre) return perHectare
    return `${perHectare} (${t(unitTexts.acre, { amount: amountText(perAcreRange(amount)) })})`
  }
}

/** Nitrogen, phosphorus and potash per hectare and per acre, or per tree. */
function NutrientTable({ npk }: { npk: NonNullable<CalendarCrop['npk']> }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const isPerArea = npk.per === 'ha'
  const rows = [
    { name: t('Nitrogen (N)'), kg: npk.n },
    { name: t('Phosphorus (P₂O₅)'), kg: npk.p },
    { name: t('Potash (K₂O)'), kg: npk.k },
  ]
  return (
    <Table className={classes.nutrients} withRowBorders={false}>
      <Table.Caption>
        {isPerArea ? t('N-P-K in kilograms') : t('N-P-K in kilograms a plant and year')}
      </Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('Nutrient')}</Table.Th>
          <Table.Th scope="col">{isPerArea ? t('Per hectare') : t('Per plant')}</Table.Th>
          {isPerArea && <Table.Th scope="col">{t('Per acre')}</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ name, kg }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row">{name}</Table.Th>
            <Table.Td>{number(kg)}</Table.Td>
            {isPerArea && <Table.Td>{number(perAcre(kg))}</Table.Td>}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** Formats the distances between rows and, for crops that are thinned, between plants. */
function useSpacingText() {
  const { t } = useTranslation()
  const amountText = useAmountText()
  return ({ rowCm, plantCm }: NonNullable<CalendarCrop['spacing']>) => {
    const rows = t('{{amount}} cm between rows', { amount: amountText(rowCm) })
    if (!plantCm) return rows
    return `${rows}, ${t('{{amount}} cm between plants', { amount: amountText(plantCm) })}`
  }
}

/** Whether anything of seed rate, spacing, nutrients and yield is known. */
export const hasCropAmounts = ({ seedRate, spacing, npk, yield: yieldAmount }: CalendarCrop) =>
  [seedRate, spacing, npk, yieldAmount].some((amount) => amount !== null)

/** Seed rate, spacing, nutrients and yield, as far as they are known. */
export function CropAmounts({ crop }: { crop: CalendarCrop }) {
  const { t } = useTranslation()
  const landAmount = useLandAmount()
  const spacingText = useSpacingText()
  const { seedRate, spacing, npk, yield: yieldAmount } = crop
  const facts = [
    seedRate && { title: t('Seed rate'), text: landAmount(seedRate), note: seedRate.note },
    spacing && { title: t('Spacing'), text: spacingText(spacing), note: spacing.note },
    yieldAmount && { title: t('Yield'), text: landAmount(yieldAmount), note: '' },
  ].filter((fact) => fact !== null)
  return (
    <div className={classes.columns}>
      {facts.length > 0 && (
        <dl className={`${shared.facts} ${classes.facts}`}>
          {facts.map(({ title, text, note }) => (
            <Fragment key={title}>
              <dt>{title}</dt>
              <dd>
                <strong>{text}</strong>
                {note && <span>{note}</span>}
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
      {npk && (
        <div>
          <NutrientTable npk={npk} />
          <p className={classes.text}>{npk.note}</p>
        </div>
      )}
    </div>
  )
}
