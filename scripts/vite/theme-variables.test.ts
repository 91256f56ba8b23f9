import { expect, test } from 'vitest'
import { writeThemeVariables } from './theme-variables.ts'

test('the style sheet has the theme’s own variables for both colour schemes, and none that the library has', () => {
  const css = writeThemeVariables()
  expect(css).toMatch(/^:root, :host\{[^}]*--mantine-color-leaf-7: #2f7223;/)
  expect(css).toMatch(/:root\[data-mantine-color-scheme="light"\][^{]*\{[^}]*--kh-paper: #f8f2e6;/)
  expect(css).toMatch(/:root\[data-mantine-color-scheme="dark"\][^{]*\{[^}]*--kh-paper: #2a2520;/)
  expect(css).not.toContain('--mantine-color-blue-7:')
  expect(css).not.toContain('undefined')
})
