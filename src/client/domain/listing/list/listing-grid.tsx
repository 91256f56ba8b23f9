import type { ReactNode } from 'react'
import { HydrateLater } from '#client/ui/hydrate-later.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import classes from './listing-grid.module.css'

interface ListingGridProps<Item> {
  items: readonly Item[]
  /** The next page is loading, and these are the listings of the last one. */
  isOutdated: boolean
  renderCard: (item: Item, isOnFirstScreen: boolean) => ReactNode
}

/** The number of cards on a phone's first screen, whose pictures load first. */
const cardsOnFirstScreen = 2

export const ListingGrid = <Item extends { _id: string }>(props: ListingGridProps<Item>) => (
  <ul className={classes.grid} aria-busy={props.isOutdated}>
    {props.items.map((item, index) => (
      <HydrateLater key={item._id}>
        {(mark) => <li {...mark}>{props.renderCard(item, index < cardsOnFirstScreen)}</li>}
      </HydrateLater>
    ))}
  </ul>
)

const skeletonCards = [1, 2, 3, 4, 5, 6, 7, 8]

export const ListingGridSkeleton = () => (
  <div className={classes.grid} aria-hidden>
    {skeletonCards.map((card) => (
      <CardSkeleton key={card} />
    ))}
  </div>
)
