import { isSameHash, keyedHash } from '#server/platform/text/keyed-hash.ts'
import { currentMs } from '#shared/kit/clock.ts'
import { isPrivatePicture } from '#shared/kit/image.ts'

const hourSeconds = 3600
/** Full hours that the address of a message's picture stays valid, in addition to the current one. */
const readerHours = 1
/** An upload that no message uses is deleted after a day; its address stays valid as long. */
const uploaderHours = 25

const signatureOf = (key: string, name: string, viewer: string, until: string) =>
  keyedHash(key, 'private picture', name, viewer, until)

/** A picture's name without folder, width and extension, so that one signature covers all its files. */
const pictureName = (path: string) => path.replace(/^.*\//, '').replace(/(-(320|640))?\.webp$/, '')

function signFor(key: string, url: string, viewer: string, hours: number, now: number): string {
  if (!isPrivatePicture(url)) return url
  // Rounded, so that a conversation that is opened again finds its pictures in the browser's cache.
  const until = String((Math.floor(now / 1000 / hourSeconds) + 1 + hours) * hourSeconds)
  const signature = signatureOf(key, pictureName(url), viewer, until)
  return `${url}?viewer=${viewer}&until=${until}&signature=${signature}`
}

/**
 * The address with which this viewer can see a picture for one to two hours. A public picture's address
 * is returned unchanged. The caller has checked that the viewer may see the picture.
 * @param key SECRET_KEY.
 */
export const pictureUrlFor = (key: string, url: string, viewerId: string, now = currentMs()) =>
  signFor(key, url, viewerId, readerHours, now)

/** As `pictureUrlFor`, but valid as long as an unused upload is stored: 25 to 26 hours. */
export const pictureUrlForUploader = (
  key: string,
  url: string,
  ownerId: string,
  now = currentMs(),
) => signFor(key, url, ownerId, uploaderHours, now)

/** @returns the seconds that the address is still valid; null when it is expired or was never issued. */
export function validSecondsLeft(
  key: string,
  file: string,
  { viewer, until, signature }: Record<string, unknown>,
  now = currentMs(),
): number | null {
  if (typeof viewer !== 'string' || typeof until !== 'string' || typeof signature !== 'string') {
    return null
  }
  const left = Number(until) - Math.floor(now / 1000)
  const isSigned = isSameHash(signature, signatureOf(key, pictureName(file), viewer, until))
  return isSigned && left > 0 ? left : null
}
