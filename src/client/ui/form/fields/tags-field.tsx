import { Button, Flex, TagsInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { lateMark } from '#client/platform/hydration/early-input.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { FieldProps } from '../model/field-props.ts'
import { cleanTags } from './tags.ts'
import '#client/platform/theme/list-styles.ts'

/** Tags that users type: Enter, a comma or the button adds one. */
export default function TagsField({ input }: FieldProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const handleChange = (tags: string[]) => input.onChange(cleanTags(tags))
  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter on a blank field would send the whole form.
    if (event.key === 'Enter' && typed.trim() === '') event.preventDefault()
  }
  const handleAdd = () => {
    handleChange([...input.value, typed])
    setTyped('')
  }
  return (
    <Flex {...lateMark} gap="xs" align="flex-end">
      <TagsInput
        {...input}
        flex={1}
        miw={0}
        placeholder={input.placeholder ?? t('Add tags')}
        searchValue={typed}
        onSearchChange={setTyped}
        onChange={handleChange}
        onKeyDown={handleKeyDown}
      />
      <Button variant="light" onClick={handleAdd}>
        {t('Add')}
      </Button>
    </Flex>
  )
}
