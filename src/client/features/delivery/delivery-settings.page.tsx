import { Alert, Skeleton, Stack, Title } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useDeliveryText } from '#client/domain/delivery/use-delivery-text.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TextLink } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import shared from '#client/ui/shared.module.css'
import type { OwnDeliveryTerms } from '#shared/delivery/delivery.schema.ts'
import { CropDeliveryForm } from './crop-delivery-form.tsx'
import { EquipmentTravelForm } from './equipment-travel-form.tsx'

/** The place from which distances are measured, or that it is missing. */
function StartingPlace({ terms: { from, hasPoint } }: { terms: OwnDeliveryTerms }) {
  const { t } = useTranslation()
  const { placeName } = useDeliveryText()
  return (
    <Alert color={hasPoint ? 'leaf' : 'turmeric'} c="inherit" icon={<IconMapPin aria-hidden />}>
      {hasPoint && from
        ? t('Distances are measured from {{place}}, the PIN code of your profile.', {
            place: placeName(from),
          })
        : t(
            'Distances are measured from the PIN code of your profile. Please add it there first.',
          )}{' '}
      <TextLink href={paths.dashboardSettings.href()} underline="always">
        {t('My Profile')}
      </TextLink>
    </Alert>
  )
}

/** Where the user delivers, how far the user's machines travel, and what it costs. */
export default function DeliverySettingsPage() {
  const { t } = useTranslation()
  const query = trpc.delivery.mine.useQuery()
  return (
    <Page
      title={t('Delivery')}
      subtitle={t('Where you deliver and what it costs. Buyers see it before they order.')}
      size="md"
    >
      <QueryView
        query={query}
        skeleton={<Skeleton height={420} radius="lg" />}
        errorTitle="Unable to load your delivery settings"
      >
        {(terms) => (
          <Stack gap={40}>
            <StartingPlace terms={terms} />
            <section className={shared.whiteBox} aria-labelledby="delivery-crops">
              <Title order={2} size="h3" id="delivery-crops" mb="md">
                {t('Crops')}
              </Title>
              <CropDeliveryForm terms={terms.crops} />
            </section>
            <section className={shared.whiteBox} aria-labelledby="delivery-equipment">
              <Title order={2} size="h3" id="delivery-equipment" mb="md">
                {t('Machines')}
              </Title>
              <EquipmentTravelForm terms={terms.equipment} />
            </section>
          </Stack>
        )}
      </QueryView>
    </Page>
  )
}
