import { Avatar, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { personName } from '#client/platform/format/person-name.ts'
import { placeText } from '#client/platform/format/place-text.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import { VerifiedTick } from '#client/ui/verified-tick.tsx'
import type { SellerView } from '#shared/kit/common.schema.ts'
import { imageVariant } from '#shared/kit/image.ts'
import { RatingLine } from '../card/rating-line.tsx'
import classes from './seller-card.module.css'
import '@mantine/core/styles/Avatar.layer.css'

/** First and last name; '' when the seller gave none. */
export const fullName = ({ firstName, lastName }: Pick<SellerView, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

type Rated = '_id' | 'rating' | 'numReviews'

interface SellerCardProps {
  /** With an id and a rating the card links to the seller's page. */
  seller: Omit<SellerView, Rated> & Partial<Pick<SellerView, Rated>>
  /** "Farmer" */
  label: Translated
  children?: ReactNode
}

function SellerName({ seller }: Pick<SellerCardProps, 'seller'>) {
  const { t } = useTranslation()
  const name = personName(t, fullName(seller))
  if (!seller._id || seller.numReviews === undefined) return name
  return (
    <TextLink className={classes.link} href={paths.seller.href(seller._id)} underline="always">
      {name}
    </TextLink>
  )
}

export function SellerCard({ seller, label, children }: SellerCardProps) {
  const { t } = useTranslation()
  const name = fullName(seller)
  return (
    <section className={classes.card} aria-label={label}>
      <Avatar
        src={seller.image ? imageVariant(seller.image, 320) : null}
        name={name || undefined}
        alt=""
        size={60}
        color="leaf"
      />
      <div className={classes.person}>
        <div className={classes.name}>
          <SellerName seller={seller} />
          {seller.verified && <VerifiedTick size={22} />}
        </div>
        <Text c="dimmed">{label}</Text>
        {seller.place && <Text size="sm">{placeText(t, seller.place)}</Text>}
        {seller.numReviews ? (
          <RatingLine rating={seller.rating ?? 0} numReviews={seller.numReviews} />
        ) : null}
      </div>
      {children}
    </section>
  )
}
