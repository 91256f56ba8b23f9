import { paths } from '../core/paths.ts'
import { lazyPage } from './lazy-page.ts'

/**
 * Every page, one line each, in the order in which addresses are matched. Each is a chunk of its
 * own; several addresses of one page share it.
 */
export const pages = [
  lazyPage(paths.shop.pattern, () => import('../features/crop/crop-list.page.tsx')),
  lazyPage(paths.login.pattern, () => import('../features/auth/login.page.tsx')),
  lazyPage(paths.register.pattern, () => import('../features/auth/register.page.tsx')),
  lazyPage(paths.setup.pattern, () => import('../features/auth/setup.page.tsx')),
]
