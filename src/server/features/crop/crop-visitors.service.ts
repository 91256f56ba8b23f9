import {
  isPopularPage,
  readListingAnswer,
} from '#server/features/listing/listing-visitors.service.ts'
import type { TableVersions } from '#server/platform/cache/table-versions.ts'
import type { Database } from '#server/platform/database/database.ts'
import { CropPage, CropView } from '#shared/crop/crop.schema.ts'
import type { CropListInput } from '#shared/crop/crop-list.schema.ts'
import { getCrop, listCrops } from './crop.service.ts'
import { cropTable } from './crop.table.ts'

interface ReadServices {
  db: Database
  tableVersions: TableVersions
}

/** A list of crops; the first page of visitors is remembered. @param viewerId null for a visitor. */
export function listCropsForViewer(
  { db, tableVersions }: ReadServices,
  input: CropListInput,
  viewerId: string | null,
) {
  const read = () => listCrops(db, input, viewerId)
  if (!isPopularPage(input)) return read()
  return readListingAnswer(tableVersions, { table: cropTable, viewerId, schema: CropPage, read })
}

/** One crop, which is remembered for visitors. @throws AppError `crop.not_found` (404). */
export const getCropForViewer = (
  { db, tableVersions }: ReadServices,
  cropId: string,
  viewerId: string | null,
) =>
  readListingAnswer(tableVersions, {
    table: cropTable,
    viewerId,
    schema: CropView,
    read: () => getCrop(db, cropId, viewerId),
  })
