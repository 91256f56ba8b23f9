import { Skeleton, Text } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useIsFetching } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { CallButton } from '#client/domain/listing/detail/call-button.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useToken } from '#client/platform/session/session.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import type { EquipmentDetail } from '#shared/equipment/equipment.schema.ts'

/**
 * Calls the equipment's owner. Visitors are asked to log in first; a user who has reached the daily
 * limit of numbers is asked to wait.
 */
export function OwnerPhone({
  equipment: { _id, contactNumber },
}: {
  equipment: Pick<EquipmentDetail, '_id' | 'contactNumber'>
}) {
  const { t } = useTranslation()
  const isVisitor = useToken() === null
  // Data from the list, or rendered on the server for a visitor, has no number yet.
  const queryKey = getQueryKey(trpc.equipment.get, { equipmentId: _id }, 'query')
  const isLoadingPhone = useIsFetching({ queryKey }) > 0
  if (contactNumber) return <CallButton phone={contactNumber} />
  if (isVisitor) {
    return (
      <LinkButton
        variant="light"
        href={paths.login.href(paths.equipment.href(_id))}
        leftSection={<IconPhone size={20} aria-hidden />}
      >
        {t('Log in to call')}
      </LinkButton>
    )
  }
  if (isLoadingPhone) return <Skeleton height={44} width="13rem" />
  return (
    <Text size="sm" c="dimmed">
      {t('You have reached the limit of phone numbers for today. Please try again tomorrow.')}
    </Text>
  )
}
