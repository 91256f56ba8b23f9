import { foldText } from '#server/platform/text/word-search.ts'
import { soundKey } from '#server/platform/text/word-sounds.ts'

/**
 * A name as it is compared: lower case, letters and digits alone. Nukta and chandrabindu do not count,
 * nor does the half nasal that may stand for an anusvara (पांडिचेरी, पान्डिचेरी).
 */
export const foldName = (name: string) =>
  foldText(name)
    .replace(/[ङञणनम]\u094d(?=[क-घच-झट-ढत-धप-भ])/g, '\u0902')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/**
 * The sound of a place's name, the same in both scripts: गाँव at the end of a name is written gaon, and
 * the anusvara before a labial m (पिंपलगाँव, Pimpalgaon).
 */
export const placeSound = (name: string) =>
  soundKey(
    name
      .normalize('NFC')
      .replace(/गा[\u0901\u0902]?व(?![\p{L}\p{M}])/gu, 'गाओन')
      .replace(/[\u0901\u0902](?=[पफबभम])/g, 'म\u094d'),
  )
