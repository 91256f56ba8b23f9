import { Skeleton } from '@mantine/core'
import classes from './market-series.module.css'

export const SeriesSkeleton = () => (
  <div className={classes.layout} aria-hidden>
    <div className={classes.side}>
      <Skeleton height={250} radius="lg" />
      <Skeleton height={290} radius="lg" />
    </div>
    <div className={classes.main}>
      <Skeleton height={420} radius="lg" />
      <Skeleton height={240} radius="lg" />
    </div>
  </div>
)
