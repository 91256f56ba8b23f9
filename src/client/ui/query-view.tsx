import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { English } from '#client/platform/i18n/texts.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useIsOffline } from '#client/platform/network/network-status.ts'
import { unreachableSentence } from '#client/platform/trpc/failure-sentence.ts'
import { type AgedQuery, DataAge } from './data-age.tsx'
import { useRetry } from './focus/use-retry.ts'
import { CodeHint } from './without-code/code-hint.tsx'

interface QueryLike<Data> extends AgedQuery {
  data: Data | undefined
  isPending: boolean
  refetch: () => unknown
}

const notStored: English = 'You are offline, and this is not stored on your device.'

interface QueryViewProps<Data> {
  query: QueryLike<Data>
  /** Shown while the first answer is loading; as large as the content. */
  skeleton: ReactNode
  /** Shown instead of the skeleton where scripts are off. */
  hint?: ReactNode
  errorTitle: English
  /** The error's sentence, the page's own or the server's. */
  errorText?: English
  retryLabel?: English
  /** False where the same request will fail again. */
  canRetry?: boolean
  /** Shown beside the button that tries again. */
  errorActions?: ReactNode
  isEmpty?: (data: Data) => boolean
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows a query's loading, failure, empty result or data, with the age of old data. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, skeleton, errorTitle, errorText, errorActions, isEmpty, empty, children } = props
  const { canRetry = true, hint = <CodeHint reason="late" /> } = props
  const { t } = useTranslation()
  const isOffline = useIsOffline()
  const retry = useRetry(query.isPending, query.refetch)
  if (query.data !== undefined) {
    return (
      <>
        <DataAge query={query} />
        {isEmpty?.(query.data) ? empty : children(query.data)}
      </>
    )
  }
  if (query.isPending) {
    return (
      <>
        {skeleton}
        {hint}
      </>
    )
  }
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={t(errorTitle)} role="alert" my="lg">
      <Stack gap="md" align="flex-start">
        <Text>
          {translateMessage(t, errorText ?? (isOffline ? notStored : unreachableSentence))}
        </Text>
        <Group>
          {canRetry && <Button {...retry}>{t(props.retryLabel ?? 'Try again')}</Button>}
          {errorActions}
        </Group>
      </Stack>
    </Alert>
  )
}
