import { usePagination } from '@mantine/hooks'
import type { AriaAttributes, ReactNode } from 'react'
import { Link } from 'wouter'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
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

  const pageLink = (to: number, label: ReactNode, aria?: AriaAttributes) => (
    <Link className={classes.page} href={hrefOfPage(to)} onClick={onLeave} {...aria}>
      {label}
    </Link>
  )
  const step = (to: number, label: ReactNode) =>
    to < 1 || to > totalPages ? (
      <span className={classes.page} aria-disabled="true">
        {label}
      </span>
    ) : (
      pageLink(to, label)
    )

  return (
    <nav aria-label={t('Pages')}>
      <ul className={classes.pages}>
        <li>{step(page - 1, t('Previous'))}</li>
        {range.map((entry, index) =>
          entry === 'dots' ? (
            <li key={`dots after ${range[index - 1]}`} className={classes.dots}>
              …
            </li>
          ) : (
            <li key={entry}>
              {pageLink(entry, format.number(entry), {
                'aria-label': t('Page {{page}}', { page: format.number(entry) }),
                'aria-current': entry === page ? 'page' : undefined,
              })}
            </li>
          ),
        )}
        <li>{step(page + 1, t('Next'))}</li>
      </ul>
    </nav>
  )
}
