import { Skeleton } from '@mantine/core'

interface SkeletonListProps {
  /** The class of the list's grid or column. */
  className: string | undefined
  cards: number
  /** Pixels, as high as one card. */
  height: number
}

/** Placeholders for the cards of a list that is loading. */
export const SkeletonList = ({ className, cards, height }: SkeletonListProps) => (
  <div className={className} aria-hidden>
    {Array.from({ length: cards }, (_, index) => index + 1).map((number) => (
      <Skeleton key={number} height={height} radius="lg" />
    ))}
  </div>
)
