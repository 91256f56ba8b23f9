import { Skeleton } from '@mantine/core'
import shared from '#client/ui/shared.module.css'
import classes from './market-series.module.css'

export const SeriesSkeleton = () => (
  <div className={classes.layout} aria-hidden>
    <div className={`${shared.stackedColumn} ${classes.side}`}>
      <Skeleton height={250} radius="lg" />
      <Skeleton height={290} radius="lg" />
    </div>
    <div className={shared.stackedColumn}>
      <Skeleton height={420} radius="lg" />
      <Skeleton height={240} radius="lg" />
    </div>
  </div>
)
