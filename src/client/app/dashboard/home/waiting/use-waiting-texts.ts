import { amountOf } from '#client/domain/listing/crop-units.ts'
import { listingNameIn } from '#client/domain/listing/listing-names.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import type {
  WaitingConversation,
  WaitingItem,
  WaitingListing,
  WaitingOrder,
  WaitingProposal,
} from '#shared/dashboard/waiting.schema.ts'
import { bookingTexts } from './booking-task-texts.ts'
import { orderPaymentText } from './order-payment-text.ts'
import type { TaskTextContext, WaitingTexts } from './task-text-context.ts'

function orderTexts(item: WaitingOrder, { t, format, language }: TaskTextContext): WaitingTexts {
  const name = personName(t, item.otherName)
  const one = `${listingNameIn(language, item)}, ${amountOf(t, format, item.quantity, item.unit)}`
  const goods =
    item.moreLines > 0
      ? t('{{item}} and {{more}} more', { item: one, more: format.number(item.moreLines) })
      : one
  const total = format.money(item.total)
  const isPickup = item.delivery === 'pickup'
  const href = paths.order.href(item._id)
  switch (item.task) {
    case 'answer-order':
      return {
        title: t('New order: {{item}}', { item: goods }),
        text: orderPaymentText(t, item, { name, total }),
        action: t('Accept'),
        href,
      }
    case 'check-payment':
      return {
        title: t('{{name}} has paid {{total}}. Has it arrived?', { name, total }),
        text: t('By UPI, for {{item}}', { item: goods }),
        action: t('Check the payment'),
        href,
      }
    case 'receive-cash':
      return {
        title: t('Has {{name}} paid you {{total}} in cash?', { name, total }),
        text: goods,
        action: t('Cash received'),
        href,
      }
    case 'send-order':
      return {
        title: isPickup
          ? t('Get it ready for {{name}}: {{item}}', { name, item: goods })
          : t('Send to {{name}}: {{item}}', { name, item: goods }),
        text: orderPaymentText(t, item, { name, total }),
        action: isPickup ? t('It is ready') : t('Sent'),
        href,
      }
    case 'pay-order':
      return {
        title: t('Pay {{total}} to {{name}}', { name, total }),
        text: t('By UPI, for {{item}}', { item: goods }),
        action: t('Pay now'),
        href,
      }
    case 'confirm-delivery':
      return {
        title: isPickup
          ? t('Ready for you: {{item}}', { item: goods })
          : t('On its way to you: {{item}}', { item: goods }),
        text: isPickup
          ? t('Collect it from {{name}}, then confirm it.', { name })
          : t('Confirm it when {{name}} has brought it.', { name }),
        action: t('See order'),
        href,
      }
    case 'review-order':
      return {
        title: t('Review {{name}}', { name }),
        text: goods,
        action: t('Write a review'),
        href,
      }
  }
}

function listingTexts(
  item: WaitingListing,
  { t, format, language }: TaskTextContext,
): WaitingTexts {
  const values = { item: listingNameIn(language, item), day: format.date(item.until ?? '') }
  const href =
    item.kind === 'crop' ? paths.editCrop.href(item._id) : paths.editEquipment.href(item._id)
  const change = {
    text: t('Do you still offer it? Choose a later day.'),
    action: t('Change the day'),
  }
  switch (item.task) {
    case 'extend-soon':
      return { ...change, title: t('Listed only until {{day}}: {{item}}', values), href }
    case 'extend-expired':
      return { ...change, title: t('Expired on {{day}}: {{item}}', values), href }
    case 'restock':
      return {
        title: t('Sold out: {{item}}', values),
        text: t('Do you have more of it?'),
        action: t('Enter the stock'),
        href,
      }
  }
}

function conversationTexts(
  item: WaitingConversation,
  { t, format, language }: TaskTextContext,
): WaitingTexts {
  const name = personName(t, item.otherName)
  const values = { name, number: format.number(item.unread) }
  return {
    title:
      item.unread === 1
        ? t('New message from {{name}}', values)
        : t('{{number}} new messages from {{name}}', values),
    text: listingNameIn(language, item),
    action: t('Read'),
    href: paths.conversation.href(item._id),
  }
}

const proposalTitles: Record<WaitingProposal['act'], English> = {
  listing: 'Proposed listing: {{item}}',
  order: 'Proposed order: {{item}}',
  'accept-order': 'Proposed to accept an order: {{item}}',
  price: 'Proposed price: {{item}}',
}

const proposalTexts = (
  { act, name, otherName }: WaitingProposal,
  { t }: TaskTextContext,
): WaitingTexts => ({
  title: t(proposalTitles[act], { item: name }),
  text: t('By {{name}}. Nothing is done before you confirm it.', { name: otherName }),
  action: t('Look at it'),
  href: paths.proposals.href(),
})

const upiIdTexts = ({ t }: TaskTextContext): WaitingTexts => ({
  title: t('Add your UPI ID'),
  text: t('Buyers can then pay you from their phone. Without it you can take only cash.'),
  action: t('Add UPI ID'),
  href: paths.dashboardSettings.href(),
})

function textsOf(item: WaitingItem, context: TaskTextContext): WaitingTexts {
  switch (item.task) {
    case 'answer-order':
    case 'check-payment':
    case 'receive-cash':
    case 'send-order':
    case 'pay-order':
    case 'confirm-delivery':
    case 'review-order':
      return orderTexts(item, context)
    case 'answer-booking':
    case 'hand-over':
    case 'take-back':
    case 'check-returned':
    case 'collect':
    case 'bring-back':
    case 'end-booking':
    case 'review-booking':
      return bookingTexts(item, context)
    case 'extend-soon':
    case 'extend-expired':
    case 'restock':
      return listingTexts(item, context)
    case 'read-messages':
      return conversationTexts(item, context)
    case 'answer-proposal':
      return proposalTexts(item, context)
    case 'add-upi-id':
      return upiIdTexts(context)
  }
}

/** The sentences about what waits, in the user's language. */
export function useWaitingTexts() {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  return (item: WaitingItem) => textsOf(item, { t, format, language })
}
