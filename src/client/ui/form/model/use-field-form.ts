import { useForm } from '@mantine/form'
import { TRPCClientError } from '@trpc/client'
import { useId, useRef, useState } from 'react'
import type { ZodType, z } from 'zod'
import { readFailure } from '#client/platform/trpc/trpc.ts'
import type { FieldSpec, FieldValues, PartialValues } from './field-types.ts'
import { fieldOfPath, schemaValues, startValues, type Values } from './form-values.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { type FieldErrors, validateFields, wholeForm } from './validate-fields.ts'

interface Options<Fields extends readonly FieldSpec[], Schema extends ZodType | undefined> {
  fields: Fields
  /** Its sentences go before those of the fields' own rules, and its output is what is submitted. */
  schema?: Schema
  initialValues?: PartialValues<FieldValues<Fields>>
  /** Throwing keeps everything typed; the server's issues are put on their fields. */
  onSubmit: (
    values: Schema extends ZodType ? z.output<Schema> : FieldValues<Fields>,
  ) => Promise<unknown>
  /** Tells of a failed submit in its own way; without it the form shows the sentence itself. */
  onFailure?: (error: unknown) => void
  /** Checks a field at every keystroke, not only when it is left. */
  checksOnChange?: boolean
  /** Asks also before a link inside the app is followed with something unsaved. */
  asksBeforeLeaving?: boolean
  /** Told of everything typed, as it is typed. */
  onChange?: ((values: Values) => void) | undefined
  /** What is typed is kept elsewhere: nothing is asked before leaving. */
  isKept?: boolean
}

const unexpected = 'Something went wrong. Please try again.'
const unreachable = 'Error connecting to server'

/**
 * A form by its fields. Types follow: `onSubmit` gets the schema's output, or the fields' values.
 *
 *     const fields = defineFields([{ name: 'email', label: 'Email', type: 'email', required: true }])
 *     const form = useFieldForm({ fields, onSubmit: (values) => save.mutateAsync(values) })
 *     return <FieldForm form={form} submitLabel={t('Save')} busyLabel={t('Saving...')} />
 *
 * With children, `<Field form={form} name="email" />` places each field by hand.
 */
export function useFieldForm<
  const Fields extends readonly FieldSpec[],
  Schema extends ZodType | undefined = undefined,
>(options: Options<Fields, Schema>) {
  const { fields, schema, initialValues, checksOnChange = false } = options
  const formName = `form${useId().replace(/\W|_/g, '')}`
  const isBusy = useRef(false)
  const holds = useRef<FieldErrors>({})
  const isSubmitPressed = useRef(false)
  const [isSubmitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const check = (values: Values) => ({
    ...validateFields(fields, values, schema),
    ...holds.current,
  })
  const mantine = useForm<Values>({
    name: formName,
    initialValues: startValues(fields, initialValues),
    validate: check,
    validateInputOnChange: checksOnChange,
    ...(options.onChange && { onValuesChange: options.onChange }),
  })
  const isUnsaved = mantine.isDirty() && !options.isKept
  const guard = useLeaveGuard(isUnsaved, options.asksBeforeLeaving ?? false)

  /** Shows the sentences and moves the focus to the first field that has one. */
  function complain(fieldErrors: FieldErrors) {
    mantine.setErrors(fieldErrors)
    const first = fields.find(({ name }) => fieldErrors[name])
    if (first) mantine.getInputNode(first.name)?.focus()
    setFailure(first ? null : (fieldErrors[wholeForm] ?? null))
  }

  function handleFailure(error: unknown) {
    const { message, issues } = readFailure(error)
    const fieldErrors: FieldErrors = {}
    for (const issue of issues) {
      fieldErrors[fieldOfPath(fields, issue.path)?.name ?? wholeForm] ??= issue.message
    }
    complain(fieldErrors)
    options.onFailure?.(error)
    if (Object.keys(fieldErrors).some((name) => name !== wholeForm)) return
    if (error instanceof TRPCClientError) {
      setFailure(message ?? (options.onFailure ? null : unreachable))
    } else {
      setFailure(unexpected)
      reportError(error)
    }
  }

  async function submit() {
    if (isBusy.current) return
    const values = mantine.getValues()
    const fieldErrors = check(values)
    if (Object.keys(fieldErrors).length > 0) return complain(fieldErrors)
    isBusy.current = true
    setSubmitting(true)
    setFailure(null)
    try {
      const output = schema ? schema.parse(schemaValues(fields, values)) : values
      // The schema's output, or the values that the fields describe: checked just above.
      guard.release()
      await options.onSubmit(output as Parameters<typeof options.onSubmit>[0])
      mantine.resetDirty()
    } catch (error) {
      guard.hold()
      handleFailure(error)
    } finally {
      isBusy.current = false
      setSubmitting(false)
    }
  }

  return {
    fields: fields as readonly FieldSpec[],
    mantine,
    isSubmitting,
    failure,
    submit,
    isValid: () => Object.keys(check(mantine.getValues())).length === 0,
    /** Keeps the form from being sent, with this sentence on the field, until called with null. */
    hold: (name: string, sentence: string | null) => {
      const { [name]: _, ...others } = holds.current
      holds.current = sentence ? { ...others, [name]: sentence } : others
    },
    /** While the submit button is pressed no field complains at being left: the button would move away. */
    setSubmitPressed: (isPressed: boolean) => {
      isSubmitPressed.current = isPressed
    },
    handleBlur: (name: string) => {
      if (isSubmitPressed.current) return
      mantine.setFieldError(name, check(mantine.getValues())[name] ?? null)
    },
  }
}

/** What the form's components need of it, whatever its fields are. */
export type AnyFieldForm = ReturnType<typeof useFieldForm<readonly FieldSpec[], undefined>>
