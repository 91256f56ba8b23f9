import { mandiName } from '#client/domain/mandi/mandi-name.ts'
import { townNameIn } from '#client/domain/mandi/market-name.ts'
import type { formatters } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import type { ShownLanguage } from '#client/platform/i18n/translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import type { NotificationContent } from '#shared/notification/notification.schema.ts'
import { proposalSentences } from './proposal-sentences.ts'
import { securitySentence } from './security-sentences.ts'

type Content<Kind extends NotificationContent['kind']> = Extract<
  NotificationContent,
  { kind: Kind }
>
type Order = Content<'order'>
type Booking = Content<'booking'>

/** A notification's text, link, and small print. */
interface NotificationLabels {
  href: string
  text: string
  source?: string
}

type Decision = Content<'verified' | 'listing-decision' | 'post-decision' | 'expert-session'>

interface LabelContext extends ShownLanguage {
  format: ReturnType<typeof formatters>
}

function priceSentence({ modal, level }: Content<'price-alert'>) {
  if (modal > level) return '{{name}} at {{market}} is {{price}} a quintal, above your {{level}}.'
  if (modal < level) return '{{name}} at {{market}} is {{price}} a quintal, below your {{level}}.'
  return '{{name}} at {{market}} is {{price}} a quintal, the level you set.'
}

const orderChanged = 'Something has changed with order {{number}}: {{item}}.'

const toSeller: Partial<Record<Order['change'], string>> = {
  placed: '{{name}} ordered {{item}} for {{total}}. Accept it within 24 hours.',
  'payment-claimed':
    '{{name}} says that they paid {{total}} for order {{number}}. Check your account.',
  delivered: '{{name}} has received order {{number}}: {{item}}.',
  cancelled: '{{name}} cancelled order {{number}}: {{item}}.',
  expired: 'Order {{number}} was not accepted within 24 hours and has expired: {{item}}.',
  'contest-closed': 'An admin has settled your dispute about order {{number}}: {{item}}.',
}

const toBuyer: Partial<Record<Order['change'] | 'ready', string>> = {
  placed: 'Your order {{number}} is placed: {{item}}.',
  accepted: '{{name}} accepted your order {{number}}: {{item}}.',
  declined: '{{name}} declined your order {{number}}: {{item}}.',
  paid: '{{name}} has received your {{total}} for order {{number}}.',
  'cash-received': '{{name}} has received your {{total}} in cash for order {{number}}.',
  dispatched: 'Your order {{number}} is on its way to you: {{item}}.',
  ready: 'Your order {{number}} is ready for pick-up: {{item}}.',
  delivered: 'Your order {{number}} is delivered: {{item}}.',
  cancelled: '{{name}} cancelled your order {{number}}: {{item}}.',
  contested: '{{name}} says that they received no cash for order {{number}}: {{total}}.',
  'contest-closed':
    'An admin has settled the dispute by {{name}} about order {{number}}: {{item}}.',
  expired: '{{name}} did not answer in time. Your order {{number}} has expired: {{item}}.',
}

function orderSentence({ to, change, delivery, deliveryFee }: Order): string {
  if (to === 'seller' && change === 'placed' && deliveryFee !== undefined) {
    return '{{name}} ordered {{item}} for {{total}}, {{fee}} of it for delivery. Accept it within 24 hours.'
  }
  if (to === 'seller') return toSeller[change] ?? orderChanged
  const event = change === 'dispatched' && delivery === 'pickup' ? 'ready' : change
  return toBuyer[event] ?? orderChanged
}

function orderLabels(content: Order, { t, format }: LabelContext): NotificationLabels {
  const { orderId, to, by, number, item, more, total, deliveryFee = 0 } = content
  return {
    href: paths.order.href(orderId),
    text: t(orderSentence(content), {
      name: personName(t, by, to === 'seller' ? 'A buyer' : 'The seller'),
      number,
      item: more > 0 ? t('{{item}} and {{more}} more', { item, more: format.number(more) }) : item,
      total: format.money(total),
      fee: format.money(deliveryFee),
    }),
  }
}

const bookingChanged = 'Something has changed with booking {{number}}: {{item}}.'

const toOwner: Partial<Record<Booking['change'], string>> = {
  requested: '{{name}} would like to rent {{item}}: {{days}}. Answer within 24 hours.',
  returned: '{{name}} says that you have {{item}} back: {{days}}.',
  completed: 'The booking of {{item}} is completed: {{days}}.',
  cancelled: '{{name}} cancelled the booking of {{item}}: {{days}}.',
  expired: 'You did not answer in time. The request for {{item}} has expired: {{days}}.',
}

