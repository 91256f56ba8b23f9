import { IconClipboardList } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/platform/format/format.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton } from '#client/ui/link.tsx'
import classes from './new-orders.module.css'

/** Tells a seller how many orders wait for an answer. */
export default function NewOrders({ count }: { count: number }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  return (
    <div className={classes.strip}>
      <IconClipboardList size={32} stroke={1.6} aria-hidden />
      <p className={classes.text}>
        {t('New orders waiting for your answer: {{number}}', { number: number(count) })}
      </p>
      <LinkButton href={`${paths.sellerOrders.href()}?status=placed`}>
        {t('See the new orders')}
      </LinkButton>
    </div>
  )
}
