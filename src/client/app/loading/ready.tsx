import { useEffect } from 'react'

/**
 * Says that the page can be used. Until then its early script holds it as disabled, for a rendered
 * page can be seen, and clicked in vain, before its code is there. Stands beside the page's content.
 */
export function Ready() {
  useEffect(() => {
    document.documentElement.removeAttribute('aria-disabled')
    delete document.documentElement.dataset.member
  }, [])
  return null
}
