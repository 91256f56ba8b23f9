import { Button, Loader } from '@mantine/core'
import { IconShoppingCart } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { type Added, useChangeCart } from './use-change-cart.ts'

// Opened by who buys, and only then.
const AddedDialog = lazyPart(() => withHindi(() => import('./added-dialog.tsx'), 'order'))

interface AddToCartProps {
  crop: CropView
  /** Whole units. */
  quantity: number
  isDisabled: boolean
}

/** Puts so much of the crop into the basket, and says so. */
export function AddToCart({ crop, quantity, isDisabled }: AddToCartProps) {
  const { t } = useTranslation()
  const cart = useChangeCart()
  const [isBusy, setBusy] = useState(false)
  /** What has come of it; null when the basket is full, undefined before. */
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
      // The toast says why.
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {/* It is never disabled meanwhile: it keeps the focus, which the dialog gives back to it. */}
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
