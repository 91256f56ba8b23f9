import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { paths } from '#client/platform/paths/paths.ts'
import { useToken } from '#client/platform/session/session.ts'

interface RequireLoginProps {
  /** Where to come back to after the login. */
  redirect: string
  children: ReactNode
}

/** Shows its page to logged-in people and asks everybody else to log in first. */
export function RequireLogin({ redirect, children }: RequireLoginProps) {
  const token = useToken()
  return token ? children : <Redirect to={paths.login.href(redirect)} replace />
}
