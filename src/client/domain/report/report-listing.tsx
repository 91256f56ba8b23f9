import { Button } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { useLogInFirst } from '#client/platform/session/use-log-in-first.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'

const ReportDialog = lazyPart(() => withHindi(() => import('./report-dialog.tsx'), 'report'))

interface ReportListingProps {
  kind: ListingKind
  listingId: string
}

/** The button that reports another seller's listing to the operators. */
export function ReportListing(listing: ReportListingProps) {
  const { t } = useTranslation()
  const logInFirst = useLogInFirst()
  const [isLoaded, setLoaded] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const handleClick = () => {
    if (logInFirst()) return
    setLoaded(true)
    setOpen(true)
  }
  return (
    <div>
      <Button
        variant="subtle"
        color="gray"
        c="dimmed"
        leftSection={<IconFlag size={18} aria-hidden />}
        onClick={handleClick}
      >
        {t('Report this listing')}
      </Button>
      {isLoaded && (
        <Suspense>
          <ReportDialog {...listing} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
