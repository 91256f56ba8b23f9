import { Box, Loader, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './page-fallback.module.css'

/** Holds the page's place while its chunk is on its way, so that nothing below it moves. */
export function PageFallback() {
  const { t } = useTranslation()
  return (
    <Box className={classes.place} role="status">
      <Loader className={classes.loader} aria-hidden />
      <VisuallyHidden>{t('Loading…')}</VisuallyHidden>
    </Box>
  )
}
