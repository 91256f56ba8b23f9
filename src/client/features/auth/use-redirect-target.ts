import { useSearch } from 'wouter'
import { safeRedirect } from '#shared/kit/redirect.ts'

/** The `redirect=` parameter, restricted to paths of this site. */
export const useRedirectTarget = () =>
  safeRedirect(new URLSearchParams(useSearch()).get('redirect'))
