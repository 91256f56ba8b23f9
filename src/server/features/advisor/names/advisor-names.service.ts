import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { referenceCropData } from '#server/features/reference/reference.service.ts'
import { foldWord } from '#server/platform/text/farm-words.ts'
import { extraCropNames } from './advisor-extra-names.data.ts'
import { ignoredCropNames } from './advisor-ignored-names.data.ts'

/** The halves of names such as "Mustard and rapeseed" and "Chilli (mirch)", which are names of their own. */
export const nameParts = (name: string) =>
  name.split(/[(),/;]| and | और | व | एवं /).flatMap((part) => part.trim() || [])

/** ड़ is written d by some and r by others: kakdi, kakri. */
export const withBothSpellingsOfRa = (name: string) => {
  const spelling = name.normalize('NFC').replace(/ड\u093c|\u095c/g, 'र')
  // कोंहड़ा is a pumpkin, कोहरा is fog.
  return spelling === name || foldWord(spelling) === 'कोहरा' ? [name] : [name, spelling]
}

/** Before में, का and the like a Hindi name in -a ends in -e: makka, makke me. English names have no such form. */
const withObliqueForm = (name: string, isEnglish: boolean) => {
  if (/\s/.test(name) || name.length < minObliqueLength) return [name]
  if (name.endsWith('ा')) return [name, `${name.slice(0, -1)}े`, `${name.slice(0, -1)}ों`]
  if (/[क-ह]$/.test(name)) return [name, `${name}ों`]
  return /[a-z]a$/.test(name) && !isEnglish ? [name, `${name.replace(/a+$/, '')}e`] : [name]
}
const minObliqueLength = 4

/** All crops with every name that users call them by. */
export function gatherCropNames(): { id: string; names: string[] }[] {
  const ignored = new Set(splitNames(ignoredCropNames))
  const data = [...calendarCrops(), ...referenceCropData()]
  const written = new Set(
    data.flatMap(({ name, alsoCalled }) => [name.hi, ...alsoCalled].map(foldWord)),
  )
  return data.map(({ id, name, alsoCalled }) => {
    const extra = splitNames(extraCropNames[id] ?? '').filter(Boolean)
    const names = [
      name.en,
      name.hi,
      ...nameParts(name.en),
      ...nameParts(name.hi),
      ...alsoCalled,
      ...extra,
    ]
    return {
      id,
      names: names
        .filter((each) => !ignored.has(each.toLowerCase()) || extra.includes(each))
        .flatMap(withBothSpellingsOfRa)
        .flatMap((each) =>
          withObliqueForm(each, name.en.toLowerCase().includes(each.toLowerCase())).filter(
            (form) => form === each || !written.has(foldWord(form)),
          ),
        ),
    }
  })
}

const splitNames = (text: string) => text.split(',').map((name) => name.trim())

/** Shorter names are ordinary words somewhere. */
const minRegionalLength = 4

/** The names of crops in languages of the states, by the crop's id; they count only as they are spelt. */
export const regionalCropNames = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    calendarCrops().map(({ id, regionalNames = [] }) => [
      id,
      regionalNames.filter((name) => name.length >= minRegionalLength),
    ]),
  )

/** What spreads a problem is not the problem, nor is the kind of plant that has it: "Leaf curl virus (spread by whitefly)". */
export const withoutCarriers = (name: string) =>
  name.replace(/\([^)]*(?:spread|carries|robusta|रोबस्टा| से|फैल)[^)]*\)/g, '')

type CropProblemData = ReturnType<typeof calendarCrops>[number]['troubles'][number]
/** The names by which a crop's page calls a problem. */
export const problemNames = ({ name }: CropProblemData) =>
  [name.en, name.hi]
    .map(withoutCarriers)
    .flatMap((each) => [each, ...nameParts(each), ...compoundParts(each)])

/** "Shoot and fruit borer" bores in shoots as well as in fruits: shoot borer, fruit borer. */
function compoundParts(name: string): string[] {
  const [, first, second, kind] =
    /^(\S+) and (\S+) (borer|rot|blight|spot|weevil|fly)/.exec(name) ?? []
  return first && second && kind ? [`${first} ${kind}`, `${second} ${kind}`] : []
}
