import { Skeleton } from '@mantine/core'
import classes from '../card/listing-card.module.css'

/** A skeleton with the rows and the size of a `ListingCard`. */
export const CardSkeleton = () => (
  <div className={classes.card}>
    <Skeleton className={classes.frame} height="auto" radius={0} />
    <div className={classes.body}>
      <Skeleton className={classes.name} width="70%" />
      <Skeleton className={classes.category} width="40%" />
      <Skeleton className={classes.price} width="50%" />
      <Skeleton className={classes.description} />
      <Skeleton className={classes.tags} width="60%" />
      <Skeleton className={classes.facts} />
      <Skeleton className={classes.action} radius="md" />
    </div>
  </div>
)
