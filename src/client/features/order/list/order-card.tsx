import { IconPlant2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ListingArt } from '#client/domain/listing/card/listing-art.tsx'
import { ListingPicture } from '#client/domain/listing/card/listing-picture.tsx'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import type { OrderSummary } from '#shared/order/order.schema.ts'
import { orderStatusLabels } from '../order-labels.ts'
import { OrderStatusBadge } from '../order-status-badge.tsx'
import { useTimeLeft } from '../order-time.ts'
import classes from './order-card.module.css'
import { useOrderItems } from './order-items.ts'

interface OrderCardProps {
  order: OrderSummary
  /** The actions available from the list. */
  actions?: ReactNode
}

/** One order in a list: items, counterparty, total and status. */
export function OrderCard({ order, actions }: OrderCardProps) {
  const { t } = useTranslation()
  const { money, date } = useFormat()
  const timeLeft = useTimeLeft()
  const items = useOrderItems()(order)
  const { _id, number, role, otherName, lines, total, payBy, delivery, createdAt, status } = order
  const left = status === 'placed' && order.expiresAt ? timeLeft(order.expiresAt) : null
  const counterpartyName = personName(t, otherName)
  const picture = lines.find(({ image }) => image)?.image ?? undefined
  const drawing = lines.find(({ kindImage }) => kindImage)?.kindImage
  return (
    <article
      className={classes.card}
      aria-labelledby={`order-${_id}`}
      data-due={orderStatusLabels(order).isDue || undefined}
    >
      <div className={`${shared.squarePicture} ${classes.picture}`}>
        <ListingPicture
          src={picture}
          alt=""
          sizes="7rem"
          art={<ListingArt kindImage={drawing} icon={<IconPlant2 />} />}
        />
      </div>
      <div className={classes.text}>
        <div className={shared.headRow}>
          <OrderStatusBadge order={order} />
          {left && <span className={classes.left}>{left}</span>}
        </div>
        <h2 className={shared.cardTitle} id={`order-${_id}`}>
          <TextLink href={paths.order.href(_id)} className={classes.link}>
            {items}
          </TextLink>
        </h2>
        <p className={classes.quiet}>
          {role === 'buyer'
            ? t('from {{name}}', { name: counterpartyName })
            : t('for {{name}}', { name: counterpartyName })}
          {' · '}
          {delivery === 'pickup' ? t('Pick-up') : t('Delivery')}
        </p>
        <p className={classes.quiet}>
          <span className={classes.number}>{number}</span>
          {' · '}
          <time dateTime={createdAt}>{date(createdAt)}</time>
        </p>
      </div>
      <p className={classes.sum}>
        <span className={classes.total}>{money(total)}</span>
        <span className={classes.quiet}>{payBy === 'cash' ? t('Cash') : t('UPI')}</span>
      </p>
      {actions && <div className={classes.actions}>{actions}</div>}
    </article>
  )
}
