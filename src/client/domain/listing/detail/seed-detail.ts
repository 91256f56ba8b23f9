interface DetailCache<Input, Data> {
  getData: (input: Input) => Data | undefined
  setData: (input: Input, data: Data, options: { updatedAt: number }) => unknown
}

/**
 * Lets a detail page open with the data of its list. They count as stale, so that the page fetches
 * its own when it opens: pointing at a listing fetches nothing and counts no view.
 */
export function seedDetail<Input, Data>(
  cache: DetailCache<Input, Data>,
  input: Input,
  data: Data,
): void {
  if (!cache.getData(input)) cache.setData(input, data, { updatedAt: 0 })
}
