import { Anchor } from '@mantine/core'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { TextLink } from '../link.tsx'
import classes from './sentence-with-links.module.css'

interface SentenceWithLinksProps {
  /** Marks each link as `<name>its text</name>`. */
  sentence: Translated
  /** The address of each link by its name: a page of the app, or a phone number (`tel:`). */
  hrefs: Readonly<Record<string, string>>
}

/** A sentence with links in it. */
export function SentenceWithLinks({ sentence, hrefs }: SentenceWithLinksProps) {
  return sentence.split(/(<\w+>[^<]*<\/\w+>)/).map((part) => {
    const [, name = '', text] = /^<(\w+)>([^<]*)</.exec(part) ?? []
    const href = hrefs[name]
    if (href === undefined) return part
    return href.startsWith('tel:') ? (
      <Anchor key={name} href={href} underline="always" className={classes.phone}>
        {text}
      </Anchor>
    ) : (
      <TextLink key={name} href={href} underline="always">
        {text}
      </TextLink>
    )
  })
}
