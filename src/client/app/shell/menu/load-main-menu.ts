import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { untilLoaded } from '#client/platform/network/lazy-part.ts'

/** Loads the menu's code and, for users who read Hindi, its Hindi; repeated until they have arrived. */
export const loadMainMenu = untilLoaded(() => withHindi(() => import('./main-menu.tsx'), 'menu'))
