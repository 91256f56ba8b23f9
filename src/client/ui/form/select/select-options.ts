/** What can be chosen: its value, and its text in the chosen language. */
export interface SelectOption {
  value: string
  label: string
}

const comparable = (text: string) => text.trim().toLocaleLowerCase()

/** The options that contain a text; all of them for an empty text. */
export const optionsWithText = (options: readonly SelectOption[], text: string) =>
  options.filter(({ label }) => comparable(label).includes(comparable(text)))

/** The option that is written exactly so, as a browser fills it in. */
export const optionWrittenAs = (options: readonly SelectOption[], text: string) =>
  options.find(({ value, label }) =>
    [value, label].some((name) => comparable(name) === comparable(text)),
  )

/** The index of the next option after `from` that begins with a letter, from the start again after the last; -1 for none. */
export function nextWithLetter(
  options: readonly SelectOption[],
  { letter, from }: { letter: string; from: number },
): number {
  const begins = ({ label }: SelectOption) => comparable(label).startsWith(comparable(letter))
  const after = options.findIndex((option, index) => index > from && begins(option))
  return after >= 0 ? after : options.findIndex(begins)
}
