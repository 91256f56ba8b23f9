import { Alert, Avatar, Container, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { RatingLine } from '#client/domain/listing/card/rating-line.tsx'
import { listingPlaceIn } from '#client/domain/listing/listing-names.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { placeText } from '#client/platform/format/place-text.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { Head } from '#client/ui/head.tsx'
import { LinkButton } from '#client/ui/link.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import { ShareButton } from '#client/ui/share-button.tsx'
import { VerifiedTick } from '#client/ui/verified-tick.tsx'
import { imageVariant } from '#shared/kit/image.ts'
import type { SellerProfile } from '#shared/review/review.schema.ts'
import { SellerFacts } from './seller-facts.tsx'
import classes from './seller-frame.module.css'
import '@mantine/core/styles/Avatar.layer.css'

function SellerHead({ seller }: { seller: SellerProfile }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  const { image, verified, place, rating, numReviews, memberSince } = seller
  const name = personName(t, seller.name)
  const path = paths.seller.href(seller._id)
  const month = format.month(Number(memberSince.slice(5, 7)))
  return (
    <header className={classes.head}>
      <Head
        title={name}
        description={t('Crops and machines of {{name}} on KrishiHaat, and what others say.', {
          name: [name, place].filter(Boolean).join(', '),
        })}
        canonical={path}
        image={image ?? undefined}
        data={{
          '@type': 'ProfilePage',
          url: path,
          mainEntity: { '@type': 'Person', name, ...(image && { image }) },
        }}
      />
      <Avatar
        src={image ? imageVariant(image, 320) : null}
        name={seller.name || undefined}
        alt=""
        size={96}
        color="leaf"
      />
      <div className={classes.person}>
        <Title order={1} className={classes.name} tabIndex={-1} data-page-heading>
          {name}
          {verified && <VerifiedTick size={28} />}
        </Title>
        {place && <Text>{placeText(t, listingPlaceIn(language, place, seller.placeHindi))}</Text>}
        {numReviews > 0 && <RatingLine rating={rating} numReviews={numReviews} />}
        <SellerFacts sellerId={seller._id} />
        <ShareButton title={name} />
        <Text c="dimmed">
          {t('Member since {{month}} {{year}}', { month, year: memberSince.slice(0, 4) })}
        </Text>
      </div>
    </header>
  )
}

function MissingSeller() {
  const { t } = useTranslation()
  return (
    <>
      <Head title={t('Person not found')} noIndex isMissing />
      <Title order={1} mb="md" tabIndex={-1} data-page-heading>
        {t('Person not found')}
      </Title>
      <Alert color="turmeric" icon={<IconUserOff />}>
        <Stack align="flex-start">
          {t('They have no listings at the moment, or the page never existed.')}
          <LinkButton href={paths.shop.href()}>{t('Shop')}</LinkButton>
        </Stack>
      </Alert>
    </>
  )
}

interface SellerFrameProps {
  sellerId: string
  /** The seller's listings and reviews. */
  children: ReactNode
}

/** A seller's public page: the profile, and below it the given content. */
export function SellerFrame({ sellerId, children }: SellerFrameProps) {
  const { t } = useTranslation()
  const query = trpc.review.seller.useQuery({ sellerId })
  const isMissing = readFailure(query.error).code === 'review.seller_not_found'
  return (
    <Container size="xl" py={{ base: 'md', sm: 'xl' }}>
      {isMissing ? (
        <MissingSeller />
      ) : (
        <QueryView
          query={query}
          skeleton={
            <Stack>
              <Head title={t('Seller')} />
              <Skeleton height={140} radius="lg" />
              <Skeleton height={320} radius="lg" />
            </Stack>
          }
          errorTitle="Unable to load this page"
          errorText={readFailure(query.error).message ?? undefined}
        >
          {(seller) => (
            <Stack gap="xl">
              <SellerHead seller={seller} />
              {children}
            </Stack>
          )}
        </QueryView>
      )}
    </Container>
  )
}
