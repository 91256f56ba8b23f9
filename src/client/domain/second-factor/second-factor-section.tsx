import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { endSession } from '#client/domain/session/end-session.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { logFailure } from '#client/platform/network/log.ts'
import { useAddressTarget } from '#client/platform/paths/use-address-target.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import type { SecondFactorStatus } from '#shared/second-factor/second-factor.schema.ts'
import { FactorList } from './factor-list.tsx'

/** A first factor can only be set up right after a login: leads there. */
function LogInAgain() {
  const { t } = useTranslation()
  const logout = trpc.auth.logout.useMutation()
  const handlePress = async () => {
    try {
      await logout.mutateAsync()
    } catch (error) {
      logFailure('The logout did not reach the server.', error)
    }
    // The page then asks for the login, which leads back here.
    endSession()
  }
  return (
    <Stack align="flex-start" gap="sm">
      <Text>
        {t('To set this up, please log in again with a code. This proves that the phone is yours.')}
      </Text>
      <PendingButton onClick={handlePress} isPending={logout.isPending}>
        {t('Log in again')}
      </PendingButton>
    </Stack>
  )
}

const Factors = ({ status }: { status: SecondFactorStatus }) =>
  status.needsFreshLogin ? <LogInAgain /> : <FactorList status={status} />

/** The section's id, to which other pages lead. */
const sectionId = 'second-step'

/** The user's second step at login: the factors, and the ways to change them. */
export default function SecondFactorSection() {
  const { t } = useTranslation()
  const query = trpc.secondFactor.status.useQuery()
  useAddressTarget(sectionId)
  return (
    <section id={sectionId} tabIndex={-1}>
      <Title order={2} size="h4">
        {t('Second step at login')}
      </Title>
      <Text c="dimmed" mb="md">
        {t(
          'In addition to the code by SMS, we ask for a passkey or a code from an app. Someone who gets your SIM card still cannot log in.',
        )}
      </Text>
      <QueryView
        query={query}
        skeleton={<Skeleton height={160} />}
        errorTitle="Unable to load your second step"
      >
        {(status) => <Factors status={status} />}
      </QueryView>
    </section>
  )
}
