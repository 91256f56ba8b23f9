interface CropPictureProps {
  /** The crop's emoji, as an image from the server, because not every device's fonts have it. */
  emoji: string
  size: number
}

/** Decorative: the name is beside it. */
export const CropPicture = ({ emoji, size }: CropPictureProps) => (
  <img
    src={`/api/reference/pictures/${encodeURIComponent(emoji)}.webp`}
    alt=""
    width={size}
    height={size}
    decoding="async"
  />
)
