import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { ChatSource } from '../../../shared/chat.schema.ts'
import { useFormat } from '../../core/format.ts'
import classes from './source-list.module.css'

const isOwnPage = (url: string) => /^\/(?!\/)/.test(url)
const isOutside = (url: string) => /^https?:\/\//.test(url)

function SourceTitle({ title, url }: Pick<ChatSource, 'title' | 'url'>) {
  if (url !== null && isOwnPage(url)) {
    return (
      <Link className={classes.link} href={url}>
        {title}
      </Link>
    )
  }
  if (url === null || !isOutside(url)) return title
  return (
    <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
      {title} <IconExternalLink size={14} aria-hidden />
    </a>
  )
}

/** What an answer is taken from, and of when that is. */
export function SourceList({ sources }: { sources: ChatSource[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <div className={classes.sources}>
      <p className={classes.label}>{t('Sources')}</p>
      <ul className={classes.list}>
        {sources.map(({ title, date, url }) => (
          <li key={`${title} ${date} ${url}`}>
            <SourceTitle title={title} url={url} />
            {date && (
              <>
                {' · '}
                <time dateTime={date}>{format.date(date)}</time>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
