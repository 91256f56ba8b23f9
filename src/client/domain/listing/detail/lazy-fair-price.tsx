import { Skeleton } from '@mantine/core'
import { Suspense, useState } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import type { CropView } from '#shared/crop/crop.schema.ts'
import classes from './fair-price.module.css'

/** Loads the code of the mandi's price: call it when a crop is about to be opened. */
export const loadFairPrice = () => withHindi(() => import('./fair-price.tsx'), 'market')

const FairPrice = lazyPart(loadFairPrice)

/**
 * The mandi's price, whose space is reserved from the start: the buttons below, which choose a quantity, do not move
 * when the answer arrives. The space stays empty if the answer has no price; none is reserved if that is known before.
 */
export function LazyFairPrice({ crop }: { crop: CropView }) {
  const utils = trpc.useUtils()
  const [isReserved] = useState(
    () => utils.market.fairPrice.getData({ cropId: crop._id })?.mandi !== null,
  )
  const skeleton = isReserved ? <Skeleton className={classes.skeleton} /> : null
  return (
    <div className={isReserved ? classes.reserved : undefined}>
      <Suspense fallback={skeleton}>
        <FairPrice crop={crop} skeleton={skeleton} />
      </Suspense>
    </div>
  )
}
