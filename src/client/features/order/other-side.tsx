import { Group, Title } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OrderView } from '../../../shared/order.schema.ts'
import { CallButton } from '../../core/listing/call-button.tsx'
import { SellerCard } from '../../core/listing/seller-card.tsx'
import { paths } from '../../core/paths.ts'
import { LinkButton } from '../../core/ui/link.tsx'

/** Who the other one is, and how to talk to them. */
export function OtherSide({ order }: { order: OrderView }) {
  const { t } = useTranslation()
  const isBuyer = order.role === 'buyer'
  const { name, image, verified, place, phone } = isBuyer ? order.seller : order.buyer
  const label = isBuyer ? t('Seller') : t('Buyer')
  return (
    <div>
      <Title order={2} size="h3" mb="sm">
        {label}
      </Title>
      <SellerCard seller={{ firstName: name, lastName: '', image, verified, place }} label={label}>
        <Group gap="xs" w="100%">
          {phone && <CallButton phone={phone} />}
          <LinkButton
            variant="default"
            href={paths.startConversation.href(`order=${encodeURIComponent(order._id)}`)}
            leftSection={<IconMessage size={20} aria-hidden />}
          >
            {t('Message')}
          </LinkButton>
        </Group>
      </SellerCard>
    </div>
  )
}
