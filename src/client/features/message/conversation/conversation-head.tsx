import { Text, Title } from '@mantine/core'
import { IconArrowLeft, IconPlant, IconTractor } from '@tabler/icons-react'
import { Link } from 'wouter'
import { ListingArt } from '#client/domain/listing/card/listing-art.tsx'
import { ListingPicture } from '#client/domain/listing/card/listing-picture.tsx'
import { PriceTag } from '#client/domain/listing/card/price-tag.tsx'
import { perUnit } from '#client/domain/listing/crop-units.ts'
import { listingNameIn, listingPlaceIn } from '#client/domain/listing/listing-names.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { placeText } from '#client/platform/format/place-text.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import cardLink from '#client/ui/card-link.module.css'
import { Head } from '#client/ui/head.tsx'
import { VerifiedTick } from '#client/ui/verified-tick.tsx'
import type { ConversationView, MessageView } from '#shared/message/message.schema.ts'
import classes from './conversation.module.css'
import { ConversationMenu } from './conversation-menu.tsx'
import { PhoneButton } from './phone-button.tsx'

interface ConversationHeadProps {
  conversation: ConversationView
  messages: MessageView[]
}

/** The counterparty, the listing with its price, and the menu. */
export function ConversationHead({ conversation, messages }: ConversationHeadProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { _id, listing, other: counterparty, isBlocked } = conversation
  const name = personName(t, counterparty.name)
  const page = listing.kind === 'crop' ? paths.crop : paths.equipment
  const isOpen = listing.isOwn || !listing.isGone
  const listingName = listingNameIn(language, listing)
  return (
    <header className={classes.head}>
      <Head title={t('Conversation with {{name}}', { name })} />
      <div className={classes.person}>
        <Link href={paths.messages.href()} className={classes.back} aria-label={t('All messages')}>
          <IconArrowLeft size={24} aria-hidden />
        </Link>
        <div className={classes.names}>
          <Title order={1} size="h4" tabIndex={-1} data-page-heading className={classes.name}>
            {name}
            {counterparty.verified && <VerifiedTick size={20} isInline />}
          </Title>
          {counterparty.place && (
            <Text size="sm" c="dimmed">
              {placeText(t, listingPlaceIn(language, counterparty.place, counterparty.placeHindi))}
            </Text>
          )}
        </div>
        <ConversationMenu
          conversationId={_id}
          counterpartyName={name}
          messages={messages}
          isBlocked={isBlocked}
        />
      </div>
      <div className={classes.listing}>
        <div className={classes.offer}>
          <div className={classes.thumbnail}>
            <ListingPicture
              src={listing.image ?? undefined}
              alt=""
              sizes="52px"
              art={
                <ListingArt
                  kindImage={listing.kindImage}
                  icon={listing.kind === 'crop' ? <IconPlant /> : <IconTractor />}
                />
              }
            />
          </div>
          <div className={classes.about}>
            {isOpen ? (
              <Link
                className={`${cardLink.link} ${classes.listingLink}`}
                href={page.href(listing._id)}
              >
                {listingName}
              </Link>
            ) : (
              <Text fw={600}>{listingName}</Text>
            )}
            {listing.isGone ? (
              <Text size="sm">{t('No longer available')}</Text>
            ) : (
              <PriceTag
                amount={listing.price}
                currency={listing.currency}
                per={listing.unit ? perUnit(t, listing.unit) : t('per day')}
              />
            )}
          </div>
        </div>
        <PhoneButton listing={listing} />
      </div>
    </header>
  )
}
