import { Avatar, Text } from '@mantine/core'
import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SellerView } from '../../../shared/common.schema.ts'
import { imageVariant } from '../../../shared/image.ts'
import classes from './seller-card.module.css'
import '@mantine/core/styles/Avatar.layer.css'

/** First and last name; '' when the seller gave none. */
export const fullName = ({ firstName, lastName }: SellerView) => `${firstName} ${lastName}`.trim()

interface SellerCardProps {
  seller: SellerView
  /** What they are here: "Farmer"; already translated. */
  label: string
  children?: ReactNode
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
          {name || t('KrishiHaat member')}
          {seller.verified && (
            <IconRosetteDiscountCheckFilled
              className={classes.tick}
              size={22}
              role="img"
              aria-label={t('Verified')}
            />
          )}
        </div>
        <Text c="dimmed">{label}</Text>
        {seller.place && <Text size="sm">{seller.place}</Text>}
      </div>
      {children}
    </section>
  )
}
