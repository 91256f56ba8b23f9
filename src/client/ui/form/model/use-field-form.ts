import { useForm } from '@mantine/form'
import { TRPCClientError } from '@trpc/client'
import { useId, useRef, useState } from 'react'
import { waitForLateParts } from '#client/platform/hydration/early-input.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { unreachableSentence } from '#client/platform/trpc/failure-sentence.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'
import type { FieldSpec, FieldValues, PartialValues } from './field-types.ts'
import { FormRefusal } from './form-refusal.ts'
import { fieldOfPath, schemaValues, startValues, type Values } from './form-values.ts'
import { type AnySchema, isOnItsWay, loadSchema, schemaNow, useLazySchema } from './lazy-schema.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { type FieldErrors, validateFields, wholeForm } from './validate-fields.ts'

interface Options<Fields extends readonly FieldSpec[], Output> {
  fields: Fields
  /** Its errors come before those of the fields' own rules, and its output is submitted. */
  schema?: AnySchema<Output> | undefined
  initialValues?: PartialValues<FieldValues<Fields>>
  /** After a throw the form keeps everything typed and shows the server's issues on their fields. */
  onSubmit: (values: NoInfer<Output>) => Promise<unknown>
  /** The name that the values are sent under: the server's issue at `crops.districts.0` is then of the field `districts`. */
  sentAs?: string
  /** Handles a failed submit; without it the form also says when the server was not reached. */
  onFailure?: (error: unknown) => void
  /** Validates a field at every keystroke, not only when it loses the focus. */
  checksOnChange?: boolean
  /** Called with the values at every change. */
  onChange?: ((values: FieldValues<Fields>) => void) | undefined
  /** What is typed is stored elsewhere, so that leaving the page loses nothing. Without it the form asks first. */
  isStored?: boolean
}

const unexpected: English = 'Something went wrong. Please try again.'

/**
 * A form described by its fields. `onSubmit` gets the schema's output, or the fields' values.
 *
 *     const fields = defineFields([{ name: 'email', label: 'Email', type: 'email', required: true }])
 *     const form = useFieldForm({ fields, onSubmit: (values) => save.mutateAsync(values) })
 *     return <FieldForm form={form} submitLabel={t('Save')} busyLabel={t('Saving...')} />
 *
 * With children, `<Field form={form} name="email" />` places each field.
 */
export function useFieldForm<
  const Fields extends readonly FieldSpec[],
  Output = FieldValues<Fields>,
