import { Button, Loader } from '@mantine/core'
import { IconShoppingCart } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { type Added, useChangeCart } from './use-change-cart.ts'

// Loaded when a crop is added for the first time.
const AddedDialog = lazyPart(() => withHindi(() => import('./added-dialog.tsx'), 'order'))

interface AddToCartProps {
  crop: CropView
  /** Whole units. */
  quantity: number
  isDisabled: boolean
}

/** The button that adds the quantity to the cart, and the dialog that confirms it. */
export function AddToCart({ crop, quantity, isDisabled }: AddToCartProps) {
  const { t } = useTranslation()
  const cart = useChangeCart()
  const [isBusy, setBusy] = useState(false)
  /** The result; null when the cart is full, undefined before the first click. */
  const [added, setAdded] = useState<Added | null>()
  const [isOpen, setOpen] = useState(false)
  const handleAdd = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const { _id: cropId, price, unit, name } = crop
      setAdded(await cart.add({ cropId, quantity, price, unit, name }, crop.quantity))
      setOpen(true)
    } catch {
      // The toast shows the failure.
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {/* Not disabled while busy, so that it keeps the focus, which the dialog returns to it. */}
      <Button
        leftSection={
          isBusy ? (
            <Loader size={20} color="currentColor" />
          ) : (
            <IconShoppingCart size={20} aria-hidden />
          )
        }
        disabled={isDisabled}
        aria-disabled={isBusy || undefined}
        onClick={handleAdd}
      >
        {t('Add to Cart')}
      </Button>
      <Suspense>
        {added !== undefined && (
          <AddedDialog crop={crop} added={added} isOpen={isOpen} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
