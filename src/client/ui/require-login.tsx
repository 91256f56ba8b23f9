import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { paths } from '#client/platform/paths/paths.ts'
import { useToken } from '#client/platform/session/session.ts'

interface RequireLoginProps {
  /** Where the login leads back to. */
  redirect: string
  children: ReactNode
}

/** Shows its page to logged-in users and leads visitors to the login. */
export function RequireLogin({ redirect, children }: RequireLoginProps) {
  const token = useToken()
  return token ? children : <Redirect to={paths.login.href(redirect)} replace />
}
