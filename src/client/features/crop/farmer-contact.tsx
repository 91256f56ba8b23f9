import { Skeleton, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { CropView } from '../../../shared/crop.schema.ts'
import { CallButton } from '../../core/listing/call-button.tsx'
import { fullName } from '../../core/listing/seller-card.tsx'
import { paths } from '../../core/paths.ts'
import { useToken } from '../../core/session.ts'
import { readFailure, trpc } from '../../core/trpc.ts'
import { LinkButton } from '../../core/ui/link.tsx'
import { QueryView } from '../../core/ui/query-view.tsx'

/** A number may be looked up a limited number of times a day: once is enough for a visit. */
const keptMs = 10 * 60 * 1000

function FarmerNumber({ cropId }: { cropId: string }) {
  const query = trpc.crop.contact.useQuery({ cropId }, { staleTime: keptMs })
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height={44} />}
      errorTitle="Unable to load the phone number"
      errorText={readFailure(query.error).message ?? undefined}
    >
      {({ phone }) => <CallButton phone={phone} isFullWidth />}
    </QueryView>
  )
}

/** The seller's number for people who are logged in; the way in for visitors. */
export function FarmerContact({ crop }: { crop: CropView }) {
  const { t } = useTranslation()
  const token = useToken()
  const name = fullName(crop.user)
  return (
    <>
      <div>
        <Text fw={600}>{name || t('KrishiHaat member')}</Text>
        {crop.user.place && <Text c="dimmed">{crop.user.place}</Text>}
      </div>
      {token ? (
        <FarmerNumber cropId={crop._id} />
      ) : (
        <Stack gap="sm">
          <Text>{t("Log in to see the farmer's phone number.")}</Text>
          <LinkButton href={paths.login.href(paths.crop.href(crop._id))} fullWidth>
            {t('Log In')}
          </LinkButton>
        </Stack>
      )}
    </>
  )
}
