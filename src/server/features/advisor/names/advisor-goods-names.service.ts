import { knownPlaceSteps } from '#server/features/place/known-places.service.ts'
import { produceKinds, tradedVarieties } from '#server/features/vocabulary/vocabulary.service.ts'
import type { Steps } from '#server/platform/config/stepwise.ts'
import type { NamedEntry } from './advisor-named-entry.ts'

/** Of what farms sell beside crops, the plants: no page is about them, so they are refused by their names. */
export function soldPlants(listedNames: ReadonlySet<string>): (NamedEntry & { kind: string })[] {
  return produceKinds()
    .filter(({ category, id }) =>
      category === 'Others' ? plantsAmongOthers.has(id) : !partsOfCrops.has(id),
    )
    .map(({ id, name, names }) => ({
      id: `sold-${id}`,
      kind: 'crop',
      names: [],
      spellings: [name.en, name.hi, ...names].filter(
        (each) => each.length >= minPlantNameLength && !listedNames.has(each.toLowerCase()),
      ),
    }))
}
const minPlantNameLength = 4
/** The shop's category "Others" holds milk and straw, too. */
const plantsAmongOthers: ReadonlySet<string> = new Set(
  `poppy-seed asafoetida nutmeg cinnamon bay-leaf star-anise vanilla
    gerbera carnation orchid lotus tulsi stevia
    safed-musli shatavari giloy bamboo`.split(/\s+/),
)

/** These are parts of crops that have a page, or a weed of others. */
const partsOfCrops: ReadonlySet<string> = new Set(['bathua', 'sarson-saag', 'banana-flower'])

/**
 * Well-known varieties, which name their crop where nothing else does; some are names of people, too.
 * @param isOrdinary whether a name is an ordinary word.
 */
export const varietyEntries = (isOrdinary: (name: string) => boolean): NamedEntry[] =>
  [...tradedVarieties()].map(([id, varieties]) => ({
    id: `crop:${id}`,
    names: [],
    spellings: varieties.filter((name) => !namesOfPeople.has(name) && !isOrdinary(name)),
  }))
const namesOfPeople: ReadonlySet<string> = new Set(
  'ranjit neelam mallika sindoori bunny vijay jaya ganesh'.split(' '),
)

/** Districts and well-known towns, in the spellings of the gazetteer alone: some sound like words. */
export function* gazetteerTownSteps(): Steps<NamedEntry[]> {
  const places = yield* knownPlaceSteps()
  return places.map(({ keys }, index) => ({
    id: `place-${index}`,
    names: [],
    spellings: keys.filter((key) => key.length >= minTownNameLength),
  }))
}
const minTownNameLength = 4
