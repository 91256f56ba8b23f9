import { Button, Group, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Field } from '#client/ui/form/field.tsx'
import type { AnyFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { currencies } from '#shared/equipment/equipment.constants.ts'
import classes from './currency-field.module.css'

/** Rupees, unless somebody asks for another currency: almost nobody rents in dollars. */
export function CurrencyField({ form }: { form: AnyFieldForm }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(form.mantine.getValues().currency !== currencies[0])
  const wasPressed = useRef(false)
  const focusCurrency = useEffectEvent(() => form.mantine.getInputNode('currency')?.focus())
  useEffect(() => {
    // The button, which had the focus, is gone.
    if (isOpen && wasPressed.current) focusCurrency()
  }, [isOpen])
  const handleOpen = () => {
    wasPressed.current = true
    setOpen(true)
  }
  if (isOpen) return <Field form={form} name="currency" />
  return (
    <Group gap="sm" className={classes.closed}>
      <Text>{t('Rupees (INR)')}</Text>
      <Button variant="subtle" onClick={handleOpen}>
        {t('Change the currency')}
      </Button>
    </Group>
  )
}
