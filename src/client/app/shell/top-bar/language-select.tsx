import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { switchLanguage } from '#client/platform/i18n/i18n.ts'
import { toastError } from '#client/ui/toast.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import classes from './language-select.module.css'

/** Each language under its own name, in a native select. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation()
  const [isSwitching, setSwitching] = useState(false)

  const handleChange = async ({ target }: ChangeEvent<HTMLSelectElement>) => {
    setSwitching(true)
    try {
      await switchLanguage(target.value as Language)
    } catch {
      toastError(t('The language could not be loaded. Please try again.'))
    } finally {
      setSwitching(false)
    }
  }

  return (
    <select
      className={classes.select}
      aria-label={t('Language')}
      value={i18n.language}
      aria-busy={isSwitching}
      onChange={handleChange}
    >
      <option value="en" lang="en">
        English
      </option>
      <option value="hi" lang="hi">
        हिन्दी
      </option>
    </select>
  )
}
