import { Skeleton } from '@mantine/core'
import shared from '#client/ui/shared.module.css'
import classes from './crop-price-row.module.css'

const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export const CropListSkeleton = () => (
  <div className={`${shared.smallGapList} ${classes.list}`} aria-hidden>
    {rows.map((row) => (
      <div key={row} className={classes.row}>
        <Skeleton height={56} width={56} radius="md" />
        <div className={classes.name}>
          <Skeleton height={22} width="60%" mb={6} />
        </div>
        <div className={classes.what}>
          <Skeleton height={18} width="80%" mb={8} />
          <Skeleton height={18} width="50%" />
        </div>
        <div className={classes.money}>
          <Skeleton height={24} width={80} mb={6} />
          <Skeleton height={18} width={80} />
        </div>
        <div className={classes.when}>
          <Skeleton height={18} width="50%" />
        </div>
      </div>
    ))}
  </div>
)
