import { IconPlant2 } from '@tabler/icons-react'
import classes from './goods-picture.module.css'

interface GoodsPictureProps {
  /** Its address; null when there is none. */
  image: string | null
  /** Its side in pixels. */
  size: number
  /** Whether it is on the first screen. */
  isFirst?: boolean
}

/** The drawing of a crop or kind of goods, or a plant where there is none. */
export const GoodsPicture = ({ image, size, isFirst = true }: GoodsPictureProps) =>
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
