import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { ChoiceCards } from '#client/ui/form/choice-cards.tsx'
import type { AnyFieldForm } from '#client/ui/form/model/use-field-form.ts'

interface ModeChoiceProps {
  /** A form with a field `mode`. */
  form: AnyFieldForm
  legend: English
  options: readonly { value: string; label: English }[]
}

/** The modes one below the other: a closed list cuts their names off on small phones. */
export function ModeChoice({ form, legend, options }: ModeChoiceProps) {
  const { t } = useTranslation()
  const { value, onChange } = form.mantine.getInputProps('mode')
  return (
    <ChoiceCards
      legend={t(legend)}
      choices={options.map((option) => ({ value: option.value, title: t(option.label) }))}
      value={value}
      onChange={onChange}
    />
  )
}
