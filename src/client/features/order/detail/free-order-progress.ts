import type { DeliveryWay, OrderStatus } from '#shared/order/order.constants.ts'
import type { OrderView } from '#shared/order/order.schema.ts'
import type { OrderProgress } from './order-progress-message.ts'

type FreeSteps = Partial<Record<OrderStatus, Record<DeliveryWay, OrderProgress>>>

const received: OrderProgress = {
  title: 'All done',
  text: 'You have received it. The goods were free of charge.',
  tone: 'done',
}
const handedOver: OrderProgress = {
  title: 'All done',
  text: '{{name}} has received it. The goods were free of charge.',
  tone: 'done',
}

/** The steps at which a buyer would otherwise pay, or a seller wait for money. */
const freeSteps: Record<OrderView['role'], FreeSteps> = {
  buyer: {
    accepted: {
      pickup: {
        title: 'Accepted. {{name}} is preparing it',
        text: 'Wait until the status here is “Ready for pick-up”. The goods are free of charge.',
        tone: 'going',
      },
      delivery: {
        title: 'Accepted. {{name}} is preparing it',
        text: 'It will be sent to you. The goods are free of charge.',
        tone: 'going',
      },
    },
    dispatched: {
      pickup: {
        title: 'You can pick it up',
        text: 'The goods are free of charge. Call {{name}} before you leave.',
        tone: 'due',
      },
      delivery: {
        title: 'It is on the way to you',
        text: 'The goods are free of charge. When they arrive, confirm it here.',
        tone: 'going',
      },
    },
    delivered: { pickup: received, delivery: received },
  },
  seller: {
    accepted: {
      pickup: {
        title: 'Get it ready for pick-up',
        text: 'Then confirm it here. The goods are free of charge.',
        tone: 'due',
      },
      delivery: {
        title: 'Get it ready and send it',
        text: 'The goods are free of charge.',
        tone: 'due',
      },
    },
    dispatched: {
      pickup: {
        title: '{{name}} will pick it up',
        text: 'The goods are free of charge. When they have received it, confirm it here.',
        tone: 'going',
      },
      delivery: {
        title: 'It is on the way to {{name}}',
        text: 'The goods are free of charge. When they have received it, confirm it here.',
        tone: 'going',
      },
    },
    delivered: { pickup: handedOver, delivery: handedOver },
  },
}

/** The progress of an order for which nothing is paid; undefined at steps that have nothing to do with money. */
export const freeOrderProgress = ({
  role,
  status,
  delivery,
}: Pick<OrderView, 'role' | 'status' | 'delivery'>): OrderProgress | undefined =>
  freeSteps[role][status]?.[delivery]
