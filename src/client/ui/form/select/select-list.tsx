import { IconCheck } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './select-list.module.css'
import type { SelectOption } from './select-options.ts'

/** Pixels between a list and its field, and at least as many to the edge of the screen. */
const gap = 4

interface SelectListProps {
  id: string
  label: string
  options: readonly SelectOption[]
  /** The value of the chosen option. */
  value: string
  /** The option that the keyboard stands on; -1 for none. */
  activeIndex: number
  onChoose: (option: SelectOption) => void
}

export const selectOptionId = (listId: string, index: number) => `${listId}-${index}`

/** The open list of a field, below its box, or above where it has room only there. */
export function SelectList({ id, label, options, value, activeIndex, onChoose }: SelectListProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  const [isAbove, setAbove] = useState(false)
  useLayoutEffect(() => {
    const field = list.current?.parentElement?.getBoundingClientRect()
    if (!list.current || !field) return
    const height = list.current.offsetHeight + 2 * gap
    const roomBelow = (window.visualViewport?.height ?? window.innerHeight) - field.bottom
    setAbove(roomBelow < height && field.top >= height)
  }, [])
  useLayoutEffect(() => {
    const option = document.getElementById(selectOptionId(id, activeIndex))
    if (!list.current || !option) return
    const { scrollTop, clientHeight } = list.current
    const bottom = option.offsetTop + option.offsetHeight
    // Only the list: `scrollIntoView` would move the page too.
    if (option.offsetTop < scrollTop) list.current.scrollTop = option.offsetTop
    else if (bottom > scrollTop + clientHeight) list.current.scrollTop = bottom - clientHeight
  }, [id, activeIndex])
  if (options.length === 0)
    return (
      <div ref={list} className={classes.list} data-above={isAbove || undefined} role="status">
        <p className={classes.nothing}>{t('Nothing found')}</p>
      </div>
    )
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={classes.list}
      data-above={isAbove || undefined}
      // The field keeps the focus while its list is pressed or scrolled, and names the option that the keyboard stands on.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        <button
          key={option.value}
          id={selectOptionId(id, index)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={option.value === value}
          data-active={index === activeIndex || undefined}
          className={classes.option}
          onClick={() => onChoose(option)}
        >
          {option.label}
          {option.value === value && <IconCheck size={18} aria-hidden />}
        </button>
      ))}
    </div>
  )
}
