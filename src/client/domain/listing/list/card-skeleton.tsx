import { Skeleton } from '@mantine/core'
import classes from '../card/listing-card.module.css'

/** A skeleton with the rows and the size of a `ListingCard`. */
export const CardSkeleton = () => (
  <div className={classes.card} data-row>
    <Skeleton className={classes.frame} height="auto" radius={0} />
    <div className={classes.body}>
      <Skeleton className={classes.name} height="1.5rem" width="70%" mb="0.25rem" />
      <Skeleton className={classes.category} height="1.25rem" width="40%" mb="0.25rem" />
      <Skeleton height="1.75rem" width="60%" mb="0.25rem" />
      <Skeleton className={classes.description} height="3rem" />
      <Skeleton className={classes.tags} height="1.75rem" width="60%" />
      <Skeleton className={classes.facts} height="6rem" />
      <Skeleton className={classes.action} height="1.5rem" width="50%" my="0.625rem" />
    </div>
  </div>
)
