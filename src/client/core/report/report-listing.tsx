import { Button } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { ListingKind } from '../../../shared/desk.constants.ts'
import { withHindi } from '../i18n/load-hindi.ts'
import { lazyPart } from '../lazy-part.ts'
import { paths } from '../paths.ts'
import { useToken } from '../session.ts'

const ReportDialog = lazyPart(() => withHindi(() => import('./report-dialog.tsx'), 'report'))

interface ReportListingProps {
  kind: ListingKind
  listingId: string
}

/** A quiet way to tell the operators that something is wrong with somebody else's listing. */
export function ReportListing(listing: ReportListingProps) {
  const { t } = useTranslation()
  const token = useToken()
  const [path, navigate] = useLocation()
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const handleClick = () => {
    if (token === null) return navigate(paths.login.href(path))
    setWanted(true)
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
      {isWanted && (
        <Suspense>
          <ReportDialog {...listing} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