const toRenter: Partial<Record<Booking['change'], string>> = {
  requested: 'You requested {{item}}: {{days}}.',
  accepted: '{{name}} accepted your booking of {{item}}: {{days}}.',
  declined: '{{name}} declined your booking of {{item}}: {{days}}.',
  'handed-over': '{{name}} has handed {{item}} over to you: {{days}}.',
  returned: '{{name}} has confirmed the return of {{item}}.',
  completed: 'Your booking of {{item}} is completed.',
  cancelled: '{{name}} cancelled your booking of {{item}}: {{days}}.',
  expired: '{{name}} did not answer in time. Your request for {{item}} has expired: {{days}}.',
}

const requestedForToday = '{{name}} would like to rent {{item}}: {{days}}. Answer by {{time}}.'

function bookingLabels(content: Booking, { t, format }: LabelContext): NotificationLabels {
  const { bookingId, to, change, by, number, item, answerBy } = content
  const [from, until] = [format.date(content.from), format.date(content.until)]
  const sentence = (to === 'owner' ? toOwner : toRenter)[change] ?? bookingChanged
  return {
    href: paths.booking.href(bookingId),
    text: t(answerBy === undefined ? sentence : requestedForToday, {
      name: personName(t, by, to === 'owner' ? 'Someone' : 'The owner'),
      time: answerBy === undefined ? '' : format.moment(answerBy),
      number,
      item,
      days: from === until ? from : t('{{from}} to {{until}}', { from, until }),
    }),
  }
}

/** The labels of an admin's decision, with the admin's reason. */
function decisionLabels(
  content: Decision,
  { t, language, format }: LabelContext,
): NotificationLabels {
  switch (content.kind) {
    case 'verified':
      return {
        href: paths.dashboardSettings.href(),
        text: content.isVerified
          ? t('Your account is verified. Everyone can see the tick beside your name.')
          : content.isOwnChange
            ? t(
                'You lost your tick because your name or UPI ID changed. An admin will check it again.',
              )
            : t('Your account is no longer verified.'),
      }
    case 'listing-decision': {
      const { listing, listingId, name, isHidden } = content
      return {
        href: (listing === 'crop' ? paths.crop : paths.equipment).href(listingId),
        text: isHidden
          ? t('An admin has hidden your listing {{name}}.', { name })
          : t('Your listing {{name}} may be shown again.', { name }),
        source: content.reason,
      }
    }
    case 'post-decision': {
      const { questionId, title, isRemoved, reason } = content
      return {
        href: paths.communityQuestion.href(questionId),
        text: isRemoved
          ? t('An admin has removed your post: {{title}}', { title })
          : t('Your post is visible again: {{title}}', { title }),
        source: reason,
      }
    }
    case 'expert-session': {
      const expert = content.expert[language]
      const day = format.date(content.day)
      return {
        href: paths.expertSession.href(),
        text: content.isConfirmed
          ? t('Your session is confirmed: {{expert}}, {{day}}.', { expert, day })
          : t('Your session can’t take place: {{expert}}, {{day}}.', { expert, day }),
        source: content.reason,
      }
    }
  }
}

/** The labels of a notification. */
export function notificationLabels(
  content: NotificationContent,
  context: LabelContext,
): NotificationLabels {
  const { t, format } = context
  switch (content.kind) {
    case 'price-alert':
      return {
        href: paths.marketSeries.href(content.seriesId),
        text: t(priceSentence(content), {
          name: mandiName(t, content.name),
          market: townNameIn(context.language, content),
          price: format.money(content.modal),
          level: format.money(content.level),
        }),
        source: t('Report of {{date}}', { date: format.date(content.arrivalDate) }),
      }
    case 'community-answer': {
      const { title, by } = content
      return {
        href: paths.communityQuestion.href(content.questionId),
        text: by
          ? t('{{name}} answered your question: {{title}}', { name: personName(t, by), title })
          : t('Your question has an answer: {{title}}', { title }),
      }
    }
    case 'order':
      return orderLabels(content, context)
    case 'booking':
      return bookingLabels(content, context)
    case 'review':
      return {
        href: paths.seller.href(content.sellerId),
        text: t('{{name}} gave you {{stars}} of 5 stars for {{item}}.', {
          name: personName(t, content.by, 'Someone'),
          stars: format.number(content.stars),
          item: content.item,
        }),
      }
    case 'saved-search':
      return {
        href: paths[content.listing].href(content.listingId),
        text: t('New for “{{search}}”: {{name}}', {
          search: content.searchName,
          name: content.name,
        }),
      }
    case 'api-key':
      return {
        href: paths.integrations.href(),
        text: t(securitySentence(content), { name: content.name }),
      }
    case 'webhook':
      return {
        href: paths.webhooks.href(),
        text: t(securitySentence(content), { name: content.name }),
      }
    case 'proposal':
      return {
        href: paths.proposals.href(),
        text: t(proposalSentences[content.act], { name: content.by, item: content.item }),
      }
    case 'login-due':
    case 'second-factor':
      return { href: paths.dashboardSettings.href(), text: t(securitySentence(content)) }
    default:
      return decisionLabels(content, context)
  }
}
