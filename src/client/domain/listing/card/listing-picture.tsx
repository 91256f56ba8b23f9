import { type ReactNode, useState } from 'react'
import { imageVariant, imageWidths } from '#shared/kit/image.ts'
import classes from './listing-picture.module.css'

interface ListingPictureProps {
  /** undefined when the listing has no picture. */
  src: string | undefined
  /** '' where the name is shown beside it. */
  alt: string
  /** The `sizes` attribute, by which the browser chooses a width. */
  sizes: string
  /** Loads first, for the picture on a phone's first screen; other pictures load lazily. */
  isEager?: boolean
  /** Shown instead of a missing picture. */
  art: ReactNode
}

/** A picture that fills its frame; the frame sets the size, so that loading moves nothing. */
export function ListingPicture({ src, alt, sizes, isEager = false, art }: ListingPictureProps) {
  const [broken, setBroken] = useState<string>()
  if (!src || src === broken) {
    return (
      <div className={classes.placeholder} aria-hidden>
        {art}
      </div>
    )
  }
  return (
    <img
      className={classes.picture}
      src={imageVariant(src, 640)}
      srcSet={imageWidths.map((width) => `${imageVariant(src, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={640}
      height={480}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(src)}
    />
  )
}
