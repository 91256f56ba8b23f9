import { type ChangeEvent, useState } from 'react'
import { switchLanguage } from '#client/platform/i18n/i18n.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { toastError } from '#client/ui/toast.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import classes from './language-select.module.css'

/** The control's name in the other language, so that people who cannot read the page's can find it. */
const otherNames: Record<Language, string> = { en: 'भाषा', hi: 'Language' }

/**
 * A letter of each language, as a button. It is the browser's own select, which lies over the letters:
 * each language stands in it under its own name.
 */
export function LanguageSelect() {
  const { t } = useTranslation()
  const language = useLanguage()
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
    <div className={classes.button} data-needs-code data-busy={isSwitching || undefined}>
      <span className={classes.letters} aria-hidden>
        <span className={classes.hindi} />
        /A
      </span>
      <select
        className={classes.select}
        aria-label={t('Language')}
        title={otherNames[language]}
        value={language}
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
    </div>
  )
}
