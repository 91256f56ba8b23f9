import { Avatar, Text, Title } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { CallButton } from '#client/domain/listing/detail/call-button.tsx'
import { listingPlaceIn } from '#client/domain/listing/listing-names.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { placeText } from '#client/platform/format/place-text.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton, TextLink } from '#client/ui/link.tsx'
import { VerifiedTick } from '#client/ui/verified-tick.tsx'
import { imageVariant } from '#shared/kit/image.ts'
import type { OrderView } from '#shared/order/order.schema.ts'
import classes from './order-counterparty.module.css'
import '@mantine/core/styles/Avatar.layer.css'

/** The counterparty, and how to contact them. */
export function OrderCounterparty({ order }: { order: OrderView }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isBuyer = order.role === 'buyer'
  const { _id, name, image, verified, place, placeHindi, phone } = isBuyer
    ? order.seller
    : order.buyer
  const shownName = personName(t, name)
  return (
    <section aria-labelledby="other-side">
      <Title order={2} size="h3" id="other-side" mb="sm">
        {isBuyer ? t('Seller') : t('Buyer')}
      </Title>
      <div className={classes.card}>
        <Avatar
          src={image ? imageVariant(image, 320) : null}
          name={name || undefined}
          alt=""
          size={60}
          color="leaf"
        />
        <div className={classes.person}>
          <div className={classes.name}>
            {/* Only sellers have a public page. */}
            {isBuyer ? <TextLink href={paths.seller.href(_id)}>{shownName}</TextLink> : shownName}
            {verified && <VerifiedTick size={22} />}
          </div>
          {place && (
            <Text size="sm">{placeText(t, listingPlaceIn(language, place, placeHindi))}</Text>
          )}
        </div>
        <div className={classes.ways}>
          {phone && <CallButton phone={phone} />}
          <LinkButton
            variant="default"
            href={paths.startConversation.href(`order=${encodeURIComponent(order._id)}`)}
            leftSection={<IconMessage size={20} aria-hidden />}
          >
            {t('Message')}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
