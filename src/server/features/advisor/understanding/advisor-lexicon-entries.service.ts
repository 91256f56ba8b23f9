import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { knownPlaceSteps } from '#server/features/place/known-places.service.ts'
import { produceKinds } from '#server/features/vocabulary/vocabulary.service.ts'
import type { Steps } from '#server/platform/jobs/stepwise.ts'
import { checkData } from '#server/platform/storage/data-files.ts'
import type { NamedEntry } from './advisor-phrases.policy.ts'
import { hindiVerbEndings, hindiVerbStems, verbEndings, verbStems } from './advisor-verbs.data.ts'

/** Names by kind and id, in the form of the files in `lexicon/`. */
const LexiconFile = z.record(z.string(), z.record(z.string(), z.array(z.string().min(1)).min(1)))

/** @throws StartError that names the file and the field. */
export function readLexicon(name: string): (NamedEntry & { kind: string })[] {
  const file = join(import.meta.dirname, 'lexicon', `${name}.json`)
  const kinds = checkData(file, LexiconFile, JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries(kinds).flatMap(([kind, entries]) =>
    Object.entries(entries).map(([id, names]) => ({ id, kind, names })),
  )
}

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
  splitNonEmpty(`makhana copra poppy-seed asafoetida nutmeg cinnamon bay-leaf star-anise nigella large-cardamom vanilla
    jasmine chrysanthemum tuberose gladiolus gerbera carnation orchid lotus ashwagandha tulsi aloe-vera stevia lemongrass
    safed-musli shatavari giloy bamboo`),
)

/** These are parts of crops that have a page, or a weed of others. */
const partsOfCrops: ReadonlySet<string> = new Set(['bathua', 'sarson-saag', 'banana-flower'])

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

/** Every ending of every verb, whether the word exists or not: what does not exist is not written. */
export function inflectedVerbs(): string {
  const combine = (stems: string, endings: string) =>
    splitNonEmpty(stems).flatMap((stem) => [
      stem,
      ...splitNonEmpty(endings).map((ending) => stem + ending),
    ])
  return [...combine(verbStems, verbEndings), ...combine(hindiVerbStems, hindiVerbEndings)].join(
    ' ',
  )
}
function splitNonEmpty(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}
