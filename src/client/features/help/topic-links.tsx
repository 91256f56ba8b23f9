import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import chips from '#client/ui/chip.module.css'

interface TopicLinksProps {
  /** The page's sections. */
  topics: readonly { id: string; title: English }[]
}

/** The page's contents as links to its sections. */
export function TopicLinks({ topics }: TopicLinksProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('Topics')}>
      <ul className={chips.row}>
        {topics.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={chips.chip}>
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
