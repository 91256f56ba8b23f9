import { useState } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'

/**
 * The title that a dialog shows. It stays while the dialog fades out, for a screen reader would otherwise be in a
 * dialog without a name, and the content would jump.
 * @param title null once the dialog closes.
 */
export function useClosingTitle(title: Translated | null): Translated | null {
  const [lastTitle, setLastTitle] = useState(title)
  if (title !== null && title !== lastTitle) setLastTitle(title)
  return title ?? lastTitle
}
