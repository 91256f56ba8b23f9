import { TextInput, type TextInputProps } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import classes from './select-list.module.css'
import { SelectList, selectOptionId } from './select-list.tsx'
import {
  nextWithLetter,
  optionsWithText,
  optionWrittenAs,
  type SelectOption,
} from './select-options.ts'

/** Longer lists are searched by typing. */
const searchFrom = 10

interface SelectFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'label'> {
  label: string
  options: readonly SelectOption[]
  /** The value of the chosen option; '' for none. */
  value: string
  onChange: (value: string) => void
  onBlur: () => void
}

/**
 * A choice from a list: the pattern "combobox" of the ARIA practices, as Mantine's Select has it, without the 40 kB
 * that position and scroll its list. The box is on the page from the start, so that a press before the code has come
 * is repeated.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, options, value, onChange, onBlur, ...input } = props
  const listId = useId()
  const box = useRef<HTMLInputElement>(null)
  const anchor = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** What is searched for; null for nothing, when the box shows the chosen option. */
  const [typed, setTyped] = useState<string | null>(null)
  const [activeIndex, setActiveIndex] = useState(-1)
  const isSearched = options.length > searchFrom
  const shown = typed === null ? options : optionsWithText(options, typed)

  const open = (index = options.findIndex((option) => option.value === value)) => {
    setOpen(true)
    setActiveIndex(index)
  }
  const close = () => {
    setOpen(false)
    setTyped(null)
  }
  const choose = (option: SelectOption | undefined) => {
    if (option && option.value !== value) onChange(option.value)
    close()
  }
  // A phone leaves the focus in a field when something is pressed that takes none.
  useEffect(() => {
    if (!isOpen) return
    const closeWhenElsewhere = ({ target }: Event) => {
      if (target instanceof Node && anchor.current?.contains(target)) return
      setOpen(false)
      setTyped(null)
    }
    document.addEventListener('pointerdown', closeWhenElsewhere)
    return () => document.removeEventListener('pointerdown', closeWhenElsewhere)
  }, [isOpen])

  const handleClick = () => {
    if (isOpen && !isSearched) return close()
    // A press that is repeated after the page's code has come does not bring the focus.
    box.current?.focus()
    // What is typed next takes the place of the chosen option.
    if (isSearched && typed === null) box.current?.select()
    if (!isOpen) open()
  }
  const handleType = (text: string) => {
    setTyped(text)
    // Enter takes the first that is found.
    open(text.trim() === '' ? -1 : 0)
  }
  const handleBlur = () => {
    if (typed !== null) choose(optionWrittenAs(options, typed))
    close()
    onBlur()
  }
  /** @returns whether the key has done something, so that it does nothing else. */
  const moveByKey = (key: string): boolean => {
    const last = shown.length - 1
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!isOpen) open()
      else if (key === 'ArrowDown') setActiveIndex(activeIndex >= last ? 0 : activeIndex + 1)
      else setActiveIndex(activeIndex <= 0 ? last : activeIndex - 1)
      return true
    }
    if (isOpen && (key === 'Enter' || (key === ' ' && !isSearched))) {
      choose(shown[activeIndex])
      return true
    }
    if (isOpen && key === 'Escape') {
      close()
      return true
    }
    // The other keys write in a box that is searched.
    if (isSearched) return false
    if (key === ' ') open()
    else if (isOpen && key === 'Home') setActiveIndex(0)
    else if (isOpen && key === 'End') setActiveIndex(last)
    else return key.length === 1 && moveToLetter(key)
    return true
  }
  const moveToLetter = (letter: string): boolean => {
    const from = isOpen ? activeIndex : options.findIndex((option) => option.value === value)
    const index = nextWithLetter(options, { letter, from })
    if (index >= 0) open(index)
    return index >= 0
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    if (moveByKey(event.key)) event.preventDefault()
  }

  return (
    <TextInput
      {...input}
      ref={box}
      label={label}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      aria-controls={isOpen && shown.length > 0 ? listId : undefined}
      aria-autocomplete={isSearched ? 'list' : 'none'}
      aria-activedescendant={
        isOpen && shown[activeIndex] ? selectOptionId(listId, activeIndex) : undefined
      }
      // Escape closes the list, and not the dialog around it.
      data-mantine-stop-propagation={isOpen || undefined}
      readOnly={!isSearched}
      pointer={!isSearched}
      rightSection={<IconSelector size={18} aria-hidden />}
      rightSectionPointerEvents="none"
      value={typed ?? options.find((option) => option.value === value)?.label ?? ''}
      onChange={({ currentTarget }) => handleType(currentTarget.value)}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
      inputContainer={(children) => (
        <div ref={anchor} className={classes.anchor}>
          {children}
          {isOpen && (
            <SelectList
              id={listId}
              label={label}
              options={shown}
              value={value}
              activeIndex={activeIndex}
              onChoose={choose}
            />
          )}
        </div>
      )}
    />
  )
}
