import { Button, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { GoodsPicture } from '#client/domain/goods/goods-picture.tsx'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { Field } from '#client/ui/form/field.tsx'
import { inputPath } from '#client/ui/form/model/field-props.ts'
import type { GoodsKindView } from '#shared/vocabulary/vocabulary.schema.ts'
import type { CropFieldForm, NewCropValues } from '../use-crop-form.ts'
import { fillFromKind } from './fill-kind.ts'
import { KindGrid } from './kind-grid.tsx'
import classes from './sell.module.css'
import { suggestedExpiry } from './sell-steps.policy.ts'
import { focusStepHeading } from './step-frame.tsx'
import { useUsualKinds } from './use-usual-kinds.ts'

interface KindStepProps {
  form: CropFieldForm
  /** What the steps start with; a kind replaces these values and never those that somebody chose. */
  first: NewCropValues
}

/** Takes back what a kind filled in: goods of another name have no category until somebody chooses it. */
function clearFromKind(form: CropFieldForm, kind: GoodsKindView, first: NewCropValues) {
  const { category, tags, expiryDate } = form.mantine.getValues()
  if (category === kind.category) form.mantine.setFieldValue('category', '')
  if (String(tags) === String(kind.tags)) form.mantine.setFieldValue('tags', [])
  if (expiryDate === suggestedExpiry(kind.category)) {
    form.mantine.setFieldValue('expiryDate', first.expiryDate)
  }
}

const focusSubmit = (within: HTMLElement | null) =>
  within?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus()

/** The crop, by its picture or any of its names; it fills in name, category, tags and unit. */
export function KindStep({ form, first }: KindStepProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const query = trpc.vocabulary.kinds.useQuery(
    { of: 'crop', language },
    { staleTime: Number.POSITIVE_INFINITY },
  )
  const usual = useUsualKinds()
  const values = form.mantine.getValues()
  const kinds = query.data?.kinds
  const chosen = kinds?.find(({ id }) => id === values.kind)
  const isNamed = values.name !== ''
  const handleOwnName = (name: string) => {
    if (chosen) clearFromKind(form, chosen, first)
    form.mantine.setFieldValue('kind', '')
    form.mantine.setFieldValue('name', name)
    // Nobody has been asked for it yet.
    form.mantine.clearFieldError('category')
  }
  const handleChange = () => {
    form.mantine.setFieldValue('name', '')
    focusStepHeading()
  }
  const place = useRef<HTMLDivElement>(null)
  const wasNamed = useRef(isNamed)
  useEffect(() => {
    // The pressed picture is gone; Enter goes on.
    if (isNamed && !wasNamed.current) focusSubmit(place.current)
    wasNamed.current = isNamed
  }, [isNamed])
  if (!isNamed) {
    return (
      <KindGrid
        kinds={kinds}
        usual={usual}
        isFailed={query.isError || (query.isPending && query.fetchStatus === 'paused')}
        path={inputPath(form, 'name')}
        error={form.mantine.errors.name}
        onChoose={(kind) => fillFromKind(form, kind, chosen, first)}
        onOwnName={handleOwnName}
      />
    )
  }
  return (
    <div className={classes.chosen} ref={place}>
      <div className={classes.chosenCrop}>
        <GoodsPicture image={chosen?.image ?? null} size={72} />
        <Text className={classes.chosenName}>{chosen?.name ?? String(values.name)}</Text>
        <Button variant="light" onClick={handleChange}>
          {t('Choose another')}
        </Button>
      </div>
      <Field form={form} name="name" />
      <Text c="dimmed">{t('Add the variety if you like, such as Sharbati wheat.')}</Text>
      <Field form={form} name="category" />
    </div>
  )
}
