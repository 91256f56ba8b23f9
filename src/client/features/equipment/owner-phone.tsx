import { Skeleton } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useIsFetching } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { Suspense } from 'react'
import { CallButton } from '#client/domain/listing/detail/call-button.tsx'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useToken } from '#client/platform/session/session.ts'
import { useAddressAfterLogin } from '#client/platform/session/use-log-in-first.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import type { EquipmentDetail } from '#shared/equipment/equipment.schema.ts'

// Few people see it: its code and its Hindi load then.
const HiddenNumber = lazyPart(() =>
  withHindi(() => import('#client/domain/listing/detail/hidden-number.tsx'), 'message'),
)

/** Calls the equipment's owner. Visitors are asked to log in first; others who do not see the number are told why. */
export function OwnerPhone({
  equipment: { _id, contactNumber, contactHidden },
}: {
  equipment: Pick<EquipmentDetail, '_id' | 'contactNumber' | 'contactHidden'>
}) {
  const { t } = useTranslation()
  const isVisitor = useToken() === null
  const address = useAddressAfterLogin()
  // Data from the list, or rendered on the server for a visitor, has no number yet.
  const queryKey = getQueryKey(trpc.equipment.get, { equipmentId: _id }, 'query')
  const isLoadingPhone = useIsFetching({ queryKey }) > 0
  if (contactNumber) return <CallButton phone={contactNumber} />
  if (isVisitor) {
    return (
      <LinkButton
        variant="light"
        href={paths.login.href(address)}
        leftSection={<IconPhone size={20} aria-hidden />}
      >
        {t('Log in to call')}
      </LinkButton>
    )
  }
  if (isLoadingPhone) return <Skeleton height={44} width="13rem" />
  // Without a reason the number was not asked for yet, as without a connection.
  return contactHidden ? (
    <Suspense>
      <HiddenNumber reason={contactHidden} />
    </Suspense>
  ) : null
}
