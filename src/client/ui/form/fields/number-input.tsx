import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { numberOfText, tidyNumber } from '../model/typed-number.ts'

interface NumberInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** '' for none. */
  value: number | ''
  onChange: (value: number | '') => void
}

/** A number as people type it. What is typed stays as it is: an error, not the field, says what is wrong with it. */
export function NumberInput({
  value,
  onChange,
  inputMode = 'decimal',
  ...input
}: NumberInputProps) {
  const [typed, setTyped] = useState('')
  return (
    <TextInput
      {...input}
      inputMode={inputMode}
      // "2." and "2.50" are the numbers 2 and 2.5, and stay as they are while they are typed.
      value={numberOfText(typed) === value ? typed : String(value)}
      onChange={({ currentTarget }) => {
        const text = tidyNumber(currentTarget.value)
        setTyped(text)
        onChange(numberOfText(text))
      }}
    />
  )
}
