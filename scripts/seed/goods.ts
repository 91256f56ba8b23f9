/** Texts for generated listings, varied enough that searches have common, rare and absent words. */
interface Goods {
  name: string
  category: string
  /** Rupees for one unit, or for a day. */
  price: number
  unit: string
  words: string
}

const crop = (category: string, unit: string, lines: [string, number, string][]): Goods[] =>
  lines.map(([name, price, words]) => ({ name, category, price, unit, words }))

export const bulkCrops: Goods[] = [
  ...crop('Grains', 'kg', [
    ['Basmati rice', 90, 'धान चावल'],
    ['Sona masuri rice', 55, 'चावल'],
    ['Sharbati wheat', 34, 'गेहूं'],
    ['Lokwan wheat', 30, 'गेहूं'],
    ['Maize', 22, 'मक्का corn'],
    ['Bajra', 27, 'बाजरा pearl millet'],
    ['Jowar', 31, 'ज्वार sorghum'],
    ['Ragi', 38, 'रागी finger millet'],
    ['Barley', 25, 'जौ'],
  ]),
  ...crop('Vegetables', 'kg', [
    ['Tomatoes', 28, 'टमाटर'],
    ['Onions', 24, 'प्याज'],
    ['Potatoes', 18, 'आलू'],
    ['Green chillies', 60, 'मिर्च'],
    ['Okra', 42, 'भिंडी lady finger'],
    ['Brinjal', 30, 'बैंगन eggplant'],
    ['Cauliflower', 26, 'गोभी'],
    ['Spinach', 20, 'पालक'],
    ['Carrots', 35, 'गाजर'],
    ['Bottle gourd', 22, 'लौकी'],
  ]),
  ...crop('Fruits', 'kg', [
    ['Alphonso mangoes', 280, 'आम'],
    ['Robusta bananas', 32, 'केला'],
    ['Nagpur oranges', 55, 'संतरा'],
    ['Pomegranates', 140, 'अनार'],
    ['Guavas', 45, 'अमरूद'],
    ['Grapes', 80, 'अंगूर'],
    ['Papayas', 30, 'पपीता'],
  ]),
  ...crop('Legumes', 'kg', [
    ['Toor dal', 120, 'अरहर दाल pigeon pea'],
    ['Moong', 95, 'मूंग'],
    ['Chickpeas', 70, 'चना gram'],
    ['Masoor', 85, 'मसूर lentil'],
    ['Groundnuts', 65, 'मूंगफली peanut'],
    ['Soybeans', 48, 'सोयाबीन'],
  ]),
  ...crop('Others', 'kg', [
    ['Turmeric', 110, 'हल्दी'],
    ['Cotton', 68, 'कपास'],
    ['Jaggery', 50, 'गुड़ sugarcane'],
    ['Saffron', 9000, 'केसर'],
  ]),
]

export const bulkEquipments: Goods[] = [
  ...crop('Tractor', '', [
    ['Mahindra 575 tractor', 1800, 'ट्रैक्टर 45 hp'],
    ['Swaraj 744 tractor', 1900, 'ट्रैक्टर 48 hp'],
    ['Sonalika mini tractor', 1200, 'ट्रैक्टर orchard'],
  ]),
  ...crop('Irrigation', '', [
    ['Diesel water pump', 450, 'पंप 5 hp'],
    ['Drip irrigation set', 700, 'सिंचाई'],
    ['Solar pump', 600, 'सौर पंप'],
  ]),
  ...crop('Harvesting', '', [
    ['Combine harvester', 6500, 'हार्वेस्टर wheat paddy'],
    ['Sugarcane harvester', 9000, 'गन्ना'],
    ['Thresher', 1500, 'थ्रेशर'],
  ]),
  ...crop('Ploughing', '', [
    ['Rotavator', 900, 'रोटावेटर tiller'],
    ['Disc plough', 700, 'हल'],
    ['Power tiller', 800, 'टिलर'],
  ]),
  ...crop('Sprayer', '', [
    ['Boom sprayer', 1100, 'छिड़काव'],
    ['Drone sprayer', 3200, 'ड्रोन'],
  ]),
  ...crop('Others', '', [
    ['Seed drill', 750, 'बुवाई'],
    ['Trolley', 400, 'ट्रॉली transport'],
  ]),
]

export const places: [city: string, state: string][] = [
  ['Nashik', 'Maharashtra'],
  ['Pune', 'Maharashtra'],
  ['Nagpur', 'Maharashtra'],
  ['Ludhiana', 'Punjab'],
  ['Amritsar', 'Punjab'],
  ['Karnal', 'Haryana'],
  ['Sultanpur', 'Uttar Pradesh'],
  ['Varanasi', 'Uttar Pradesh'],
  ['Meerut', 'Uttar Pradesh'],
  ['Indore', 'Madhya Pradesh'],
  ['Ujjain', 'Madhya Pradesh'],
  ['Guntur', 'Andhra Pradesh'],
  ['Warangal', 'Telangana'],
  ['Mysuru', 'Karnataka'],
  ['Belagavi', 'Karnataka'],
  ['Coimbatore', 'Tamil Nadu'],
  ['Thanjavur', 'Tamil Nadu'],
  ['Palakkad', 'Kerala'],
  ['Rajkot', 'Gujarat'],
  ['Anand', 'Gujarat'],
  ['Kota', 'Rajasthan'],
  ['Jaipur', 'Rajasthan'],
  ['Patna', 'Bihar'],
  ['Bardhaman', 'West Bengal'],
  ['Cuttack', 'Odisha'],
  ['Nagaon', 'Assam'],
  ['Raipur', 'Chhattisgarh'],
  ['Ranchi', 'Jharkhand'],
]

export const firstNames = 'Ramesh Sita Arjun Lakshmi Gurpreet Meena Abdul Kavita Suresh Fatima'
  .concat(' Vijay Anita Harish Radha Mohan Geeta Iqbal Priya Dinesh Sunita')
  .split(' ')
export const lastNames = 'Patil Singh Reddy Yadav Nair Das Khan Sharma Gowda Patel'.split(' ')
