import { useLocation, useSearch } from 'wouter'
import { paths } from '#client/platform/paths/paths.ts'
import { useToken } from './session.ts'

/**
 * The address to which a login or sign-up that starts on this page leads back: this page with its search
 * and filters. On the login and the sign-up themselves it is the address that they lead to already.
 */
export function useAddressAfterLogin(): string {
  const [path] = useLocation()
  const search = useSearch()
  const isLoginItself = path === paths.login.pattern || path === paths.register.pattern
  if (isLoginItself) return new URLSearchParams(search).get('redirect') ?? paths.home.href()
  return search ? `${path}?${search}` : path
}

/**
 * Sends visitors to the login, which returns them here.
 * @returns whether it redirected.
 */
export function useLogInFirst(): () => boolean {
  const token = useToken()
  const address = useAddressAfterLogin()
  const [, navigate] = useLocation()
  return () => {
    if (token === null) navigate(paths.login.href(address + window.location.hash))
    return token === null
  }
}
