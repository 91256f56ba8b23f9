import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addressCodec, searchField } from '#client/ui/list/address-codec.ts'
import { SearchBox } from '#client/ui/list/search-box.tsx'
import { useAddressState } from '#client/ui/list/use-address-state.ts'
import { FoundAnswers } from './found-answers.tsx'
import classes from './help.module.css'

const address = addressCodec({ q: searchField })

/** Searches guides and questions together; `children` stand there while nothing is searched for. */
export function HelpSearch({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { state, change } = useAddressState(address)
  const { q } = state
  return (
    <>
      <div className={classes.search}>
        <SearchBox
          value={q}
          placeholder={t('For instance: code, photo, price')}
          onSearch={(text) => change({ q: text }, { replace: true })}
        />
      </div>
      {q ? <FoundAnswers q={q} /> : children}
    </>
  )
}
