import type { ImportField, ImportFieldName } from '#shared/listing-import/import-fields.data.ts'

/** A heading without case, spaces and signs. A column "ID" has numbers of its author; `_id` comes from our exports. */
const plainHeading = (heading: string) =>
  heading.trim() === '_id'
    ? '_id'
    : heading
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

/** The field that each column most likely holds; null where no heading tells, or an earlier column has the field. */
export function suggestMapping(
  fields: readonly ImportField[],
  headings: readonly string[],
): (ImportFieldName | null)[] {
  const taken = new Set<ImportFieldName>()
  const exact = new Map<string, ImportFieldName>()
  for (const field of fields) {
    for (const heading of [field.name, field.label, field.hindi, ...field.synonyms]) {
      const plain = plainHeading(heading)
      if (!exact.has(plain)) exact.set(plain, field.name)
    }
  }
  const hasId = headings.some((heading) => exact.get(plainHeading(heading)) === '_id')
  const isLeftOut = (name: ImportFieldName) =>
    !hasId && fields.some((field) => field.name === name && field.isSuggestedBesideId)
  return headings.map((heading) => {
    const name = exact.get(plainHeading(heading))
    if (!name || isLeftOut(name) || taken.has(name)) return null
    taken.add(name)
    return name
  })
}
