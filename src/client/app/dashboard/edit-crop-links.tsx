import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { paths } from '../../core/paths.ts'
import { trpc } from '../../core/trpc.ts'
import classes from './dashboard.module.css'

/** The newest ones; all of them have their own link in My Crops. */
const shown = 5

interface EditCropLinksProps {
  path: string
  onNavigate?: () => void
}

/** A way to edit each of the person's newest crops, and the one that is open now. */
export function EditCropLinks({ path, onNavigate }: EditCropLinksProps) {
  const { t } = useTranslation()
  // Without an answer the sidebar just has no such links; the page itself says what is wrong.
  const { data } = trpc.crop.mine.useQuery()
  const crops = data?.crops ?? []
  const links = crops.filter(({ _id }, index) => index < shown || paths.editCrop.href(_id) === path)
  if (links.length === 0) return null
  return (
    <ul className={classes.sublinks}>
      {links.map(({ _id, name }) => (
        <li key={_id}>
          <Link
            href={paths.editCrop.href(_id)}
            className={classes.link}
            aria-current={paths.editCrop.href(_id) === path ? 'page' : undefined}
            onClick={onNavigate}
          >
            <span className={classes.ellipsis}>{t('Edit {{name}}', { name })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
