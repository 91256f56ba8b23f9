import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

const isPlainLinkClick = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  return link !== null && link.getAttribute('target') !== '_blank' && !isModified
}

/**
 * Asks before something unsaved is left: by the browser when the page goes away, and, where asked
 * for, by a question before a link inside the app. `release` lets go while the form is being sent.
 */
export function useLeaveGuard(isDirty: boolean, asksOnLinks: boolean) {
  const { t } = useTranslation()
  const isHolding = useRef(true)

  useEffect(() => {
    if (!isDirty) return
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (isHolding.current) event.preventDefault()
    }
    // In the capture phase, so that the router has not followed the link yet.
    const handleClick = (event: MouseEvent) => {
      if (!asksOnLinks || !isHolding.current || !isPlainLinkClick(event)) return
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
      isHolding.current = false
    },
    hold: () => {
      isHolding.current = true
    },
  }
}
