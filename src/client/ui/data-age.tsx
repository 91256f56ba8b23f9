import { Text } from '@mantine/core'
import { useFormat } from '#client/platform/format/format.ts'
import { useNow } from '#client/platform/format/use-now.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useIsOffline } from '#client/platform/network/network-status.ts'

/** What a query says about the age of its data. */
export interface AgedQuery {
  /** Milliseconds since 1970. */
  dataUpdatedAt?: number
  isError: boolean
  isFetching?: boolean
}

/** Milliseconds; older data come from an earlier visit, not from the page before. */
const oldMs = 10 * 60_000

/** Shows the age of data that cannot be refreshed: no connection, a failure or a slow answer. */
export function DataAge({ query }: { query: AgedQuery }) {
  const { dataUpdatedAt = 0, isError, isFetching = false } = query
  const { t } = useTranslation()
  const format = useFormat()
  const now = useNow()
  const isOffline = useIsOffline()
  if (dataUpdatedAt === 0) return null
  const isSlowRefresh = isFetching && now - dataUpdatedAt > oldMs
  if (!isOffline && !isError && !isSlowRefresh) return null
  const instant = new Date(dataUpdatedAt).toISOString()
  return (
    <Text component="p" size="sm" fw={600} my="xs" data-age>
      <time dateTime={instant}>{t('As of {{ago}}', { ago: format.ago(instant, now) })}</time>
    </Text>
  )
}
