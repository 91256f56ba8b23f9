import { Group, Loader, Text } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import { toastError } from '#client/ui/toast.ts'

interface EditGateProps<Listing> {
  query: {
    data: Listing | undefined
    error: unknown
    isPending: boolean
    isError: boolean
    isFetchedAfterMount: boolean
    refetch: () => unknown
  }
  isOwn: (listing: Listing) => boolean
  /** The listing's page, to which other users are redirected. */
  href: string
  loadingText: English
  failedText: English
  notOwnerText: English
  children: (listing: Listing) => ReactNode
}

/** Loads the current listing for its owner to edit, and redirects everybody else to its page. */
export function EditGate<Listing>(props: EditGateProps<Listing>) {
  const { query, isOwn, href, loadingText, failedText, children } = props
  const { t } = useTranslation()
  const isFresh = query.isFetchedAfterMount
  // Cached data may be older than a sale or a change, and must not be written back.
  const fresh = { ...query, data: isFresh ? query.data : undefined, isPending: !isFresh }
  const wasRefused = readFailure(query.error).code !== null
  return (
    <QueryView
      query={fresh}
      skeleton={
        <Group role="status" py="xl">
          <Loader size="sm" />
          <Text>{t(loadingText)}</Text>
        </Group>
      }
      errorTitle={failedText}
      errorText={wasRefused ? (readFailure(query.error).message ?? undefined) : undefined}
    >
      {(listing) =>
        isOwn(listing) ? (
          children(listing)
        ) : (
          <RedirectWithToast href={href} sentence={props.notOwnerText} />
        )
      }
    </QueryView>
  )
}

function RedirectWithToast({ href, sentence }: { href: string; sentence: English }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  useEffect(() => {
    // The id keeps it to one toast, however often the effect runs.
    toastError(t(sentence), sentence)
    navigate(href, { replace: true })
  }, [t, sentence, navigate, href])
  return null
}
