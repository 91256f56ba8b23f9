import { ActionIcon, Popover, VisuallyHidden } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useLive } from '#client/platform/realtime/live.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import classes from './notification-bell.module.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'

// Loaded on demand: the bell is on every page, but the panel is opened rarely.
const NotificationPanel = lazy(() =>
  withHindi(() => import('./notification-panel.tsx'), 'mandi', 'notification'),
)

const pollMs = 60_000
const maxShownCount = 99

/** True from the moment the number of unread items increases. */
function useHasIncreased(unread: number | undefined): boolean {
  const [previous, setPrevious] = useState({ unread, hasIncreased: false })
  if (previous.unread !== unread) {
    const hasIncreased =
      previous.unread !== undefined && unread !== undefined && unread > previous.unread
    setPrevious({ unread, hasIncreased })
  }
  return previous.hasIncreased
}

/**
 * Shows the number of unread notifications and opens them. Reloads on a live hint, and once a
 * minute in the visible tab in case a hint was lost.
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
  const hasIncreased = useHasIncreased(query.data?.unread)
  const unread = query.data?.unread ?? 0
  const label = unread
    ? t('Notifications ({{unread}} unread)', { unread: number(unread) })
    : t('Notifications')
  return (
    <>
      <VisuallyHidden role="status">{hasIncreased && !isOpen && label}</VisuallyHidden>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-end"
        shadow="md"
        width="min(24rem, 100vw - 1rem)"
        trapFocus
        returnFocus
        // The bar around the bell never scrolls away.
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
            // Until the panel has the focus.
            onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
          >
            <IconBell size={24} aria-hidden />
            {unread > 0 && (
              <span className={classes.count} aria-hidden>
                {unread > maxShownCount ? `${maxShownCount}+` : number(unread)}
              </span>
            )}
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown p={0} role="dialog" aria-label={t('Notifications')}>
          {/* Move the focus inside right away, so that Escape closes the panel while it loads. */}
          <Suspense fallback={<div className={classes.waiting} tabIndex={-1} data-autofocus />}>
            <NotificationPanel query={query} onLeave={() => setOpen(false)} />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
    </>
  )
}
