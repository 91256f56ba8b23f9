import { templateOfMessage } from '#shared/kit/message-template.ts'
import type { ImportMapping } from '#shared/listing-import/listing-import.schema.ts'
import type { FindPicture, PictureIssue } from '../rows/find-picture.ts'
import { splitPictures } from '../rows/split-pictures.policy.ts'
import { pictureFinder, zipSentences } from './picture-zip.policy.ts'

/** Stands for a picture that is not fetched yet; it has the form of an upload's address. */
export const placeholderPicture = '/uploads/not-fetched-yet.webp'

const isElsewhere = (text: string) => /^https?:/.test(text)
const isPictureAddress = (text: string) => isElsewhere(text) && URL.canParse(text)
const isOwnUpload = (text: string) => text.startsWith('/uploads/')

/** The addresses of pictures elsewhere in a row. */
export const picturesOfCells = (mapping: ImportMapping, cells: readonly string[]): string[] =>
  splitPictures(cells[mapping.indexOf('images')] ?? '').filter(isPictureAddress)

export const pictureNotFetched =
  'A picture could not be fetched. Check its address: it must be a public JPEG, PNG, WebP or AVIF under 2 MB.'
const notInZip =
  'No picture of a zip has the name “{{name}}”. Send a zip with it, or write a public address.'
const noLongerStored = 'The picture “{{name}}” is no longer stored. Please send the zip again.'

const issueOf = (template: string, name: string): PictureIssue => ({
  message: template.replace('{{name}}', name),
  template,
  values: { name },
})

export interface NamedPicture {
  name: string
  /** Null when it is not stored. */
  url: string | null
  /** Why it is not, an English sentence. */
  problem: string | null
}

/** Where our copy of a picture elsewhere is, or why there is none. */
export type PictureCopy = { url: string } | { problem: string }

/** What is known of the pictures that rows name. */
interface RowPictures {
  /** By their addresses elsewhere. */
  copies: ReadonlyMap<string, PictureCopy>
  /** The pictures of the import's zip. */
  zip: readonly NamedPicture[]
  /** Whether the zip has more, which were not read. */
  isZipUnread?: boolean
}

/** Finds the stored picture of what a row names: an upload, an address elsewhere, or a name in the zip. */
export function pictureResolver({ copies, zip, isZipUnread }: RowPictures): FindPicture {
  const find = pictureFinder(zip)
  const ofZip = (name: string) => {
    const picture = find(name)
    // It may be one of those.
    if (!picture && isZipUnread) return { message: zipSentences.unread }
    if (!picture) return issueOf(notInZip, name.slice(0, 100))
    if (picture.problem) return { message: picture.problem, ...templateOfMessage(picture.problem) }
    return picture.url ?? issueOf(noLongerStored, name.slice(0, 100))
  }
  return (source) => {
    if (isOwnUpload(source)) return source
    if (!isElsewhere(source)) return ofZip(source)
    const copy = copies.get(source)
    if (!copy) return { message: pictureNotFetched }
    return 'url' in copy ? copy.url : { message: copy.problem, ...templateOfMessage(copy.problem) }
  }
}
