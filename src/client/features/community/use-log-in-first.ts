import { useLocation } from 'wouter'
import { paths } from '#client/platform/paths/paths.ts'
import { useToken } from '#client/platform/session/session.ts'

/** Sends visitors to the login and back here; for everybody else it does nothing. @returns whether it sent them. */
export function useLogInFirst() {
  const token = useToken()
  const [path, navigate] = useLocation()
  return () => {
    if (token === null) navigate(paths.login.href(path))
    return token === null
  }
}
