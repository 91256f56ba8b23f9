interface CropPictureProps {
  /** The crop's emoji. The server draws it, as not every machine's letters have it. */
  emoji: string
  size: number
}

/** The name stands beside it. */
export const CropPicture = ({ emoji, size }: CropPictureProps) => (
  <img
    src={`/api/reference/pictures/${encodeURIComponent(emoji)}.webp`}
    alt=""
    width={size}
    height={size}
    decoding="async"
  />
)
