import { usePagination } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { useFormat } from '#client/platform/format/format.ts'
import classes from './list-pagination.module.css'

interface ListPaginationProps {
  page: number
  totalPages: number
  hrefOfPage: (page: number) => string
  /** Called when a link is followed. */
  onLeave: () => void
}

/** Links to a list's pages, which can be shared and opened in other tabs. */
export function ListPagination({ page, totalPages, hrefOfPage, onLeave }: ListPaginationProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { range } = usePagination({ total: totalPages, page })
  if (totalPages <= 1) return null

  const step = (to: number, label: ReactNode) =>
    to < 1 || to > totalPages ? (
      <span className={classes.page} aria-disabled="true">
        {label}
      </span>
    ) : (
      <Link className={classes.page} href={hrefOfPage(to)} onClick={onLeave}>
        {label}
      </Link>
    )
  const entries = range.map((entry, index) => ({
    entry,
    key: entry === 'dots' ? `dots after ${range[index - 1]}` : entry,
  }))

  return (
    <nav aria-label={t('Pages')}>
      <ul className={classes.pages}>
        <li>{step(page - 1, t('Previous'))}</li>
        {entries.map(({ entry, key }) => (
          <li key={key} className={entry === 'dots' ? classes.dots : undefined}>
            {entry === 'dots' ? (
              '…'
            ) : (
              <Link
                className={classes.page}
                href={hrefOfPage(entry)}
                onClick={onLeave}
                aria-label={t('Page {{page}}', { page: format.number(entry) })}
                aria-current={entry === page ? 'page' : undefined}
              >
                {format.number(entry)}
              </Link>
            )}
          </li>
        ))}
        <li>{step(page + 1, t('Next'))}</li>
      </ul>
    </nav>
  )
}
