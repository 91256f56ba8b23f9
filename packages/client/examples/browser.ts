import { createKrishiHaatClient, type KrishiHaatOutputs } from '@krishihaat/client'

type Order = KrishiHaatOutputs['order']['sales']['orders'][number]

/** Writes the orders that wait for this seller into a list of the page. */
export async function showWaitingOrders(url: string, list: HTMLElement) {
  const client = createKrishiHaatClient(url, { token: () => sessionStorage.getItem('token') })
  const { orders } = await client.order.sales.query({ status: 'placed' })
  const textOf = ({ number, otherName, total }: Order) => `${number}: ${otherName}, ₹${total}`
  list.replaceChildren(
    ...orders.map((order) => {
      const item = document.createElement('li')
      item.textContent = textOf(order)
      return item
    }),
  )
}
