import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/platform/format/format.ts'
import { useNow } from '#client/platform/format/use-now.ts'
import { useIsOffline } from '#client/platform/network/network-status.ts'

/** What of a query tells whether its data are as new as they can be. */
export interface AgedQuery {
  /** Milliseconds since 1970. */
  dataUpdatedAt?: number
  isError: boolean
  isFetching?: boolean
}

/** So old they come from an earlier visit, not from a page that was left a moment ago. */
const oldMs = 10 * 60_000

/** Says how old something is while it can't be had anew: no line, no answer, or a slow one. */
export function DataAge({ query }: { query: AgedQuery }) {
  const { dataUpdatedAt = 0, isError, isFetching = false } = query
  const { t } = useTranslation()
  const format = useFormat()
  const now = useNow()
  const isOffline = useIsOffline()
  if (dataUpdatedAt === 0) return null
  const isWaitedFor = isFetching && now - dataUpdatedAt > oldMs
  if (!isOffline && !isError && !isWaitedFor) return null
  const instant = new Date(dataUpdatedAt).toISOString()
  return (
    <Text component="p" size="sm" fw={600} my="xs" data-age>
      <time dateTime={instant}>{t('As of {{ago}}', { ago: format.ago(instant, now) })}</time>
    </Text>
  )
}
