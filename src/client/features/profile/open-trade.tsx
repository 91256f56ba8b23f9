import { List, Text } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import type { DeletionStatus } from '#shared/account/account.schema.ts'

interface OpenTradeProps extends Pick<DeletionStatus, 'openOrders' | 'openBookings'> {
  /** Closes the dialog when a link in it is followed. */
  onFollow: () => void
}

/** Open orders and bookings that must be finished or cancelled first, with links. */
export function OpenTrade({ openOrders, openBookings, onFollow }: OpenTradeProps) {
  const { t } = useTranslation()
  return (
    <>
      <Text>{t('Please finish or cancel your open orders and bookings first.')}</Text>
      <List spacing="xs">
        {openOrders.map(({ _id, number }) => (
          <List.Item key={_id}>
            <TextLink href={paths.order.href(_id)} onClick={onFollow}>
              {t('Order {{number}}', { number })}
            </TextLink>
          </List.Item>
        ))}
        {openBookings.map(({ _id, number }) => (
          <List.Item key={_id}>
            <TextLink href={paths.booking.href(_id)} onClick={onFollow}>
              {t('Booking {{number}}', { number })}
            </TextLink>
          </List.Item>
        ))}
      </List>
    </>
  )
}
