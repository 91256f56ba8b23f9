import { Button } from '@mantine/core'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { LinkButton } from '#client/ui/link.tsx'
import cells from '#client/ui/table/table-cells.module.css'

interface OwnListingActionsProps {
  name: Translated
  editHref: string
  isArchived: boolean
  /** Hidden by an operator; the owner cannot show it again. */
  isHidden: boolean | undefined
  isBusy: boolean
  onArchive: (isArchived: boolean) => void
}

/** What the owner does with a listing of the table. */
export function OwnListingActions(props: OwnListingActionsProps) {
  const { name, editHref, isArchived, isHidden, isBusy, onArchive } = props
  const { t } = useTranslation()
  const action = isArchived ? t('Unarchive') : t('Archive')
  return (
    <div className={`${cells.actions} ${cells.lineOfActions}`}>
      <LinkButton variant="default" href={editHref} aria-label={`${t('Edit')}: ${name}`}>
        {t('Edit')}
      </LinkButton>
      {!isHidden && (
        <Button
          variant="default"
          aria-label={`${action}: ${name}`}
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && onArchive(!isArchived)}
        >
          {action}
        </Button>
      )}
    </div>
  )
}
