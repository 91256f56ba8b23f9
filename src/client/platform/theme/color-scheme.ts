import type { MantineColorSchemeManager } from '@mantine/core'

const storageKey = 'theme'

/** Reads the theme that the script in index.html set; stores only a choice of the user. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: () =>
    // The server's rendering fits both themes: only the styles differ.
    typeof document !== 'undefined' &&
    document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark'
      ? 'dark'
      : 'light',
  set: (value) => localStorage.setItem(storageKey, value),
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => localStorage.removeItem(storageKey),
}
