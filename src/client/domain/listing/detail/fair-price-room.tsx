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
 * The mandi's price, with its room from the start: what comes below, the buttons that choose a quantity too, does not
 * move when the answer arrives. The room stays if no price is known, and is not there if that is known before.
 */
export function FairPriceRoom({ crop }: { crop: CropView }) {
  const utils = trpc.useUtils()
  const [hasRoom] = useState(
    () => utils.market.fairPrice.getData({ cropId: crop._id })?.mandi !== null,
  )
  return (
    <div className={hasRoom ? classes.room : undefined}>
      <Suspense fallback={hasRoom ? <Skeleton className={classes.skeleton} /> : null}>
        <FairPrice crop={crop} skeleton={<Skeleton className={classes.skeleton} />} />
      </Suspense>
    </div>
  )
}
