import { IconTractor } from '@tabler/icons-react'
import { Link } from 'wouter'
import { useDistanceText } from '#client/domain/listing/facts/use-distance-text.ts'
import { listingNameIn, listingPlaceIn } from '#client/domain/listing/listing-names.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { placeText } from '#client/platform/format/place-text.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton } from '#client/ui/link.tsx'
import type { ChatCardOf } from '#shared/advisor/advisor-card.schema.ts'
import { imageVariant } from '#shared/kit/image.ts'
import classes from './answer-cards.module.css'

/** Up to three machines for rent, each of which opens its page. */
export function EquipmentCardView({ card }: { card: ChatCardOf<'equipment'> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { money } = useFormat()
  const distanceText = useDistanceText()
  return (
    <>
      {card.equipments.map((equipment) => {
        const { _id, name, nameHindi, image, pricePerDay, currency, distanceKm } = equipment
        const place = placeText(t, listingPlaceIn(language, equipment.place, equipment.placeHindi))
        const distance = distanceKm === null ? '' : distanceText(distanceKm)
        return (
          <Link key={_id} href={paths.equipment.href(_id)} className={classes.card}>
            {image ? (
              <img
                className={classes.picture}
                src={imageVariant(image, 320)}
                alt=""
                width={56}
                height={56}
                loading="lazy"
              />
            ) : (
              <IconTractor className={classes.picture} size={56} stroke={1} aria-hidden />
            )}
            <span className={classes.text}>
              <strong>{listingNameIn(language, { name, kindHindi: nameHindi })}</strong>
              <span>{t('{{price}} a day', { price: money(pricePerDay, currency) })}</span>
              <span className={classes.small}>{[distance, place].filter(Boolean).join(' · ')}</span>
            </span>
          </Link>
        )
      })}
      <LinkButton variant="light" mt="xs" href={paths.rental.href()}>
        {t('See all machines')}
      </LinkButton>
    </>
  )
}
