import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useIsOffline } from '#client/platform/network/network-status.ts'
import { type AgedQuery, DataAge } from './data-age.tsx'

interface QueryLike<Data> extends AgedQuery {
  data: Data | undefined
  isPending: boolean
  refetch: () => unknown
}

const unreachable = 'Error connecting to server'
const neverSeen = 'You are offline, and this is not kept on your device. It comes with the line.'

interface QueryViewProps<Data> {
  query: QueryLike<Data>
  /** Shown while the first answer is on its way; the same size as what comes. */
  skeleton: ReactNode
  /** The error box's title, in English. */
  errorTitle: string
  /** The error box's sentence, in English: the page's own or the server's. */
  errorText?: string
  /** The button's words, in English. */
  retryLabel?: string
  /** Stands beside the button that tries again. */
  errorActions?: ReactNode
  isEmpty?: (data: Data) => boolean
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

/** The one way a page shows loading, failure, emptiness and the loaded thing, with its age when it is old. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, skeleton, errorTitle, errorText, errorActions, isEmpty, empty, children } = props
  const { t } = useTranslation()
  const isOffline = useIsOffline()
  const isRetried = useRef(false)
  const hasData = query.data !== undefined
  useEffect(() => {
    if (!hasData || !isRetried.current) return
    isRetried.current = false
    // The button that had the focus is gone; the page starts anew from its heading.
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true })
  }, [hasData])
  const handleRetry = () => {
    isRetried.current = true
    query.refetch()
  }
  if (query.data !== undefined) {
    return (
      <>
        <DataAge query={query} />
        {isEmpty?.(query.data) ? empty : children(query.data)}
      </>
    )
  }
  if (query.isPending) return skeleton
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={t(errorTitle)} role="alert" my="lg">
      <Stack gap="md" align="flex-start">
        <Text>{translateMessage(t, errorText ?? (isOffline ? neverSeen : unreachable))}</Text>
        <Group>
          <Button loading={query.isFetching ?? false} onClick={handleRetry}>
            {t(props.retryLabel ?? 'Try again')}
          </Button>
          {errorActions}
        </Group>
      </Stack>
    </Alert>
  )
}
