import { Group, Text } from '@mantine/core'
import { IconPlant, IconShoppingCart } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CropView } from '../../../shared/crop.schema.ts'
import { maxBasketLines } from '../../../shared/order.constants.ts'
import { useFormat } from '../format.ts'
import { amountOf } from '../listing/crop-units.ts'
import { ListingPicture } from '../listing/listing-picture.tsx'
import { PersonDialog } from '../listing/person-dialog.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/link.tsx'
import classes from './added-dialog.module.css'
import { lineTotal } from './basket-view.policy.ts'
import type { Added } from './use-change-basket.ts'

interface AddedDialogProps {
  crop: CropView
  /** null when the basket is full. */
  added: Added | null
  isOpen: boolean
  onClose: () => void
}

/** What is in the basket of this crop now, and the two ways on. */
export default function AddedDialog({ crop, added, isOpen, onClose }: AddedDialogProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const title = added ? t('Added to your cart') : t('Your cart is full')
  const amount = added ? amountOf(t, format, added.quantity, crop.unit) : ''
  return (
    <PersonDialog title={isOpen ? title : null} onClose={onClose}>
      {added ? (
        <div className={classes.line}>
          <div className={classes.picture}>
            <ListingPicture src={crop.images[0]} alt="" sizes="88px" art={<IconPlant />} />
          </div>
          <div>
            <Text className={classes.name}>{crop.name}</Text>
            <Text>
              {t('{{amount}} in your cart: {{total}}', {
                amount,
                total: format.money(lineTotal({ quantity: added.quantity, price: crop.price })),
              })}
            </Text>
            {added.isAll && (
              <Text size="sm" c="dimmed">
                {t('That is all there is.')}
              </Text>
            )}
          </div>
        </div>
      ) : (
        <Text>
          {t('A cart can have up to {{max}} crops. Order these first, or take some out.', {
            max: format.number(maxBasketLines),
          })}
        </Text>
      )}
      <Group grow preventGrowOverflow={false} gap="xs">
        <LinkButton
          href={paths.cart.href()}
          leftSection={<IconShoppingCart size={20} aria-hidden />}
        >
          {t('Go to cart')}
        </LinkButton>
        <LinkButton href={paths.shop.href()} variant="default">
          {t('Continue shopping')}
        </LinkButton>
      </Group>
    </PersonDialog>
  )
}
