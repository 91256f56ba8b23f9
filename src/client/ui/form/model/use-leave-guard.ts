import { useEffect, useRef } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'

const isPlainLinkClick = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  return link !== null && link.getAttribute('target') !== '_blank' && !isModified
}

/**
 * Asks before unsaved changes are lost: the browser asks before the page is closed, and, with
 * `asksOnLinks`, a dialog before a link inside the app. `release` stops asking while the form is sent.
 */
export function useLeaveGuard(isDirty: boolean, asksOnLinks: boolean) {
  const { t } = useTranslation()
  const isActive = useRef(true)

  useEffect(() => {
    if (!isDirty) return
    // A form that stays after it was sent asks about later changes, too.
    isActive.current = true
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (isActive.current) event.preventDefault()
    }
    // In the capture phase, before the router follows the link.
    const handleClick = (event: MouseEvent) => {
      if (!asksOnLinks || !isActive.current || !isPlainLinkClick(event)) return
      if (window.confirm(t('You have unsaved changes. Leave this page?'))) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', handleUnload)
    document.addEventListener('click', handleClick, true)
    return () => {
      window.removeEventListener('beforeunload', handleUnload)
      document.removeEventListener('click', handleClick, true)
    }
  }, [isDirty, asksOnLinks, t])

  return {
    release: () => {
      isActive.current = false
    },
    restore: () => {
      isActive.current = true
    },
  }
}
