import { paths } from '#client/platform/paths/paths.ts'

/**
 * Where 'Get Started' leads. A merchant's browser has both tokens, so that one is asked for first;
 * a farmer's has the plain one alone.
 */
export function advisoryStart(session: { isLoggedIn: boolean; isMerchant: boolean }): string {
  if (session.isMerchant) return paths.merchantDashboard.href()
  return session.isLoggedIn ? paths.farmerDashboard.href() : paths.login.href()
}
