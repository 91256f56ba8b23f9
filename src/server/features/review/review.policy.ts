/** What decides whether an order or a booking may be reviewed now. */
export interface Reviewable {
  /**
   * Delivered, returned or completed. For its buyer also paid and cancelled, or paid and not dispatched for a
   * week, or with a payment reference that the seller has not answered for a week.
   */
  isOver: boolean
  /** It was free. */
  isGift: boolean
  /**
   * The buyer has confirmed the delivery, the renter has returned the machine and its owner has completed the
   * booking, or 48 hours have passed since one person reported the delivery or the return, or since the seller
   * cancelled a paid order.
   */
  isConfirmed: boolean
  /** The time for reviews has passed. */
  isOld: boolean
}

export type ReviewRefusal = 'too-early' | 'gift' | 'unconfirmed' | 'too-late'

/** Why neither person may review it now; null when both may. */
export function reviewRefusalOf(reviewable: Reviewable): ReviewRefusal | null {
  if (!reviewable.isOver) return 'too-early'
  if (reviewable.isGift) return 'gift'
  if (!reviewable.isConfirmed) return 'unconfirmed'
  return reviewable.isOld ? 'too-late' : null
}
