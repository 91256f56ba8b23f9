import { Skeleton } from '@mantine/core'
import shared from '#client/ui/shared.module.css'
import classes from './price-card.module.css'

const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export const PriceListSkeleton = () => (
  <div className={`${shared.mediumGapList} ${classes.grid}`} aria-hidden>
    {cards.map((card) => (
      <div key={card} className={classes.card}>
        <div className={classes.what}>
          <Skeleton height={24} width="60%" mb={6} />
          <Skeleton height={18} width="45%" />
        </div>
        <div className={classes.money}>
          <Skeleton height={32} width={96} />
          <Skeleton height={18} width={72} mt={6} />
        </div>
        <div className={classes.when}>
          <Skeleton height={18} width="50%" />
        </div>
      </div>
    ))}
  </div>
)
