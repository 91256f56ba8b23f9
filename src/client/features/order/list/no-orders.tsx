import { Button, Stack, Text, Title } from '@mantine/core'
import { IconShoppingBag } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { type OrderListControl, orderAddress } from '../order-address.ts'

interface NoOrdersProps {
  list: OrderListControl
  /** The title when there has never been an order. */
  title: Translated
  text: Translated
  /** The link towards a first order. */
  children: ReactNode
}

/** No results, or no orders yet. */
export function NoOrders({ list, title, text, children }: NoOrdersProps) {
  const { t } = useTranslation()
  const isFiltered = orderAddress.build({ ...list.state, sort: 'newest', page: 1 }) !== ''
  return (
    <Stack align="center" py="xl" gap="xs" ta="center">
      <IconShoppingBag size={72} stroke={1.25} color="var(--kh-accent)" aria-hidden />
      <Title order={2} size="h3">
        {isFiltered ? t('No orders found') : title}
      </Title>
      <Text c="dimmed">{isFiltered ? t('Try another status or other words.') : text}</Text>
      {isFiltered ? (
        <Button mt="sm" onClick={() => list.clear(orderAddress.initial)}>
          {t('Show all orders')}
        </Button>
      ) : (
        children
      )}
    </Stack>
  )
}
