import { Title } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import type { CropsWithProblem } from '#shared/calendar/calendar.schema.ts'
import classes from './health.module.css'

/** Every crop as a picture to tap. */
export function CropPicker({ crops }: { crops: CropsWithProblem['crops'] }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="pick-crop">
      <Title order={2} size="h3" id="pick-crop" mb="sm">
        {t('Which crop is sick?')}
      </Title>
      <ul className={classes.crops}>
        {crops.map(({ id, name, image }) => (
          <li key={id}>
            <Link href={paths.cropHealthTips.href(id)} className={classes.crop}>
              <img src={image} alt="" width={44} height={44} loading="lazy" decoding="async" />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
