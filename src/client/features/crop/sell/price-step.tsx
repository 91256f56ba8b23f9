import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import chip from '#client/ui/chip.module.css'
import { Field } from '#client/ui/form/field.tsx'
import { ShownUnitHint } from '../shown-unit-hint.tsx'
import type { CropFieldForm } from '../use-crop-form.ts'
import { PriceHelp } from './price-help.tsx'
import classes from './sell.module.css'
import { useUnitLabel } from './use-unit-label.ts'

/** What farmers count in; a kind's own unit joins them. */
const usualUnits = ['quintal', 'bag', 'kg']

/** Amount, price and dates. The dates have values, so that none needs a press. */
export function PriceStep({ form }: { form: CropFieldForm }) {
  const { t } = useTranslation()
  const unitLabel = useUnitLabel()
  const values = form.mantine.getValues()
  const unit = String(values.unit)
  const units = usualUnits.includes(unit) ? usualUnits : [unit, ...usualUnits]
  return (
    <>
      <fieldset className={classes.units}>
        <legend>{t('Counted in')}</legend>
        {units.map((name) => (
          <button
            key={name}
            type="button"
            className={chip.chip}
            aria-pressed={name === unit}
            onClick={() => form.mantine.setFieldValue('unit', name)}
          >
            {unitLabel(name)}
          </button>
        ))}
      </fieldset>
      {unit === 'bag' && <Field form={form} name="bagKg" />}
      <div className={classes.amounts}>
        <div className={classes.amount}>
          <Field form={form} name="quantity" />
          <span aria-hidden>{unitLabel(unit)}</span>
        </div>
        <div className={classes.amount}>
          <Field form={form} name="price" />
          <span aria-hidden>{t('per {{unit}}', { unit: unitLabel(unit) })}</span>
        </div>
      </div>
      <div className={classes.hint}>
        <ShownUnitHint values={values} />
      </div>
      <PriceHelp values={values} onUse={(price) => form.mantine.setFieldValue('price', price)} />
      <div className={classes.dates}>
        <Field form={form} name="harvestDate" />
        <Field form={form} name="expiryDate" />
      </div>
    </>
  )
}
