import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import { withinPage } from '#client/platform/paths/within-page.ts'
import { cleanSearch } from '#client/ui/list/clean-search.ts'
import { SearchBox } from '#client/ui/list/search-box.tsx'
import classes from './help.module.css'
import { HelpSearchResults } from './help-search-results.tsx'

/** Searches guides and questions together; shows `children` while the search is empty. */
export function HelpSearch({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const q = cleanSearch(params.get('q') ?? '')
  const handleSearch = (text: string) =>
    setParams(text ? { q: text } : {}, { replace: true, state: withinPage })
  return (
    <>
      <div className={classes.search}>
        <SearchBox
          value={q}
          placeholder={t('For example: code, photo, price')}
          onSearch={handleSearch}
        />
      </div>
      {q ? <HelpSearchResults q={q} /> : children}
    </>
  )
}
