import { useLocation } from 'wouter'
import { paths } from '#client/platform/paths/paths.ts'
import { useToken } from '#client/platform/session/session.ts'

/**
 * Sends visitors to the login, which returns them here.
 * @returns whether it redirected.
 */
export function useLogInFirst() {
  const token = useToken()
  const [path, navigate] = useLocation()
  return () => {
    if (token === null) navigate(paths.login.href(path))
    return token === null
  }
}
