import type { BothLanguages } from '#server/platform/text/both-languages.ts'
import type { ExpertField } from '#shared/expert/expert.constants.ts'

interface FieldText {
  id: ExpertField
  title: BothLanguages
  /** The questions that the expert answers. */
  text: BothLanguages
  /** What the user should have ready for the call. */
  bring: BothLanguages
}

/** The fields of expertise, in the order in which they are offered. */
export const expertFieldTexts: readonly FieldText[] = [
  {
    id: 'crop-agronomist',
    title: { en: 'Crop agronomist', hi: 'फ़सल विशेषज्ञ' },
    text: {
      en: 'Variety, sowing time, spacing and feeding of grains, pulses, oilseeds and vegetables.',
      hi: 'अनाज, दलहन, तिलहन और सब्ज़ी की किस्म, बुवाई का समय, दूरी और खाद।',
    },
    bring: {
      en: 'Have ready: district, area, last crop, and the soil card if there is one.',
      hi: 'साथ रखें: ज़िला, रकबा, पिछली फ़सल, और हो तो मिट्टी का कार्ड।',
    },
  },
  {
    id: 'plant-doctor',
    title: { en: 'Plant doctor', hi: 'पौधों के डॉक्टर' },
    text: {
      en: 'Pests, diseases and sick plants: what it is, and what to do first.',
      hi: 'कीट, रोग और बीमार पौधे: यह क्या है और पहले क्या करें।',
    },
    bring: {
      en: 'Have ready: the age of the plants, the first day you saw it, what you have sprayed.',
      hi: 'साथ रखें: पौधों की उम्र, पहली बार कब दिखा, अब तक क्या छिड़का।',
    },
  },
  {
    id: 'soil-water',
    title: { en: 'Soil and water adviser', hi: 'मिट्टी और पानी के सलाहकार' },
    text: {
      en: 'Reading a soil card, choosing fertiliser, salty soil, drip and drainage.',
      hi: 'मिट्टी का कार्ड पढ़ना, खाद चुनना, खारी मिट्टी, ड्रिप और पानी की निकासी।',
    },
    bring: {
      en: 'Have ready: the soil card, where the water comes from, and its test if there is one.',
      hi: 'साथ रखें: मिट्टी का कार्ड, पानी कहाँ से आता है, और हो तो पानी की जाँच।',
    },
  },
  {
    id: 'machine-mechanic',
    title: { en: 'Machine mechanic', hi: 'मशीन मिस्त्री' },
    text: {
      en: 'What to check before you rent or buy, settings in the field, and what a repair needs.',
      hi: 'किराए या खरीद से पहले क्या देखें, खेत में सेटिंग, और मरम्मत में क्या लगेगा।',
    },
    bring: {
      en: 'Have ready: make, model, hours run, and what the machine does or does not do.',
      hi: 'साथ रखें: कंपनी, मॉडल, कितने घंटे चली, और मशीन क्या कर रही है या नहीं कर रही।',
    },
  },
  {
    id: 'market-adviser',
    title: { en: 'Market adviser', hi: 'मंडी सलाहकार' },
    text: {
      en: 'Grading, packing, pricing, when to sell, and finding organic distributors.',
      hi: 'छँटाई, पैकिंग, दाम लगाना, कब बेचें, और ऑर्गेनिक उपज के खरीदार ढूँढना।',
    },
    bring: {
      en: 'Have ready: crop and variety, how much, when it is ready, and your nearest mandi.',
      hi: 'साथ रखें: फ़सल और किस्म, कितनी, कब तैयार होगी, और पास की मंडी।',
    },
  },
]