>(options: Options<Fields, Output>) {
  const { fields, schema, initialValues, checksOnChange = false } = options
  const formName = `form${useId().replace(/\W|_/g, '')}`
  const isBusy = useRef(false)
  const blocks = useRef<FieldErrors>({})
  const pending = useRef<FieldErrors>({})
  const handleNothingPending = useRef(() => {})
  const isSubmitPressed = useRef(false)
  const [isSubmitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState<English | null>(null)
  /** What a pressed submit waits for. */
  const [waitingFor, setWaitingFor] = useState<English | null>(null)

  useLazySchema(schema, () => checkShownErrors())
  const check = (values: Values) => ({
    ...validateFields(fields, values, schemaNow(schema) ?? undefined),
    ...blocks.current,
  })
  // Values are read and written by the paths of the fields, so their type is known only to callers.
  const mantine = useForm<Values>({
    name: formName,
    initialValues: startValues(fields, initialValues),
    validate: check,
    validateInputOnChange: checksOnChange,
    onValuesChange: (values) => options.onChange?.(values as FieldValues<Fields>),
  })
  const guard = useLeaveGuard(mantine.isDirty() && !options.isStored)

  /** Shows the errors and moves the focus to the first field that has one. */
  function showErrors(fieldErrors: FieldErrors) {
    mantine.setErrors(fieldErrors)
    const first = fields.find(({ name }) => fieldErrors[name])
    if (first) mantine.getInputNode(first.name)?.focus()
    setFailure(first ? null : (fieldErrors[wholeForm] ?? null))
  }

  function handleFailure(error: unknown) {
    const { message, issues } = readFailure(error)
    const fieldErrors: FieldErrors = {}
    for (const issue of issues) {
      const path = options.sentAs ? issue.path.replace(`${options.sentAs}.`, '') : issue.path
      fieldErrors[fieldOfPath(fields, path)?.name ?? wholeForm] ??= issue.message
    }
    showErrors(fieldErrors)
    options.onFailure?.(error)
    if (Object.keys(fieldErrors).some((name) => name !== wholeForm)) return
    if (error instanceof TRPCClientError) {
      setFailure(message ?? (options.onFailure ? null : unreachableSentence))
    } else if (error instanceof FormRefusal) {
      setFailure(error.message)
    } else {
      setFailure(unexpected)
      reportError(error)
    }
  }

  /** The rules have come: errors that the fields' own rules have shown get the sentences of the schema, or go. */
  function checkShownErrors() {
    const fieldErrors = check(mantine.getValues())
    for (const name of Object.keys(mantine.errors)) {
      mantine.setFieldError(name, fieldErrors[name] ?? null)
    }
  }

  /** Shows the errors of the values. @returns whether there are any. */
  function hasErrors(): boolean {
    const fieldErrors = check(mantine.getValues())
    if (Object.keys(fieldErrors).length === 0) return false
    showErrors(fieldErrors)
    return true
  }

  async function untilNothingPending(): Promise<void> {
    const [sentence] = Object.values(pending.current)
    if (sentence === undefined) return
    setWaitingFor(sentence)
    await new Promise<void>((resolve) => {
      handleNothingPending.current = resolve
    })
    setWaitingFor(null)
  }

  /** Waits for the schema's code. @returns whether it is there. */
  async function hasSchema(): Promise<boolean> {
    if (!schema || !isOnItsWay(schema)) return true
    try {
      await untilDone(loadSchema(schema))
      return true
    } catch {
      // `useLazySchema` has logged it.
      setFailure(unreachableSentence)
      return false
    }
  }

  /** Shows the form as being sent while it waits. */
  async function untilDone(waiting: Promise<unknown>): Promise<void> {
    isBusy.current = true
    setSubmitting(true)
    try {
      await waiting
    } finally {
      isBusy.current = false
      setSubmitting(false)
    }
  }

  /** @param element the form in the page. */
  async function submit(element?: Element) {
    if (isBusy.current) return
    // What is typed into fields whose code comes after the page's is not yet among the values.
    const lateParts = element ? waitForLateParts(element) : null
    if (lateParts) await untilDone(lateParts)
    // Without a wait where nothing is to be waited for: the errors show at the press.
    if (isOnItsWay(schema) && !(await hasSchema())) return
    if (hasErrors()) return
    isBusy.current = true
    setSubmitting(true)
    setFailure(null)
    try {
      await untilNothingPending()
      // What was pending may have failed, and other fields may have changed meanwhile.
      if (hasErrors()) return
      const values = mantine.getValues()
      // Without a schema the output is the values, whose type follows from the fields.
      const rules = schemaNow(schema)
      const output = rules ? rules.parse(schemaValues(fields, values)) : (values as Output)
      guard.release()
      await options.onSubmit(output)
      mantine.resetDirty()
    } catch (error) {
      guard.restore()
      handleFailure(error)
    } finally {
      isBusy.current = false
      setSubmitting(false)
    }
  }

  const anyFields: readonly FieldSpec[] = fields
  return {
    fields: anyFields,
    mantine,
    /** What the fields hold now. */
    values: mantine.getValues() as FieldValues<Fields>,
    isSubmitting,
    failure,
    waitingFor,
    submit,
    /** Waits for the schema's code, without which `checkFields` knows only the fields' own rules. */
    hasSchema,
    /** Shows the errors of these fields and focuses the first. @returns whether there are none. */
    checkFields: (names: readonly string[]) => {
      const all = check(mantine.getValues())
      const fieldErrors = Object.fromEntries(
        Object.entries(all).filter(([name]) => names.includes(name)),
      )
      showErrors(fieldErrors)
      return Object.keys(fieldErrors).length === 0
    },
    isValid: () => Object.keys(check(mantine.getValues())).length === 0,
    /** Prevents the submit with this error on the field, until called with null. */
    block: (name: string, sentence: English | null) => {
      const { [name]: _, ...others } = blocks.current
      blocks.current = sentence ? { ...others, [name]: sentence } : others
    },
    /**
     * Keeps a pressed submit waiting, with this sentence, while a field's value is on its way, until called
     * with null. A refusal instead would lose the press: the arriving value removes the error.
     */
    setPending: (name: string, sentence: English | null) => {
      const { [name]: _, ...others } = pending.current
      pending.current = sentence ? { ...others, [name]: sentence } : others
      if (Object.keys(pending.current).length === 0) handleNothingPending.current()
    },
    /** Suppresses errors on blur while the submit button is pressed: they would move the button away. */
    setSubmitPressed: (isPressed: boolean) => {
      isSubmitPressed.current = isPressed
    },
    handleBlur: (name: string) => {
      if (isSubmitPressed.current) return
      mantine.setFieldError(name, check(mantine.getValues())[name] ?? null)
    },
  }
}

/** A form with any fields, as its components use it: what its fields hold is not known. */
export type AnyFieldForm = Omit<
  ReturnType<typeof useFieldForm<readonly FieldSpec[], unknown>>,
  'values'
>
