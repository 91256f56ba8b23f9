/** Something that a question can name, under any of its names; a name is one word or more. */
export interface NamedEntry {
  id: string
  names: readonly string[]
  /** Names that count only in this very spelling, and only where no other entry has them. */
  spellings?: readonly string[]
}
