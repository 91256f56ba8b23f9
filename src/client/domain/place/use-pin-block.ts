import { useEffect } from 'react'
import type { English } from '#client/platform/i18n/texts.ts'
import type { AnyFieldForm } from '#client/ui/form/model/use-field-form.ts'

/**
 * Sends a wrong PIN code's sentence to its field, so that the form cannot be sent with it.
 * @param sentence null while nothing is known to be wrong.
 * @param isFinal shows it at once. Until six digits are typed it waits for the field to be left.
 */
export function usePinBlock(
  { block, mantine }: Pick<AnyFieldForm, 'block' | 'mantine'>,
  name: string,
  sentence: English | null,
  isFinal: boolean,
) {
  const { setFieldError } = mantine
  useEffect(() => {
    block(name, sentence)
    if (sentence && isFinal) setFieldError(name, sentence)
  }, [block, setFieldError, name, sentence, isFinal])
}
