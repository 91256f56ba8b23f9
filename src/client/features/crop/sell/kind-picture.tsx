import { IconPlant2 } from '@tabler/icons-react'
import classes from './sell.module.css'

/** The drawing of a kind of goods, or a plant where there is none. @param size its side in pixels. */
export const KindPicture = ({ image, size }: { image: string | null; size: number }) =>
  image ? (
    <img
      className={classes.picture}
      src={image}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  ) : (
    <IconPlant2 className={classes.noPicture} width={size} height={size} stroke={1} aria-hidden />
  )
