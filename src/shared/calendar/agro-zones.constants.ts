import type { indianStates } from '#shared/kit/places.ts'
import type { AgroZoneNumber } from './calendar.constants.ts'

type State = (typeof indianStates)[number]

interface AgroZone {
  number: AgroZoneNumber
  name: string
  /** The states in the zone; `area` is the part of the state for a state that lies in several zones. */
  parts: { state: State; area?: string }[]
}

/**
 * The fifteen agro-climatic zones of the Planning Commission (1989), with today's states. For districts
 * on the border of two zones this list follows the state's agricultural university.
 */
export const agroZones: readonly AgroZone[] = [
  {
    number: 1,
    name: 'Western Himalayan Region',
    parts: [
      { state: 'Himachal Pradesh' },
      { state: 'Jammu and Kashmir' },
      { state: 'Ladakh' },
      { state: 'Uttarakhand' },
    ],
  },
  {
    number: 2,
    name: 'Eastern Himalayan Region',
    parts: [
      { state: 'Arunachal Pradesh' },
      { state: 'Assam' },
      { state: 'Manipur' },
      { state: 'Meghalaya' },
      { state: 'Mizoram' },
      { state: 'Nagaland' },
      { state: 'Sikkim' },
      { state: 'Tripura' },
      { state: 'West Bengal', area: 'Darjeeling, Jalpaiguri, Cooch Behar' },
    ],
  },
  {
    number: 3,
    name: 'Lower Gangetic Plains',
    parts: [{ state: 'West Bengal', area: 'The plains, from Malda to the Sundarbans' }],
  },
  {
    number: 4,
    name: 'Middle Gangetic Plains',
    parts: [
      { state: 'Bihar' },
      { state: 'Uttar Pradesh', area: 'The east: Varanasi, Gorakhpur, Ayodhya, Sultanpur' },
    ],
  },
  {
    number: 5,
    name: 'Upper Gangetic Plains',
    parts: [
      { state: 'Uttar Pradesh', area: 'The west and centre: Meerut, Agra, Bareilly, Lucknow' },
    ],
  },
  {
    number: 6,
    name: 'Trans-Gangetic Plains',
    parts: [
      { state: 'Chandigarh' },
      { state: 'Delhi' },
      { state: 'Haryana' },
      { state: 'Punjab' },
      { state: 'Rajasthan', area: 'The canal country: Sri Ganganagar, Hanumangarh' },
    ],
  },
  {
    number: 7,
    name: 'Eastern Plateau and Hills',
    parts: [
      { state: 'Chhattisgarh' },
      { state: 'Jharkhand' },
      { state: 'Madhya Pradesh', area: 'The east: Balaghat, Mandla, Shahdol' },
      { state: 'Maharashtra', area: 'The far east: Gadchiroli, Gondia, Bhandara' },
      { state: 'Odisha', area: 'Inland: Sambalpur, Koraput, Mayurbhanj' },
      { state: 'West Bengal', area: 'Purulia and Jhargram' },
    ],
  },
  {
    number: 8,
    name: 'Central Plateau and Hills',
    parts: [
      { state: 'Madhya Pradesh', area: 'The north and centre: Gwalior, Sagar, Bhopal, Jabalpur' },
      { state: 'Rajasthan', area: 'The east and south: Jaipur, Kota, Udaipur' },
      { state: 'Uttar Pradesh', area: 'Bundelkhand: Jhansi, Banda, Lalitpur' },
    ],
  },
  {
    number: 9,
    name: 'Western Plateau and Hills',
    parts: [
      { state: 'Madhya Pradesh', area: 'Malwa and Nimar: Indore, Ujjain, Khandwa' },
      { state: 'Maharashtra', area: 'Inland: Pune, Nashik, Solapur, Nagpur' },
      { state: 'Rajasthan', area: 'Jhalawar' },
    ],
  },
  {
    number: 10,
    name: 'Southern Plateau and Hills',
    parts: [
      { state: 'Andhra Pradesh', area: 'Rayalaseema: Anantapur, Kurnool, Kadapa' },
      { state: 'Karnataka', area: 'Inland: Bengaluru, Mysuru, Dharwad, Kalaburagi' },
      { state: 'Tamil Nadu', area: 'Inland: Coimbatore, Salem, Madurai' },
      { state: 'Telangana' },
    ],
  },
  {
    number: 11,
    name: 'East Coast Plains and Hills',
    parts: [
      { state: 'Andhra Pradesh', area: 'The coast: Guntur, Godavari, Visakhapatnam' },
      { state: 'Odisha', area: 'The coast: Cuttack, Puri, Balasore, Ganjam' },
      { state: 'Puducherry' },
      { state: 'Tamil Nadu', area: 'The coast and the delta: Chennai, Thanjavur' },
    ],
  },
  {
    number: 12,
    name: 'West Coast Plains and Ghats',
    parts: [
      { state: 'Goa' },
      { state: 'Karnataka', area: 'The coast and Malnad: Mangaluru, Karwar' },
      { state: 'Kerala' },
      { state: 'Maharashtra', area: 'Konkan: Ratnagiri, Raigad, Sindhudurg' },
      { state: 'Tamil Nadu', area: 'The Nilgiris and Kanyakumari' },
    ],
  },
  {
    number: 13,
    name: 'Gujarat Plains and Hills',
    parts: [{ state: 'Dadra and Nagar Haveli and Daman and Diu' }, { state: 'Gujarat' }],
  },
  {
    number: 14,
    name: 'Western Dry Region',
    parts: [{ state: 'Rajasthan', area: 'The west: Jodhpur, Bikaner, Jaisalmer, Barmer' }],
  },
  {
    number: 15,
    name: 'The Islands',
    parts: [{ state: 'Andaman and Nicobar Islands' }, { state: 'Lakshadweep' }],
  },
]
