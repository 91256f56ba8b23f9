import { Stack, Text } from '@mantine/core'
import { IconBellPlus } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useToken } from '#client/platform/session/session.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { defineFields } from '#client/ui/form/model/field-types.ts'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { toastSuccess } from '#client/ui/toast.ts'
import type { MarketPrice } from '#shared/market/market.schema.ts'

const fields = defineFields([
  {
    name: 'direction',
    label: 'When the price is',
    type: 'select',
    required: true,
    options: [
      { value: 'above', label: 'at this level or above' },
      { value: 'below', label: 'at this level or below' },
    ],
  },
  {
    name: 'level',
    label: 'Level',
    description: 'In rupees a quintal (100 kg)',
    type: 'number',
    prefix: '₹',
    required: true,
    min: 1,
    max: 10_000_000,
  },
])

interface AlertFormProps {
  series: MarketPrice
}

/**
 * Whether the newest report has already reached the level: only a later report triggers the alert.
 */
const isLevelReached = ({ mandi }: MarketPrice, direction: 'above' | 'below', level: number) =>
  mandi !== null && (direction === 'above' ? mandi.modal >= level : mandi.modal <= level)

function OwnAlertForm({ series }: AlertFormProps) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.market.addAlert.useMutation()
  const form = useFieldForm({
    fields,
    initialValues: { direction: 'above' },
    onSubmit: async (values) => {
      const direction = values.direction === 'below' ? 'below' : 'above'
      const level = Number(values.level)
      await mutateAsync({ seriesId: series._id, direction, level })
      form.mantine.reset()
      await utils.market.alerts.invalidate()
      toastSuccess(
        isLevelReached(series, direction, level)
          ? t(
              'Alert set. The price has reached this level already: we will notify you if the next report does too.',
            )
          : t('Alert set. You will get a notification.'),
      )
    },
  })
  return <FieldForm form={form} submitLabel={t('Set alert')} busyLabel={t('Saving...')} />
}

/** Creates an alert for when a price crosses a level. Visitors log in first and return here. */
export function AlertForm({ series }: AlertFormProps) {
  const { t } = useTranslation()
  const token = useToken()
  if (token) return <OwnAlertForm series={series} />
  return (
    <Stack align="flex-start" gap="sm">
      <Text>
        {t('Enter a level, and we will tell you here when a report from this market reaches it.')}
      </Text>
      <LinkButton
        href={paths.login.href(paths.marketSeries.href(series._id))}
        leftSection={<IconBellPlus size={20} aria-hidden />}
      >
        {t('Log in to set an alert')}
      </LinkButton>
    </Stack>
  )
}
