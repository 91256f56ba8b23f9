import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { logFailure } from '#client/platform/network/log.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { Field, loadDateField } from '#client/ui/form/field.tsx'
import type { CropFieldForm } from '../use-crop-form.ts'
import { KindStep } from './kind-step.tsx'
import { PriceStep } from './price-step.tsx'
import {
  fieldsOfStep,
  firstSellValues,
  type SellStep,
  sellSteps,
  stepOfAddress,
  stepSearch,
} from './sell-steps.policy.ts'
import { StepFrame } from './step-frame.tsx'
import { useKindOfAddress } from './use-kind-of-address.ts'

/** Listing a crop in steps, each at an address of its own: the browser's Back goes one step back. */
export function SellSteps({ form }: { form: CropFieldForm }) {
  const { t } = useTranslation()
  const search = useSearch()
  useKindOfAddress(form)
  const [, navigate] = useLocation()
  const values = form.mantine.getValues()
  const step = stepOfAddress(search, values)
  const firstStep = useRef<SellStep | null>(step)
  useEffect(() => {
    // From the first change on, each step takes the focus.
    if (firstStep.current !== step) firstStep.current = null
  }, [step])
  useEffect(() => {
    // The last step has to open where the connection has gone since the first.
    loadDateField().catch((error: unknown) =>
      logFailure('The field for days was not loaded.', error),
    )
  }, [])
  const isFocused = firstStep.current !== step
  const goTo = (next: SellStep) => navigate(paths.addCrop.href(stepSearch(next)))
  const goBack = (to: SellStep) => () => goTo(to)
  const goOn = (from: SellStep, to: SellStep) => () => {
    if (form.checkFields(fieldsOfStep[from])) goTo(to)
  }
  const handleList = async () => {
    if (!(await form.hasSchema())) return
    const wrong = sellSteps.find((name) => !form.checkFields(fieldsOfStep[name]))
    if (wrong !== undefined) return wrong === step ? undefined : goTo(wrong)
    // A draft of the form with every field may have an error where no step shows it.
    if (form.isValid()) void form.submit()
    else navigate(paths.addCrop.href('form=all'))
  }
  const { errors } = form.mantine
  const refusedStep = sellSteps.find((name) => fieldsOfStep[name].some((field) => errors[field]))
  const wasSubmitting = useRef(false)
  const showRefusal = useEffectEvent(() => {
    if (refusedStep !== undefined && refusedStep !== step) goTo(refusedStep)
  })
  useEffect(() => {
    if (wasSubmitting.current && !form.isSubmitting) showRefusal()
    wasSubmitting.current = form.isSubmitting
  }, [form.isSubmitting])
  return (
    <>
      {/* Stays in the page: leaving it would stop the pictures that are being sent. */}
      <div hidden={step !== 'photo'}>
        <StepFrame
          position={1}
          title="Show your crop"
          text="Buyers look at the photo first. You can also go on without one."
          isFocused={isFocused && step === 'photo'}
          nextLabel="Go on"
          onNext={() => goTo('kind')}
        >
          <Field form={form} name="images" />
        </StepFrame>
      </div>
      {step === 'kind' && (
        <StepFrame
          position={2}
          title="What is it?"
          isFocused={isFocused}
          nextLabel="Go on"
          onBack={goBack('photo')}
          onNext={goOn('kind', 'price')}
        >
          <KindStep form={form} first={firstSellValues()} />
        </StepFrame>
      )}
      {step === 'price' && (
        <StepFrame
          position={3}
          title="How much, and at what price?"
          isFocused={isFocused}
          nextLabel="Sell it"
          busyLabel={form.isSubmitting ? 'Adding...' : null}
          onBack={goBack('kind')}
          onNext={handleList}
        >
          <PriceStep form={form} />
          {form.failure && (
            <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
              {translateMessage(t, form.failure)}
            </Alert>
          )}
        </StepFrame>
      )}
    </>
  )
}
