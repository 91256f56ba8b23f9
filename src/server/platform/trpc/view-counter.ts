/** Who looks at something: a person who is logged in, or an address. */
export interface Visitor {
  userId: string | null
  ip: string
}

/** Counts how often something is looked at, without making the look wait. */
export interface ViewCounter {
  add(id: string, visitor: Visitor): void
  /** Writes down what has been seen so far. */
  flush(): Promise<void>
}
