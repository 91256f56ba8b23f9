import { Link } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import chips from '#client/ui/chip.module.css'
import { type BlogTopic, blogTopics } from '#shared/blog/blog.constants.ts'
import { blogHref } from './blog-address.ts'

/** Topics as links, so that each can be shared. */
export function BlogTopicChips({ chosen }: { chosen: BlogTopic | undefined }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('Topics')}>
      <ul className={chips.row}>
        {[undefined, ...blogTopics].map((topic) => (
          <li key={topic ?? 'all'}>
            <Link
              href={blogHref({ topic })}
              className={chips.chip}
              aria-current={topic === chosen ? 'page' : undefined}
            >
              {topic ? t(topic) : t('All')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
