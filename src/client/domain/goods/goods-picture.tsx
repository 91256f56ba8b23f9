import { IconPlant2 } from '@tabler/icons-react'
import classes from './commodity-picture.module.css'

interface CommodityPictureProps {
  /** Its address; null for a crop without one. */
  image: string | null
  /** Its side in pixels. */
  size: number
  /** Whether it is on the first screen. */
  isFirst?: boolean
}

/** The drawing of a crop, or a plant where there is none. */
export const CommodityPicture = ({ image, size, isFirst = true }: CommodityPictureProps) =>
  image ? (
    <img
      className={classes.picture}
      src={image}
      alt=""
      width={size}
      height={size}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  ) : (
    <IconPlant2 className={classes.none} width={size} height={size} stroke={1} aria-hidden />
  )
