import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shared from '#client/ui/shared.module.css'
import { starLabels } from './star-labels.ts'
import classes from './stars-input.module.css'

interface StarsInputProps {
  /** 0 while none is selected. */
  value: number
  error: Translated | null
  /** By which the form finds the first star, to focus it. */
  path: string | undefined
  onChange: (stars: number) => void
}

/** One to five stars as radio buttons, so that arrow keys, taps and screen readers work. */
export function StarsInput({ value, error, path, onChange }: StarsInputProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const id = useId()
  const [hoveredStars, setHoveredStars] = useState(0)
  const shown = hoveredStars || value
  return (
    <fieldset
      className={shared.plainFieldset}
      aria-describedby={error ? `${id}-error` : undefined}
      onPointerLeave={() => setHoveredStars(0)}
    >
      <legend className={classes.legend}>{t('Your rating')}</legend>
      <div className={classes.row}>
        {starLabels.map((word, index) => {
          const stars = index + 1
          const Star = stars <= shown ? IconStarFilled : IconStar
          return (
            <label
              key={word}
              className={classes.star}
              data-on={stars <= shown || undefined}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setHoveredStars(stars)}
            >
              <input
                type="radio"
                className={classes.input}
                name={id}
                value={stars}
                checked={stars === value}
                data-path={stars === 1 ? path : undefined}
                aria-label={t('{{stars}} of 5: {{word}}', {
                  stars: format.number(stars),
                  word: t(word),
                })}
                onChange={() => onChange(stars)}
              />
              <Star size={34} aria-hidden />
            </label>
          )
        })}
        <span className={classes.word} aria-hidden>
          {shown > 0 && t(starLabels[shown - 1] ?? '')}
        </span>
      </div>
      {error && (
        <div className={classes.error} id={`${id}-error`} role="alert">
          {error}
        </div>
      )}
    </fieldset>
  )
}
