import { join } from 'node:path'
import { readDataFiles } from '../../core/data-files.ts'
import { CalendarCropData } from './calendar-data.ts'

let crops: readonly CalendarCropData[] | undefined

/**
 * Every crop of the Indian calendar with its texts in both languages, read and checked once.
 * @throws StartError that names the file and the field.
 */
export function calendarCrops(): readonly CalendarCropData[] {
  crops ??= readDataFiles(join(import.meta.dirname, 'crops'), CalendarCropData)
  return crops
}
