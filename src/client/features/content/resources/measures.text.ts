import type { English } from '#client/platform/i18n/texts.ts'
/** A traditional measure in standard units. */
export interface MeasureText {
  title: English
  /** Where the measure is used; '' for everywhere. */
  place: English
  text: English
}

export const weights: MeasureText[] = [
  { title: 'Quintal', place: '', text: '100 kg' },
  { title: 'Tonne', place: '', text: '1,000 kg, which is 10 quintals' },
  { title: 'Maund (man)', place: '', text: '37.3 kg by the book; many mandis count 40 kg' },
]

export const lands: MeasureText[] = [
  { title: 'Hectare', place: '', text: '10,000 square metres, which is 2.47 acres' },
  { title: 'Acre', place: '', text: '4,047 square metres, which is 43,560 square feet' },
  { title: 'Kanal', place: 'Punjab, Haryana', text: '1/8 acre, which is 20 marla' },
  {
    title: 'Guntha',
    place: 'Maharashtra, Karnataka',
    text: '1/40 acre, which is 1,089 square feet',
  },
  {
    title: 'Cent',
    place: 'Tamil Nadu, Kerala, Andhra Pradesh',
    text: '1/100 acre, which is 435.6 square feet',
  },
  {
    title: 'Bigha',
    place: 'Uttar Pradesh, Bihar, parts of Rajasthan',
    text: 'about 0.62 acre (27,000 to 27,225 square feet)',
  },
  { title: 'Bigha', place: 'West Bengal, Assam', text: '0.33 acre (14,400 square feet)' },
  { title: 'Bigha', place: 'Gujarat', text: '0.40 acre (about 17,400 square feet)' },
  { title: 'Bigha', place: 'Madhya Pradesh', text: 'about 0.28 acre (12,000 square feet)' },
  { title: 'Bigha', place: 'Himachal Pradesh', text: '0.20 acre: five bigha make an acre' },
]
