import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '../i18n/translate-message.ts'

interface QueryLike<Data> {
  data: Data | undefined
  isPending: boolean
  isError: boolean
  isFetching?: boolean
  refetch: () => unknown
}

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

/** The one way a page shows loading, failure, emptiness and the loaded thing. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, skeleton, errorTitle, errorText, errorActions, isEmpty, empty, children } = props
  const { t } = useTranslation()
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
    return isEmpty?.(query.data) ? empty : children(query.data)
  }
  if (query.isPending) return skeleton
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={t(errorTitle)} role="alert" my="lg">
      <Stack gap="md" align="flex-start">
        <Text>{translateMessage(t, errorText ?? 'Error connecting to server')}</Text>
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
