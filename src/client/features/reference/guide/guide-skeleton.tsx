import { Skeleton } from '@mantine/core'
import shared from '#client/ui/shared.module.css'
import classes from '../crop-guide.module.css'

export const GuideSkeleton = () => (
  <div className={`${shared.columns} ${classes.columns}`}>
    <Skeleton height={360} radius="lg" />
    <Skeleton height={520} radius="lg" />
  </div>
)
