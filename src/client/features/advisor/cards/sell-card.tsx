import { IconBasket } from '@tabler/icons-react'
import { Link } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import type { ChatCardOf } from '#shared/advisor/advisor-card.schema.ts'
import classes from './answer-cards.module.css'

/** The way to the form that lists a crop, with the crop chosen. */
export function SellCardView({ card }: { card: ChatCardOf<'sell'> }) {
  const { t } = useTranslation()
  const { cropId, cropName, image } = card
  return (
    <Link
      href={paths.addCrop.href(cropId === null ? '' : `kind=${cropId}`)}
      className={classes.card}
    >
      {image ? (
        <img className={classes.picture} src={image} alt="" width={56} height={56} />
      ) : (
        <IconBasket className={classes.picture} size={56} stroke={1} aria-hidden />
      )}
      <span className={classes.text}>
        <strong>
          {cropName === '' ? t('Sell your crop') : t('Sell your {{crop}}', { crop: cropName })}
        </strong>
        <span>{t('Photo, quantity and price: buyers see it at once.')}</span>
      </span>
      <span className={classes.more}>{t('List it now')}</span>
    </Link>
  )
}
