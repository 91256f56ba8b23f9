import { isSameHash, keyedHash } from '#server/platform/text/keyed-hash.ts'
import { isPrivatePicture } from '#shared/kit/image.ts'

const hourSeconds = 3600
/** Hours that the address of a message's picture is good for, after the one that is running. */
const readerHours = 1
/** An upload that no message shows is deleted after a day: its address lasts as long. */
const uploaderHours = 25

const signatureOf = (key: string, name: string, viewer: string, until: string) =>
  keyedHash(key, 'private picture', name, viewer, until)

/** A picture's name without folder, width and ending: one signature holds for all its files. */
const nameOf = (path: string) => path.replace(/^.*\//, '').replace(/(-(320|640))?\.webp$/, '')

function signFor(key: string, url: string, viewer: string, hours: number, now: number): string {
  if (!isPrivatePicture(url)) return url
  // Rounded, so that a conversation that is read again finds its pictures in the browser's cache.
  const until = String((Math.floor(now / 1000 / hourSeconds) + 1 + hours) * hourSeconds)
  const signature = signatureOf(key, nameOf(url), viewer, until)
  return `${url}?viewer=${viewer}&until=${until}&signature=${signature}`
}

/**
 * The address by which this person may see a picture for one to two hours; a public picture's as it is.
 * The caller has made sure that the person may.
 * @param key SECRET_KEY.
 */
export const pictureUrlFor = (key: string, url: string, viewerId: string, now = Date.now()) =>
  signFor(key, url, viewerId, readerHours, now)

/** As `pictureUrlFor`, for as long as an upload waits to be used: 25 to 26 hours. */
export const pictureUrlForUploader = (
  key: string,
  url: string,
  ownerId: string,
  now = Date.now(),
) => signFor(key, url, ownerId, uploaderHours, now)

/** @returns seconds that the address is still good for; null when it is not, or was never given. */
export function secondsLeft(
  key: string,
  file: string,
  { viewer, until, signature }: Record<string, unknown>,
  now = Date.now(),
): number | null {
  if (typeof viewer !== 'string' || typeof until !== 'string' || typeof signature !== 'string') {
    return null
  }
  const left = Number(until) - Math.floor(now / 1000)
  const isSigned = isSameHash(signature, signatureOf(key, nameOf(file), viewer, until))
  return isSigned && left > 0 ? left : null
}
