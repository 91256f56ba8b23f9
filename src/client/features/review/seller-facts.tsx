import { IconClockCheck, IconUsers } from '@tabler/icons-react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { maxCountedBuyers } from '#shared/order/order.constants.ts'
import classes from './seller-frame.module.css'

/** How many people have bought from the seller, and how fast they answer; nothing while there is nothing to say. */
export function SellerFacts({ sellerId }: { sellerId: string }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { data } = trpc.order.sellerFacts.useQuery({ sellerId })
  if (!data || (data.buyers === 0 && data.answersWithinHours === null)) return null
  const { buyers, answersWithinHours: hours } = data
  const count = buyers < maxCountedBuyers ? number(buyers) : `${number(buyers)}+`
  return (
    <ul className={classes.facts}>
      {buyers > 0 && (
        <li>
          <IconUsers size={20} aria-hidden />
          {buyers === 1
            ? t('Has sold to 1 buyer')
            : t('Has sold to {{buyers}} buyers', { buyers: count })}
        </li>
      )}
      {hours !== null && (
        <li>
          <IconClockCheck size={20} aria-hidden />
          {hours === 1
            ? t('Usually answers within an hour')
            : t('Usually answers within {{hours}} hours', { hours: number(hours) })}
        </li>
      )}
    </ul>
  )
}
