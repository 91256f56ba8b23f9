import type { indianStates } from '#shared/kit/places.ts'

type State = (typeof indianStates)[number]

/** One crop of the built-in list: for each region, varieties or grades with rupees per quintal. */
interface SampleCrop {
  crop: string
  regions: Partial<Record<State, readonly (readonly [variety: string, price: number])[]>>
}

/** The date of the sample list. */
export const sampleDay = '2024-11-15'

/**
 * The built-in list: approximate prices of November 2024, close to the support prices of 2024-25 and the
 * wholesale prices of the time. It is a sample for the page, not a report of any market.
 */
export const sampleCrops: readonly SampleCrop[] = [
  {
    crop: 'Rice',
    regions: {
      'Andhra Pradesh': [
        ['Samba Mahsuri', 4850],
        ['Swarna', 3650],
      ],
      'Arunachal Pradesh': [['Khamti', 5200]],
      Assam: [
        ['Joha', 6400],
        ['Ranjit', 3350],
      ],
      Bihar: [
        ['Katarni', 6100],
        ['Rajendra Mahsuri', 3400],
      ],
      Chhattisgarh: [
        ['Dubraj', 5600],
        ['HMT', 4300],
      ],
      Goa: [
        ['Jaya', 3900],
        ['Korgut', 5400],
      ],
      Gujarat: [
        ['Gurjari', 3600],
        ['Krishna Kamod', 5900],
      ],
      Haryana: [
        ['Basmati 1121', 7900],
        ['Parmal', 3450],
      ],
      'Himachal Pradesh': [['Red Rice', 7200]],
      Jharkhand: [
        ['IR 64', 3300],
        ['Naveen', 3250],
      ],
      Karnataka: [
        ['Sona Masuri', 5100],
        ['Rajamudi', 5800],
      ],
      Kerala: [
        ['Matta', 4700],
        ['Pokkali', 6800],
      ],
      'Madhya Pradesh': [
        ['Pusa Basmati', 6900],
        ['Kranti', 3350],
      ],
      Maharashtra: [
        ['Ambemohar', 6600],
        ['Indrayani', 5200],
        ['Kolam', 5500],
      ],
      Manipur: [['Chakhao', 9800]],
      Meghalaya: [['Shahsarang', 3900]],
      Mizoram: [['IR 64', 4100]],
      Nagaland: [['Bhalum 3', 4300]],
      Odisha: [
        ['Kalajeera', 6700],
        ['Swarna', 3250],
      ],
      Punjab: [
        ['Basmati', 7700],
        ['Parmal', 3400],
      ],
      Rajasthan: [['Pusa Basmati', 7100]],
      Sikkim: [['Attey', 4600]],
      'Tamil Nadu': [
        ['Ponni', 5000],
        ['Seeraga Samba', 8600],
      ],
      Telangana: [
        ['Telangana Sona', 4900],
        ['Samba Mahsuri', 4800],
      ],
      Tripura: [['Gomati', 3700]],
      'Uttar Pradesh': [
        ['Kalanamak', 8400],
        ['Basmati', 7300],
        ['Sarju 52', 3300],
      ],
      Uttarakhand: [['Dehraduni Basmati', 8900]],
      'West Bengal': [
        ['Gobindobhog', 7800],
        ['Minikit', 4400],
        ['Swarna', 3400],
      ],
      'Andaman and Nicobar Islands': [['Jaya', 4500]],
      Chandigarh: [['Basmati', 7900]],
      'Dadra and Nagar Haveli and Daman and Diu': [['Gurjari', 3700]],
      Delhi: [
        ['Basmati', 8000],
        ['Parmal', 3600],
      ],
      'Jammu and Kashmir': [
        ['Mushk Budji', 15500],
        ['Ranbir Basmati', 8300],
      ],
      Ladakh: [['Parmal', 4200]],
      Lakshadweep: [['Matta', 5100]],
      Puducherry: [['Ponni', 5100]],
    },
  },
  {
    crop: 'Wheat',
    regions: {
      'Andhra Pradesh': [['Mill Quality', 3050]],
      'Arunachal Pradesh': [['Sonalika', 3100]],
      Assam: [['Sonalika', 2950]],
      Bihar: [
        ['HD 2967', 2780],
        ['Sonalika', 2700],
      ],
      Chhattisgarh: [['Lokwan', 2820]],
      Goa: [['Mill Quality', 3250]],
      Gujarat: [
        ['Bhalia', 3900],
        ['GW 496', 2950],
        ['Lokwan', 3050],
      ],
      Haryana: [
        ['WH 711', 2760],
        ['HD 2967', 2740],
      ],
      'Himachal Pradesh': [['HPW 349', 2800]],
      Jharkhand: [['K 0307', 2750]],
      Karnataka: [
        ['Bijaga Yellow', 3700],
        ['Khapli', 5600],
      ],
      Kerala: [['Mill Quality', 3300]],
      'Madhya Pradesh': [
        ['Sharbati', 4200],
        ['Lokwan', 2980],
        ['Mill Quality', 2720],
      ],
      Maharashtra: [
        ['Lokwan', 3150],
        ['Sharbati', 4400],
        ['Khapli', 5800],
      ],
      Manipur: [['HD 2967', 3150]],
      Meghalaya: [['Sonalika', 3050]],
      Mizoram: [['Mill Quality', 3300]],
      Nagaland: [['Sonalika', 3200]],
      Odisha: [['Sonalika', 2900]],
      Punjab: [
        ['PBW 343', 2730],
        ['HD 2967', 2750],
      ],
      Rajasthan: [
        ['Raj 4037', 2800],
        ['Dara', 2680],
      ],
      Sikkim: [['Sonalika', 3100]],
      'Tamil Nadu': [['Samba', 4600]],
      Telangana: [['Lokwan', 3100]],
      Tripura: [['Sonalika', 3050]],
      'Uttar Pradesh': [
        ['Dara', 2710],
        ['PBW 343', 2740],
        ['Sharbati', 3300],
      ],
      Uttarakhand: [['UP 2338', 2720]],
      'West Bengal': [
        ['Sonalika', 2850],
        ['HD 2967', 2880],
      ],
      'Andaman and Nicobar Islands': [['Mill Quality', 3400]],
      Chandigarh: [['PBW 343', 2760]],
      'Dadra and Nagar Haveli and Daman and Diu': [['Lokwan', 3100]],
      Delhi: [
        ['Dara', 2780],
        ['Sharbati', 3900],
      ],
      'Jammu and Kashmir': [['PBW 343', 2800]],
      Ladakh: [['Sonalika', 3400]],
      Lakshadweep: [['Mill Quality', 3500]],
      Puducherry: [['Samba', 4500]],
    },
  },
  {
    crop: 'Maize',
    regions: {
      'Andhra Pradesh': [['Yellow', 2260]],
      Bihar: [['Hybrid', 2320]],
      Karnataka: [['Hybrid', 2240]],
      'Madhya Pradesh': [['Yellow', 2150]],
      Telangana: [['Yellow', 2230]],
    },
  },
  {
    crop: 'Cotton',
    regions: {
      Gujarat: [['Shankar 6', 7350]],
      Haryana: [['J 34', 7150]],
      Karnataka: [['DCH 32', 9100]],
      'Madhya Pradesh': [['H 4', 7000]],
      Maharashtra: [['Bunny', 7050]],
      Punjab: [['J 34', 7250]],
      Rajasthan: [['J 34', 7200]],
      Telangana: [['Bunny', 7100]],
    },
  },
  {
    crop: 'Groundnut',
    regions: {
      'Andhra Pradesh': [['Kadiri 6', 6200]],
      Gujarat: [['GG 20', 5850]],
      Rajasthan: [['TG 37A', 5500]],
      'Tamil Nadu': [['TMV 7', 6900]],
    },
  },
  {
    crop: 'Soybean',
    regions: {
      'Madhya Pradesh': [
        ['JS 335', 4280],
        ['JS 9560', 4350],
      ],
      Maharashtra: [
        ['JS 335', 4150],
        ['MAUS 71', 4180],
      ],
      Rajasthan: [['JS 335', 4300]],
    },
  },
  {
    crop: 'Sugarcane',
    regions: {
      Haryana: [['Co 0238', 390]],
      Karnataka: [['Co 86032', 340]],
      Maharashtra: [['Co 86032', 340]],
      Punjab: [['Co 0238', 391]],
      'Tamil Nadu': [['Co 86032', 315]],
      'Uttar Pradesh': [['Co 0238', 360]],
    },
  },
  {
    crop: 'Jute',
    regions: {
      Assam: [['TD 5', 5150]],
      Bihar: [['TD 5', 5100]],
      'West Bengal': [['TD 5', 5300]],
    },
  },
  {
    crop: 'Tea',
    regions: {
      Assam: [
        ['CTC', 22800],
        ['Orthodox', 29500],
      ],
      'Himachal Pradesh': [['Kangra', 32000]],
      Kerala: [['CTC', 15600]],
      'Tamil Nadu': [['Nilgiri', 13800]],
      'West Bengal': [
        ['Darjeeling', 48000],
        ['Dooars', 20500],
      ],
    },
  },
  {
    crop: 'Coffee',
    regions: {
      'Andhra Pradesh': [['Araku Arabica', 29500]],
      Karnataka: [
        ['Arabica Parchment', 31200],
        ['Robusta Cherry', 20800],
      ],
      Kerala: [['Robusta Cherry', 21000]],
      'Tamil Nadu': [['Arabica Parchment', 30800]],
    },
  },
]
