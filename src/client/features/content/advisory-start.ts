import { paths } from '#client/platform/paths/paths.ts'

/**
 * Where 'Get Started' leads. A merchant's browser holds both tokens, a farmer's only the plain one,
 * so check for the merchant first.
 */
export function advisoryStart(session: { isLoggedIn: boolean; isMerchant: boolean }): string {
  if (session.isMerchant) return paths.merchantDashboard.href()
  return session.isLoggedIn ? paths.farmerDashboard.href() : paths.login.href()
}
