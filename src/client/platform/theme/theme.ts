import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const leaf: MantineColorsTuple = [
  '#eff8ec',
  '#dcefd6',
  '#b9deae',
  '#93cb83',
  '#6fb65d',
  '#55a242',
  '#3f8b2e',
  '#2f7223',
  '#25591c',
  '#1b4216',
]
const turmeric: MantineColorsTuple = [
  '#fff8e0',
  '#ffeebb',
  '#ffdf85',
  '#fdce4b',
  '#f6bb1f',
  '#e3a50a',
  '#bd8500',
  '#8f6400',
  '#6f4d00',
  '#533a00',
]
const soil: MantineColorsTuple = [
  '#f8f3ee',
  '#ecdfd3',
  '#d8c0aa',
  '#c09d7d',
  '#a97d57',
  '#8f6440',
  '#754f31',
  '#5d3f28',
  '#472f1f',
  '#332117',
]
/** Warm browns in place of the library's blue-grey. */
const dark: MantineColorsTuple = [
  '#efeae1',
  '#d8d1c5',
  '#b8afa1',
  '#958b7d',
  '#625a50',
  '#4a433b',
  '#3a342e',
  '#2a2520',
  '#201c18',
  '#161310',
]

export const theme = createTheme({
  primaryColor: 'leaf',
  primaryShade: { light: 7, dark: 7 },
  colors: { leaf, turmeric, soil, dark },
  black: '#26201a',
  fontFamily: "'Mukta', 'Mukta Fallback', system-ui, sans-serif",
  headings: {
    fontFamily: "'Baloo 2', 'Baloo Fallback', 'Mukta', system-ui, sans-serif",
    fontWeight: '600',
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    // Touch targets of at least 44 px (WCAG 2.2, 2.5.5).
    Button: { defaultProps: { size: 'md' }, styles: { root: { minHeight: 44 } } },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
    CloseButton: { defaultProps: { size: 44, iconSize: 20 } },
    Input: { vars: () => ({ wrapper: { '--input-height-md': '2.75rem' } }) },
    TextInput: { defaultProps: { size: 'md' } },
    // A closed list that stays mounted would repeat the field's accessible name.
    Select: {
      defaultProps: { size: 'md', allowDeselect: false, comboboxProps: { keepMounted: false } },
    },
    NativeSelect: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    TagsInput: { defaultProps: { size: 'md', comboboxProps: { keepMounted: false } } },
    MultiSelect: { defaultProps: { size: 'md', comboboxProps: { keepMounted: false } } },
    DateInput: { defaultProps: { size: 'md' } },
    // The label is part of the touch target.
    Checkbox: {
      defaultProps: { size: 'md' },
      styles: { label: { paddingBlock: 10 }, inner: { marginTop: 10 } },
    },
    // Devanagari has no capitals.
    Badge: { defaultProps: { tt: 'none' } },
    Pagination: { defaultProps: { size: 44 } },
    Container: { defaultProps: { size: 'xl' } },
    // The library's alert text is too small for important messages.
    Alert: {
      defaultProps: { radius: 'lg' },
      styles: {
        label: { fontSize: 'var(--mantine-font-size-md)' },
        message: { fontSize: 'var(--mantine-font-size-md)' },
      },
    },
    // As a `header` element, a dialog's header would be a second banner landmark.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'description', 'input', 'error'] },
    },
  },
})

/** The app's own tokens. Dimmed text has a contrast of at least 4.5:1. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#fffdf8',
    '--mantine-color-dimmed': '#675c51',
    '--mantine-color-placeholder': '#75695d',
    '--mantine-color-error': '#c02626',
    '--kh-paper': '#f8f2e6',
    '--kh-line': '#e5dac8',
    '--kh-accent': leaf[7],
  },
  dark: {
    '--mantine-color-body': '#201c18',
    '--mantine-color-dimmed': '#b8afa1',
    '--mantine-color-placeholder': '#a89d8f',
    '--mantine-color-error': '#ffa8a8',
    '--kh-paper': '#2a2520',
    '--kh-line': '#463f37',
    '--kh-accent': leaf[3],
  },
})
