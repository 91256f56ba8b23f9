/** What decides whether an order or a booking may be reviewed now. */
export interface Reviewable {
  /** Delivered or completed. */
  isOver: boolean
  /** It cost nothing. */
  isGift: boolean
  /**
   * The buyer (the renter) has confirmed the delivery (the return), or 48 hours have passed since the
   * other side said so.
   */
  isConfirmed: boolean
  /** It was over too long ago. */
  isOld: boolean
}

export type ReviewRefusal = 'too-early' | 'gift' | 'unconfirmed' | 'too-late'

/** Why neither side may review it now; null when both may. */
export function reviewRefusalOf(reviewable: Reviewable): ReviewRefusal | null {
  if (!reviewable.isOver) return 'too-early'
  if (reviewable.isGift) return 'gift'
  if (!reviewable.isConfirmed) return 'unconfirmed'
  return reviewable.isOld ? 'too-late' : null
}
