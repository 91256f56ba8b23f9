import { ActionIcon, Popover, VisuallyHidden } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/platform/format/format.ts'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { useLive } from '#client/platform/realtime/live.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import classes from './notification-bell.module.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'

// Opened now and then, the bell itself stands on every page.
const NotificationPanel = lazy(() =>
  withHindi(() => import('./notification-panel.tsx'), 'mandi', 'notification'),
)

const pollMs = 60_000
const mostShown = 99

/** True from the moment that there is more to read than there was. */
function useIsMore(unread: number | undefined): boolean {
  const [known, setKnown] = useState({ unread, isMore: false })
  if (known.unread !== unread) {
    const isMore = known.unread !== undefined && unread !== undefined && unread > known.unread
    setKnown({ unread, isMore })
  }
  return known.isMore
}

/**
 * How many notices are unread; opens them. Read anew when there is a hint, and for the case that one
 * was lost once a minute, by the tab in sight alone.
 */
export default function NotificationBell() {
  const { t } = useTranslation()
  const { number } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const query = trpc.notice.list.useQuery(undefined, {
    staleTime: pollMs,
    refetchInterval: pollMs,
    refetchOnWindowFocus: true,
  })
  useLive('notices', () => void query.refetch())
  const isMore = useIsMore(query.data?.unread)
  const unread = query.data?.unread ?? 0
  const label = unread ? t('Notices ({{unread}} unread)', { unread: number(unread) }) : t('Notices')
  return (
    <>
      <VisuallyHidden role="status">{isMore && !isOpen && label}</VisuallyHidden>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-end"
        shadow="md"
        width="min(24rem, 100vw - 1rem)"
        trapFocus
        returnFocus
        // The bar that it hangs from never scrolls away.
        hideDetached={false}
        withRoles={false}
      >
        <Popover.Target>
          <ActionIcon
            className={classes.bell}
            aria-label={label}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            color="gray"
            onClick={() => setOpen(!isOpen)}
          >
            <IconBell size={24} aria-hidden />
            {unread > 0 && (
              <span className={classes.count} aria-hidden>
                {unread > mostShown ? `${mostShown}+` : number(unread)}
              </span>
            )}
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown p={0} role="dialog" aria-label={t('Notices')}>
          {/* The focus goes inside at once, so that Escape closes what is still on its way. */}
          <Suspense fallback={<div className={classes.waiting} tabIndex={-1} data-autofocus />}>
            <NotificationPanel query={query} onLeave={() => setOpen(false)} />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
    </>
  )
}
