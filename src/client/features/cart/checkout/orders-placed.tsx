import { Group, List, Text, Title } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { focusPageHeading } from '#client/platform/paths/page-heading.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton, TextLink } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import { acceptWithinHours, isFreeOrder } from '#shared/order/order.constants.ts'
import classes from './orders-placed.module.css'
import type { PlacedOrder } from './placed-orders.ts'
import '@mantine/core/styles/List.layer.css'

/** The numbers of the placed orders, and what happens next. */
export function OrdersPlaced({ orders }: { orders: readonly PlacedOrder[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  useEffect(() => {
    // The form that had the focus is gone.
    focusPageHeading()
    window.scrollTo(0, 0)
  }, [])
  const paymentText = () => {
    if (orders.every(isFreeOrder)) return t('The goods are free of charge.')
    return orders.some(({ payBy }) => payBy === 'upi')
      ? t('Once the seller accepts, you pay by UPI: the order shows you how.')
      : t('You pay in cash when you receive it.')
  }
  return (
    <div className={classes.placed}>
      <ul className={shared.smallGapList}>
        {orders.map(({ _id, number, otherName, total }) => (
          <li key={_id} className={classes.order}>
            <IconCircleCheck size={28} aria-hidden />
            <div>
              <TextLink href={paths.order.href(_id)} className={classes.number}>
                {t('Order {{number}}', { number })}
              </TextLink>
              <Text c="dimmed">{personName(t, otherName)}</Text>
            </div>
            <strong>{format.money(total)}</strong>
          </li>
        ))}
      </ul>
      <section className={classes.next} aria-labelledby="placed-next">
        <Title order={2} size="h3" id="placed-next" mb="sm">
          {t('What happens next')}
        </Title>
        <List type="ordered" spacing="xs" withPadding>
          <List.Item>
            {t('Each seller has {{hours}} hours to accept. Until then you can cancel.', {
              hours: format.number(acceptWithinHours),
            })}
          </List.Item>
          <List.Item>{paymentText()}</List.Item>
          <List.Item>{t('You get a notification for every step.')}</List.Item>
        </List>
      </section>
      <Group gap="sm">
        <LinkButton href={paths.myOrders.href()}>{t('See what you bought')}</LinkButton>
        <LinkButton href={paths.shop.href()} variant="default">
          {t('Continue shopping')}
        </LinkButton>
      </Group>
    </div>
  )
}
