import type { referenceCropData } from '#server/features/reference/reference.service.ts'
import type { BothLanguages } from '#server/platform/text/both-languages.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { inBothLanguages, type Passage } from './advisor-passage.ts'

export type ReferenceData = ReturnType<typeof referenceCropData>[number]

const list = (texts: readonly BothLanguages[], language: Language) =>
  texts.map((text) => text[language]).join('; ')

/** What the crop database adds to the calendar for its five crops, mainly advice for home gardens. */
export function referencePassages(crop: ReferenceData): Passage[] {
  const { growingInfo: growing, careInstructions: care, harvestStorage: harvest, basics } = crop
  const sources = [
    ...crop.sources.slice(0, 1).map((title) => ({ title, url: null })),
    { title: 'KrishiHaat crop database', url: '/crop-database' },
  ]
  const passage = (
    aspect: string,
    fields: Pick<Passage, 'topics' | 'title' | 'text' | 'words'>,
  ): Passage => ({
    ...fields,
    id: `reference/${crop.id}/${aspect}`,
    crop: crop.id,
    sources,
    title: inBothLanguages((language) => `${crop.name[language]}: ${fields.title[language]}`),
  })
  return [
    passage('growing', {
      topics: ['Soil Health', 'Irrigation'],
      title: { en: 'sun, soil, water and neighbours', hi: 'धूप, मिट्टी, पानी और साथी पौधे' },
      text: inBothLanguages((language) =>
        [
          growing.sunlight[language],
          growing.soil[language],
          growing.waterNeeds[language],
          growing.fertilizer[language],
          language === 'hi'
            ? `साथ में अच्छे: ${list(growing.companions, 'hi')}। दूर रखें: ${list(growing.avoid, 'hi')}।`
            : `Good beside: ${list(growing.companions, 'en')}. Keep away: ${list(growing.avoid, 'en')}.`,
        ].join(language === 'hi' ? '। ' : '. '),
      ),
      words: 'companion plants sunlight garden pot kitchen garden',
    }),
    passage('care', {
      topics: ['Pest Control'],
      title: { en: 'care in the garden', hi: 'बगीचे में देखभाल' },
      text: inBothLanguages((language) =>
        [care.pruning?.[language], list(care.tips, language)].filter(Boolean).join('. '),
      ),
      words: 'pruning tips care garden staking',
    }),
    passage('keeping', {
      topics: ['Seasonal Tips'],
      title: { en: 'picking and keeping', hi: 'तोड़ना और रखना' },
      text: inBothLanguages((language) =>
        [
          harvest.whenToHarvest[language],
          harvest.howToHarvest[language],
          harvest.storage[language],
          harvest.preservation[language],
        ].join(language === 'hi' ? '। ' : '. '),
      ),
      words: 'harvest storage preserve dry pickle freeze',
    }),
    passage('basics', {
      topics: ['Crop Selection'],
      title: { en: 'growth, height and spacing', hi: 'बढ़वार, ऊंचाई और दूरी' },
      text: inBothLanguages((language) =>
        [basics.growthHabit, basics.height, basics.spacing, basics.yield]
          .map((text) => text[language])
          .join(language === 'hi' ? '। ' : '. '),
      ),
      words: 'height spacing growth habit latin name',
    }),
  ]
}
