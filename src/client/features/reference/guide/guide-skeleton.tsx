import { Skeleton } from '@mantine/core'
import classes from '../crop-guide.module.css'

export const GuideSkeleton = () => (
  <div className={classes.columns}>
    <Skeleton height={360} radius="lg" />
    <Skeleton height={520} radius="lg" />
  </div>
)
