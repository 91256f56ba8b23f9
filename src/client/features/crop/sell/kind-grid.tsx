import { Alert, Button, Skeleton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'
import { GoodsPicture } from '#client/domain/goods/goods-picture.tsx'
import { kindsWithName } from '#client/domain/listing-form/kind-defaults.policy.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { GoodsKindView } from '#shared/vocabulary/vocabulary.schema.ts'
import classes from './sell.module.css'

/** Kinds that are shown before a name is typed: what fits on two or three screens of a phone. */
const shownAtFirst = 24
/** Kinds on a phone's first screen. */
const shownOnPhone = 9
const pictureSize = 64
const placeholders = Array.from({ length: shownAtFirst }, (_, index) => `placeholder-${index}`)

interface KindGridProps {
  /** Undefined while they are loading, like `usual`. */
  kinds: readonly GoodsKindView[] | undefined
  /** The ids to begin with. */
  usual: readonly string[] | undefined
  isFailed: boolean
  /** By which the form finds the field, to focus it where a crop is missing. */
  path: string | undefined
  /** Already translated, or not, as the form has it. */
  error: ReactNode
  onChoose: (kind: GoodsKindView) => void
  onOwnName: (name: string) => void
}

/** The usual kinds first, then the others in the order of their names. */
function inUsualOrder(kinds: readonly GoodsKindView[], usual: readonly string[]) {
  const rank = new Map(usual.map((id, index) => [id, index]))
  const rankOf = ({ id }: GoodsKindView) => rank.get(id) ?? usual.length
  return kinds.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** Pictures of the kinds of goods, with a search in all their names. */
export function KindGrid(props: KindGridProps) {
  const { kinds, usual, isFailed, path, error, onChoose, onOwnName } = props
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  const sorted = useMemo(() => kinds && usual && inUsualOrder(kinds, usual), [kinds, usual])
  const name = typed.trim()
  const matches = sorted && (name === '' ? sorted : kindsWithName(sorted, name))
  const isShort = name === '' && !showsAll
  const shown = isShort ? matches?.slice(0, shownAtFirst) : matches
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const [first] = matches ?? []
    if (name === '') return
    if (first) onChoose(first)
    else onOwnName(name)
  }
  return (
    <div className={classes.kinds}>
      <TextInput
        label={t('Search in any language')}
        placeholder={t('wheat, गेहूँ, gehun')}
        leftSection={<IconSearch size={20} aria-hidden />}
        data-path={path}
        value={typed}
        maxLength={100}
        size="md"
        autoComplete="off"
        enterKeyHint="done"
        error={error ? t('Choose your crop, or type its name.') : undefined}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      {isFailed && (
        <Alert color="turmeric" c="inherit" role="status">
          {t('The list of crops needs a connection. Type the name of your crop.')}
        </Alert>
      )}
      {!shown && !isFailed && (
        <div className={classes.grid} aria-busy="true">
          {placeholders.map((key) => (
            <Skeleton key={key} className={classes.tile} />
          ))}
        </div>
      )}
      {shown && shown.length > 0 && (
        <ul className={classes.grid}>
          {shown.map((kind, index) => (
            <li key={kind.id}>
              <button type="button" className={classes.tile} onClick={() => onChoose(kind)}>
                <GoodsPicture
                  image={kind.image}
                  size={pictureSize}
                  isFirst={index < shownOnPhone}
                />
                <span className={classes.tileName}>{kind.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {name !== '' && (matches || isFailed) && (
        <Button variant="light" size="md" onClick={() => onOwnName(name)}>
          {t('None of these: call it “{{name}}”', { name })}
        </Button>
      )}
      {isShort && matches && matches.length > shownAtFirst && (
        <Button variant="default" size="md" onClick={() => setShowsAll(true)}>
          {t('Show all {{count}}', { count: matches.length })}
        </Button>
      )}
    </div>
  )
}
