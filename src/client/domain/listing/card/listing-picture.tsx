import { type ReactNode, useState } from 'react'
import { imageVariant, imageWidths } from '#shared/kit/image.ts'
import classes from './listing-picture.module.css'

interface ListingPictureProps {
  /** Nothing when the listing has no picture. */
  src: string | undefined
  /** '' where the name stands beside it. */
  alt: string
  /** How wide it is shown, for the browser to choose among its widths. */
  sizes: string
  /** On a phone's first screen: fetched before all else; the others when they come near. */
  isEager?: boolean
  /** Drawn instead of a missing picture. */
  art: ReactNode
}

/** Fills its frame, which sets the shape, so that nothing moves when it arrives. */
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
