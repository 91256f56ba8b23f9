import { useSearch } from 'wouter'
import { safeRedirect } from '#shared/kit/redirect.ts'

/** Where the page's `redirect=` leads: a path of this site. */
export const useRedirectTarget = () =>
  safeRedirect(new URLSearchParams(useSearch()).get('redirect'))
