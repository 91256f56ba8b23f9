import { Link, matchRoute, useRouter } from 'wouter'
import { listingNameIn } from '#client/domain/listing/listing-names.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import classes from './dashboard.module.css'

/** The number of newest crops in the sidebar; My Crops has links to all of them. */
const shown = 5

/** The id of the crop that is being edited at this address. */
function editedCropId(parser: ReturnType<typeof useRouter>['parser'], path: string) {
  const [, parts] = matchRoute<{ cropId: string }>(parser, paths.editCrop.pattern, path)
  return parts?.cropId
}

/** Links to edit the user's newest crops, and the one that is being edited. */
export function EditCropLinks({ path }: { path: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { parser } = useRouter()
  // A failure leaves out these links; the page itself shows the error.
  const { data } = trpc.crop.mine.useQuery({ limit: shown })
  const newest = data?.crops ?? []
  const isNewest = newest.some(({ _id }) => paths.editCrop.href(_id) === path)
  const openId = isNewest ? undefined : editedCropId(parser, path)
  // The same query as the edit page's, so it is fetched once.
  const open = trpc.crop.get.useQuery({ cropId: openId ?? '' }, { enabled: Boolean(openId) })
  const links = open.data?.isUserCrop ? [...newest, open.data] : newest
  if (links.length === 0) return null
  return (
    <ul className={classes.sublinks}>
      {links.map(({ _id, ...crop }) => (
        <li key={_id}>
          <Link
            href={paths.editCrop.href(_id)}
            className={classes.link}
            aria-current={paths.editCrop.href(_id) === path ? 'page' : undefined}
          >
            <span className={classes.ellipsis}>
              {t('Edit {{name}}', { name: listingNameIn(language, crop) })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
