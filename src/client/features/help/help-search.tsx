import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import { cleanSearch } from '../../core/listing/list-state.ts'
import { SearchBox } from '../../core/listing/search-box.tsx'
import { withinPage } from '../../core/within-page.ts'
import { FoundAnswers } from './found-answers.tsx'
import classes from './help.module.css'

/** Searches guides and questions together; `children` stand there while nothing is searched for. */
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
          placeholder={t('For instance: code, photo, price')}
          onSearch={handleSearch}
        />
      </div>
      {q ? <FoundAnswers q={q} /> : children}
    </>
  )
}
