import { ActionIcon, Text, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { mandiName } from '#client/domain/mandi/mandi-name.ts'
import { townNameIn } from '#client/domain/mandi/market-name.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TextLink } from '#client/ui/link.tsx'
import { toastFailure, toastSuccess } from '#client/ui/toast.ts'
import type { PriceAlerts } from '#shared/market/market.schema.ts'
import classes from './own-alerts.module.css'

type Alert = PriceAlerts['alerts'][number]

interface AlertRowProps {
  alert: Alert
  isBusy: boolean
  onRemove: () => void
}

function AlertRow({ alert, isBusy, onRemove }: AlertRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { date, money } = useFormat()
  const { series, level, direction, firedAt } = alert
  const name = mandiName(t, series.name)
  const market = series.mandi ? townNameIn(language, series.mandi) : t(series.region)
  const condition =
    direction === 'above'
      ? t('{{level}} or above', { level: money(level) })
      : t('{{level}} or below', { level: money(level) })
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <TextLink href={paths.marketSeries.href(series._id)}>
          {name}, {market}
        </TextLink>
        <div>
          <strong>{condition}</strong>
          {' · '}
          {firedAt
            ? t('Reached on {{date}}', { date: date(firedAt) })
            : t('now {{price}} a quintal', { price: series.price })}
        </div>
      </div>
      <ActionIcon
        variant="subtle"
        color="red"
        aria-disabled={isBusy || undefined}
        aria-label={t('Remove alert: {{name}}, {{market}}, {{condition}}', {
          name,
          market,
          condition,
        })}
        onClick={() => isBusy || onRemove()}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </li>
  )
}

/** The user's price alerts, active and reached; nothing while there are none. */
export function OwnAlerts() {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data } = trpc.market.alerts.useQuery()
  const removal = trpc.market.removeAlert.useMutation({
    onSuccess: () => {
      // The button that had the focus is about to be removed.
      heading.current?.focus({ preventScroll: true })
      toastSuccess(t('Alert removed'))
    },
    onError: (error) => toastFailure(t, error),
    onSettled: () => utils.market.alerts.invalidate(),
  })
  if (!data || data.alerts.length === 0) return null
  return (
    <section className={classes.box} aria-labelledby="own-alerts">
      <Title order={2} size="h4" id="own-alerts" ref={heading} tabIndex={-1}>
        {t('Your price alerts')}
      </Title>
      <ul className={classes.list}>
        {data.alerts.map((alert) => (
          <AlertRow
            key={alert._id}
            alert={alert}
            isBusy={removal.isPending}
            onRemove={() => removal.mutate({ alertId: alert._id })}
          />
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {t('You get a notification when a price is reached.')}
      </Text>
    </section>
  )
}
