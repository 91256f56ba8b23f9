import { IconPlant2 } from '@tabler/icons-react'
import classes from './sell.module.css'

interface KindPictureProps {
  /** Its address; null for a kind without one. */
  image: string | null
  /** Its side in pixels. */
  size: number
  /** Whether it is on the first screen. */
  isFirst?: boolean
}

/** The drawing of a kind of goods, or a plant where there is none. */
export const KindPicture = ({ image, size, isFirst = true }: KindPictureProps) =>
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
    <IconPlant2 className={classes.noPicture} width={size} height={size} stroke={1} aria-hidden />
  )
