import { findHindiSpellings } from './hindi.ts'
import { codeFolders } from './house.config.ts'
import { isCode, listFiles, readSource, type Violation } from './source-files.ts'
import {
  findFolderCircles,
  findFullFolders,
  findNamesExportedTwice,
  findTooManyRooms,
} from './structure.ts'
import { findForbiddenWords } from './words.ts'

/** Every broken rule of the house below `root`: folders, names, words and Hindi spelling. */
export function checkHouse(root: string, folders = codeFolders): Violation[] {
  const paths = listFiles(root, folders)
  // The rules name the words that they forbid.
  const code = paths.filter((path) => isCode(path) && !path.startsWith('scripts/house/'))
  const sources = code.map((path) => readSource(root, path))
  return [
    ...findFullFolders(paths),
    ...findTooManyRooms(paths),
    ...findFolderCircles(sources),
    ...findNamesExportedTwice(sources),
    ...findForbiddenWords(sources),
    ...findHindiSpellings(root, paths),
  ]
}
