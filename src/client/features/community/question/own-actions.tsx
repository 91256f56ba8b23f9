import { Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'

interface OwnActionsProps {
  /** The confirmation before deleting. */
  question: Translated
  canEdit: boolean
  isBusy: boolean
  onEdit: () => void
  onDelete: () => void
}

/** What the author of a post may do with it. */
export function OwnActions({ question, canEdit, isBusy, onEdit, onDelete }: OwnActionsProps) {
  const { t } = useTranslation()
  return (
    <>
      {canEdit && (
        <Button
          variant="subtle"
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={onEdit}
          data-edit
        >
          {t('Edit')}
        </Button>
      )}
      <Button
        variant="subtle"
        color="gray"
        c="var(--mantine-color-error)"
        leftSection={<IconTrash size={18} aria-hidden />}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy && window.confirm(question)) onDelete()
        }}
      >
        {t('Delete')}
      </Button>
    </>
  )
}
