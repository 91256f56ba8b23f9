import {
  IconCoinRupee,
  IconPlant2,
  IconShovel,
  IconStethoscope,
  IconTractor,
} from '@tabler/icons-react'
import { Link } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import shared from '#client/ui/shared.module.css'
import type { ExpertField } from '#shared/expert/expert.constants.ts'
import type { ExpertFieldView } from '#shared/expert/expert.schema.ts'
import classes from './expert.module.css'

const icons: Record<ExpertField, typeof IconPlant2> = {
  'crop-agronomist': IconPlant2,
  'plant-doctor': IconStethoscope,
  'soil-water': IconShovel,
  'machine-mechanic': IconTractor,
  'market-adviser': IconCoinRupee,
}

interface ExpertCardsProps {
  experts: readonly ExpertFieldView[]
  chosen: ExpertField | ''
  /** Scrolls the form into view. */
  onChoose: () => void
}

/** The experts by field of knowledge; a tap selects one in the form. */
export function ExpertCards({ experts, chosen, onChoose }: ExpertCardsProps) {
  const { t } = useTranslation()
  return (
    <ul className={`${shared.plainList} ${classes.experts}`}>
      {experts.map(({ id, title, text, bring }) => {
        const Icon = icons[id]
        return (
          <li key={id}>
            <Link
              href={paths.expertSession.href(id)}
              replace
              className={classes.expert}
              aria-current={id === chosen ? 'true' : undefined}
              onClick={onChoose}
            >
              <span className={classes.icon}>
                <Icon size={28} stroke={1.7} aria-hidden />
              </span>
              <span className={classes.expertTitle}>{title}</span>
              <span>{text}</span>
              <span className={classes.bring}>{bring}</span>
              <span className={classes.ask}>{id === chosen ? t('Chosen') : t('Ask')}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
