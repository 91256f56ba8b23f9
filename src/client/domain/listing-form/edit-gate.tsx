import { Group, Loader, Text } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
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
  /** The listing's own page, where everybody but its owner is sent. */
  href: string
  /** In English, like the next two. */
  loadingText: string
  failedText: string
  notOwnerText: string
  children: (listing: Listing) => ReactNode
}

/** Loads a listing afresh for its owner to change, and sends everybody else to its page. */
export function EditGate<Listing>(props: EditGateProps<Listing>) {
  const { query, isOwn, href, loadingText, failedText, children } = props
  const { t } = useTranslation()
  const isFresh = query.isFetchedAfterMount
  // What was read before may have been sold or changed since; it must not be written back.
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
        isOwn(listing) ? children(listing) : <SendAway href={href} sentence={props.notOwnerText} />
      }
    </QueryView>
  )
}

function SendAway({ href, sentence }: { href: string; sentence: string }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  useEffect(() => {
    // By its id it is one, however often the effect runs.
    toastError(t(sentence), sentence)
    navigate(href, { replace: true })
  }, [t, sentence, navigate, href])
  return null
}
