import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { switchLanguage } from '#client/platform/i18n/i18n.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { toastError } from '#client/ui/toast.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import classes from './language-select.module.css'

/** The control's name in the other language: who cannot read the shown one must find it too. */
const otherNames: Record<Language, string> = { en: 'भाषा', hi: 'Language' }

/**
 * The letter अ of Mukta as a drawing: in English the Devanagari part of the font (100 KB) would travel for
 * it, and not every machine has a Devanagari font of its own.
 */
const hindiLetter =
  'M2 4Q5 2 9 1Q13 0 17 0Q21 0 24 1Q28 2 31 4Q33 6 35 9Q36 12 36 16Q36 21 34 24Q32 27 30 29Q32 29 34 30Q36 30 39 30Q42 30 45 29Q48 29 49 28L49 9L42 9L42 1L68 1L68 9L60 9L60 64L49 64L49 38Q47 39 42 39Q40 39 38 38Q37 38 34 37L34 37Q38 41 38 46Q38 54 32 59Q27 63 17 63Q12 63 7 62Q3 60 0 58L4 50Q6 52 9 53Q12 54 16 54Q20 54 24 52Q27 50 27 45Q27 40 24 38Q21 35 15 35L8 35L8 26L14 26Q19 27 22 24Q25 22 25 17Q25 13 22 11Q20 9 16 9Q13 9 10 9Q8 10 6 12L2 4Z'

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
    <div className={classes.button} data-busy={isSwitching || undefined}>
      <span className={classes.letters} aria-hidden>
        <svg className={classes.hindi} viewBox="0 0 68 64" role="presentation">
          <path d={hindiLetter} />
        </svg>
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
