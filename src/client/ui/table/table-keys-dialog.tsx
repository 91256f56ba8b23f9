import { Kbd } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { TitledDialog } from '../dialog/titled-dialog.tsx'
import classes from './table-keys-dialog.module.css'
import '@mantine/core/styles/Kbd.layer.css'

interface TableKeysDialogProps {
  isOpen: boolean
  hasSelection: boolean
  onClose: () => void
}

/** The keys of a table. */
export function TableKeysDialog(props: TableKeysDialogProps) {
  const { isOpen, hasSelection, onClose } = props
  const { t } = useTranslation()
  const keys = [
    { key: '↓ ↑', text: t('next or previous row') },
    { key: 'Home', text: t('first row') },
    { key: 'End', text: t('last row') },
    ...(hasSelection ? [{ key: t('Space'), text: t('select the row') }] : []),
    { key: 'Enter', text: t('open the row') },
    { key: '?', text: t('show these keys') },
  ]
  return (
    <TitledDialog title={isOpen ? t('Keys of the table') : null} onClose={onClose}>
      <p className={classes.intro}>{t('Press Tab until a row is marked. Then:')}</p>
      <dl className={classes.keys}>
        {keys.map(({ key, text }) => (
          <div key={key}>
            <dt>
              <Kbd size="md">{key}</Kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </TitledDialog>
  )
}
