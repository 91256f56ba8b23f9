import {
  type ConvertCSSVariablesInput,
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import type { Plugin } from 'vite'
import { cssVariables, theme } from '../../src/client/platform/theme/theme.ts'

const name = 'virtual:theme-variables.css'
const resolved = `\0${name}`

type Variables = Record<string, string | undefined>

/** What the library's own style sheet does not say already. */
const differing = (own: Variables, standard: Variables) =>
  Object.fromEntries(
    Object.entries(own).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined && entry[1] !== standard[entry[0]],
    ),
  )

/** @returns the theme's CSS variables as a style sheet, in both colour schemes. */
export function writeThemeVariables(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const standard = defaultCssVariablesResolver(DEFAULT_THEME)
  const ofTheme = defaultCssVariablesResolver(merged)
  const own = cssVariables(merged)
  const part = (each: keyof ConvertCSSVariablesInput) =>
    differing({ ...ofTheme[each], ...own[each] }, standard[each])
  return convertCssVariables({
    variables: part('variables'),
    light: part('light'),
    dark: part('dark'),
  })
}

const writers = '\0library-style-writers'

/**
 * Makes that style sheet `virtual:theme-variables.css`. The library would compute it anew for each page that the server
 * renders and each that a phone takes over, though it is always the same. The library's own writers are left out; the
 * second one's classes are not used.
 */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === name) return resolved
      const isWriter = /\/Mantine(CssVariables|Classes)\.mjs$/.test(source)
      return isWriter && importer?.endsWith('/MantineProvider.mjs') ? writers : null
    },
    load(id) {
      if (id === resolved) return writeThemeVariables()
      if (id !== writers) return null
      return `export const MantineCssVariables = () => null
        export const MantineClasses = () => null`
    },
  }
}
