import { listingNameIn } from '#client/domain/listing/listing-names.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { paths } from '#client/platform/paths/paths.ts'
import type { WaitingBooking } from '#shared/dashboard/waiting.schema.ts'
import type { TaskTextContext, WaitingTexts } from './task-text-context.ts'

/** What the owner or the renter does next about a booking. */
export function bookingTexts(
  item: WaitingBooking,
  { t, format, language }: TaskTextContext,
): WaitingTexts {
  const name = personName(t, item.otherName)
  const goods = listingNameIn(language, item)
  const [from, to] = [format.date(item.from), format.date(item.to)]
  const total = format.money(item.total, item.currency)
  const days = item.from === item.to ? from : t('{{from}} to {{to}}', { from, to })
  const href = paths.booking.href(item._id)
  const common = { text: days, action: t('See booking'), href }
  const values = { name, item: goods }
  const { isBrought = false } = item
  switch (item.task) {
    case 'answer-booking':
      return {
        title: t('Booking request: {{item}}', values),
        text: isBrought
          ? t('{{name}} wants it brought, {{days}}, and pays {{total}}.', { name, days, total })
          : t('{{name}} wants it {{days}} and pays {{total}}.', { name, days, total }),
        action: t('Accept request'),
        href,
      }
    case 'hand-over':
      return {
        ...common,
        title: isBrought
          ? t('Bring to {{name}}: {{item}}', values)
          : t('Hand over to {{name}}: {{item}}', values),
      }
    case 'take-back':
      return {
        ...common,
        title: isBrought
          ? t('Take back from {{name}}: {{item}}', values)
          : t('{{name}} has to bring back: {{item}}', values),
      }
    case 'check-returned':
      return {
        ...common,
        title: isBrought
          ? t('Back from {{name}}: {{item}}', values)
          : t('{{name}} brought back: {{item}}', values),
      }
    case 'collect':
      return {
        ...common,
        title: isBrought
          ? t('{{name}} brings it to you: {{item}}', values)
          : t('Collect from {{name}}: {{item}}', values),
      }
    case 'bring-back':
      return {
        ...common,
        title: isBrought
          ? t('{{name}} collects it from you: {{item}}', values)
          : t('Bring back to {{name}}: {{item}}', values),
      }
    case 'end-booking':
      return {
        ...common,
        title: t('Not marked as handed over: {{item}}', values),
        text: t('The days with {{name}} are over: {{days}}. You can cancel this booking.', {
          name,
          days,
        }),
      }
    case 'review-booking':
      return {
        title: t('Review {{name}}', { name }),
        text: goods,
        action: t('Write a review'),
        href,
      }
  }
}
