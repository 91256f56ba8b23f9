import { Box, Loader, VisuallyHidden } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './page-fallback.module.css'

/** Shown while a page's chunk is loading, as large as a page, so that nothing below moves. */
export function PageFallback() {
  const { t } = useTranslation()
  return (
    <Box className={classes.space} role="status" data-needs-code>
      <Loader className={classes.loader} aria-hidden />
      <VisuallyHidden>{t('Loading…')}</VisuallyHidden>
    </Box>
  )
}
