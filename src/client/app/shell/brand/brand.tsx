import { Link } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import classes from './brand.module.css'

/** The logo and the name, as a link to the home page. */
export function Brand() {
  const { t } = useTranslation()
  return (
    <Link href={paths.home.href()} className={classes.brand} aria-label={t('KrishiHaat')}>
      {/* The first picture of the page's content comes before it: the connection that is open takes one at a time. */}
      <img src="/icon.svg" alt="" width={40} height={40} fetchPriority="low" loading="lazy" />
      <span className={classes.name}>{t('KrishiHaat')}</span>
    </Link>
  )
}
