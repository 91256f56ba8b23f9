import { Group, Text } from '@mantine/core'
import { IconPlant, IconShoppingCart } from '@tabler/icons-react'
import { ListingArt } from '#client/domain/listing/card/listing-art.tsx'
import { ListingPicture } from '#client/domain/listing/card/listing-picture.tsx'
import { amountOf } from '#client/domain/listing/crop-units.ts'
import { listingNameIn } from '#client/domain/listing/listing-names.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TitledDialog } from '#client/ui/dialog/titled-dialog.tsx'
import { LinkButton } from '#client/ui/link.tsx'
import { maxCartLines } from '#shared/cart/cart.constants.ts'
import { lineTotal } from '#shared/cart/line-total.ts'
import type { CropView } from '#shared/crop/crop.schema.ts'
import classes from './added-dialog.module.css'
import type { Added } from './use-change-cart.ts'

interface AddedDialogProps {
  crop: CropView
  /** null when the cart is full. */
  added: Added | null
  isOpen: boolean
  onClose: () => void
}

/** Shows how much of the crop is in the cart now, with links to the cart and the shop. */
export default function AddedDialog({ crop, added, isOpen, onClose }: AddedDialogProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  const title = added ? t('Added to your cart') : t('Your cart is full')
  const amount = added ? amountOf(t, format, added.quantity, crop.unit) : ''
  return (
    <TitledDialog title={isOpen ? title : null} onClose={onClose}>
      {added ? (
        <div className={classes.line}>
          <div className={classes.picture}>
            <ListingPicture
              src={crop.images[0]}
              alt=""
              sizes="88px"
              art={<ListingArt kindImage={crop.kindImage} icon={<IconPlant />} />}
            />
          </div>
          <div>
            <Text className={classes.name}>{listingNameIn(language, crop)}</Text>
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
            max: format.number(maxCartLines),
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
    </TitledDialog>
  )
}
