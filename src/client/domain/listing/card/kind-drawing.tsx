import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './kind-drawing.module.css'

/** The drawing of a kind of goods in place of a missing photo, marked as a drawing. */
export default function KindDrawing({ image }: { image: string }) {
  const { t } = useTranslation()
  return (
    <div className={classes.drawing}>
      <img src={image} alt="" width={128} height={128} loading="lazy" decoding="async" />
      <span className={classes.mark}>{t('Drawing')}</span>
    </div>
  )
}
