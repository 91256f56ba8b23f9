import { useId } from 'react'

/** Names the buttons of one listing among many: "Change Wheat". */
export function useLabelledActions() {
  const id = useId()
  return {
    /** The id of the element with the listing's name. */
    nameId: `${id}-name`,
    /** @param action tells the listing's buttons apart. */
    buttonProps: (action: string) => ({
      id: `${id}-${action}`,
      'aria-labelledby': `${id}-${action} ${id}-name`,
    }),
  }
}
