interface DetailCache<Input, Data> {
  getData: (input: Input) => Data | undefined
  setData: (input: Input, data: Data, options: { updatedAt: number }) => unknown
}

/**
 * Lets a detail page open with what its list already knows. Marked as old, so that the page asks
 * the server at once: nothing is fetched, and no view counted, for a listing merely pointed at.
 */
export function seedDetail<Input, Data>(
  cache: DetailCache<Input, Data>,
  input: Input,
  data: Data,
): void {
  if (!cache.getData(input)) cache.setData(input, data, { updatedAt: 0 })
}
