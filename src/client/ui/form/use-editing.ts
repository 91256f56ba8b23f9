import { useEffect, useRef, useState } from 'react'

/**
 * Whether a form stands in place of what it changes. Moves the focus into the form, then back to the button with
 * `data-edit`.
 */
export function useEditing() {
  const [isEditing, setEditing] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (isEditing === wasEditing.current) return
    wasEditing.current = isEditing
    container.current
      ?.querySelector<HTMLElement>(isEditing ? 'input, textarea' : '[data-edit]')
      ?.focus()
  }, [isEditing])
  return { isEditing, setEditing, container }
}
