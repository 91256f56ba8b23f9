import OrderDetailPage from '#client/features/order/detail/order-detail.page.tsx'
import { ReviewBox } from '#client/features/review/review-box.tsx'
import { trpc } from '#client/platform/trpc/trpc.ts'
import type { OrderView } from '#shared/order/order.schema.ts'

function OrderReview({ order }: { order: OrderView }) {
  const utils = trpc.useUtils()
  return (
    <ReviewBox
      target={{ orderId: order._id }}
      subject={order.role === 'buyer' ? order.seller : order.buyer}
      canReview={order.canReview}
      opensAt={order.reviewOpensAt}
      onSent={() =>
        Promise.all([utils.order.get.invalidate({ orderId: order._id }), utils.crop.invalidate()])
      }
    />
  )
}

/** One order, with the review of the counterparty once it is over. */
export default function OrderPage() {
  return <OrderDetailPage renderReview={(order) => <OrderReview order={order} key={order._id} />} />
}
