import type { MantineColorSchemeManager } from '@mantine/core'

const storageKey = 'theme'

/** Follows what the page's early script set; remembers only what the person chose. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: () =>
    // The server renders for both; what differs by theme is a matter of styles.
    typeof document !== 'undefined' &&
    document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark'
      ? 'dark'
      : 'light',
  set: (value) => localStorage.setItem(storageKey, value),
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => localStorage.removeItem(storageKey),
}
