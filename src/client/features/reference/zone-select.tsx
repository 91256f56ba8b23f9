import { NativeSelect } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { zonesToChoose } from './guide-address.ts'
import '#client/platform/theme/list-styles.ts'

interface ZoneSelectProps {
  zone: string
  onChange: (zone: string) => void
}

export function ZoneSelect({ zone, onChange }: ZoneSelectProps) {
  const { t } = useTranslation()
  return (
    <NativeSelect
      size="md"
      label={t('Zone')}
      value={zone}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={zonesToChoose(zone).map((value) => ({
        value,
        label: t('Zone {{zone}}', { zone: value }),
      }))}
    />
  )
}
