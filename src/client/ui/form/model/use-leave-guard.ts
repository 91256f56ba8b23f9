import { useEffect, useRef } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'

/** Whether an address is another page of the app. Before one of another site the browser asks by itself. */
function isOtherPage(address: string): boolean {
  const { origin, pathname } = new URL(address, window.location.href)
  return origin === window.location.origin && pathname !== window.location.pathname
}

function leavesPage(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement)) return false
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  const opensElsewhere = isModified || link.target === '_blank' || link.hasAttribute('download')
  return !opensElsewhere && isOtherPage(link.href)
}

/**
 * Asks before unsaved changes are lost: the browser asks before the app is closed, and a dialog before a link
 * or Back shows another of its pages. `release` stops asking while the form is sent.
 */
export function useLeaveGuard(isDirty: boolean) {
  const { t } = useTranslation()
  const isActive = useRef(true)

  useEffect(() => {
    if (!isDirty) return
    // A form that stays after it was sent asks about later changes, too.
    isActive.current = true
    const isRefused = () => !window.confirm(t('You have unsaved changes. Leave this page?'))
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (isActive.current) event.preventDefault()
    }
    // In the capture phase, before the router follows the link.
    const handleClick = (event: MouseEvent) => {
      if (!isActive.current || !leavesPage(event) || !isRefused()) return
      event.preventDefault()
      event.stopPropagation()
    }
    // Where the browser says nothing about Back, or would go on anyway, there is no point in asking.
    const handleNavigate = (event: NavigateEvent) => {
      const isBack = event.navigationType === 'traverse' && event.cancelable
      if (!isActive.current || !isBack || !isOtherPage(event.destination.url)) return
      if (isRefused()) event.preventDefault()
    }
    window.addEventListener('beforeunload', handleUnload)
    document.addEventListener('click', handleClick, true)
    window.navigation?.addEventListener('navigate', handleNavigate)
    return () => {
      window.removeEventListener('beforeunload', handleUnload)
      document.removeEventListener('click', handleClick, true)
      window.navigation?.removeEventListener('navigate', handleNavigate)
    }
  }, [isDirty, t])

  return {
    release: () => {
      isActive.current = false
    },
    restore: () => {
      isActive.current = true
    },
  }
}
