import { useMediaQuery } from '@mantine/hooks'

/** Whether the screen is wide enough for a table; narrower screens show cards. */
export const useIsWideTable = () =>
  useMediaQuery('(min-width: 64em)', false, { getInitialValueInEffect: false })
