import { UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { WithoutCode } from '#client/ui/without-code/without-code.tsx'
import { ListingPicture } from '../card/listing-picture.tsx'
import classes from './gallery.module.css'

interface GalleryProps {
  images: readonly string[]
  name: string
  art: ReactNode
}

const sizes = '(min-width: 75em) 700px, (min-width: 62em) 56vw, 80vw'
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** One large picture and, if there are several, thumbnails that arrow keys move through. */
export function Gallery({ images, name, art }: GalleryProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(0)
  const row = useRef<HTMLDivElement>(null)
  const shown = Math.min(chosen, Math.max(images.length - 1, 0))
  const total = images.length

  const textOf = (index: number) =>
    t('{{name}}, image {{index}} of {{total}}', { name, index: index + 1, total })
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = (shown + step + total) % total
    setChosen(next)
    row.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <>
      <div className={classes.frame}>
        <ListingPicture
          src={images[shown]}
          alt={total > 1 ? textOf(shown) : name}
          sizes={sizes}
          isEager
          art={art}
        />
      </div>
      <WithoutCode>
        {import.meta.env.SSR && total > 1 && (
          <div className={classes.further}>
            {images.slice(1).map((image, index) => (
              <div className={classes.frame} key={image}>
                <ListingPicture src={image} alt={textOf(index + 1)} sizes={sizes} art={art} />
              </div>
            ))}
          </div>
        )}
      </WithoutCode>
      {total > 1 && (
        <div className={classes.thumbnails} ref={row}>
          {images.map((image, index) => (
            <UnstyledButton
              key={image}
              className={classes.thumbnail}
              aria-label={t('Show image {{index}} of {{total}}', { index: index + 1, total })}
              aria-pressed={index === shown}
              onClick={() => setChosen(index)}
              onKeyDown={handleKey}
            >
              <ListingPicture src={image} alt="" sizes="120px" art={art} />
            </UnstyledButton>
          ))}
        </div>
      )}
    </>
  )
}
