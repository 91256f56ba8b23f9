import type { English } from '#client/platform/i18n/texts.ts'
/** A government scheme; names are spelled as the ministries spell them. */
export interface SchemeText {
  id: string
  /** The common short name. */
  title: English
  /** The official name. */
  subtitle: English
  gives: English
  forWhom: English
  papers: English
  where: English
  /** Only when the address is certain. */
  site?: string
  /** Digits as dialled. */
  phone?: string
}

/** The day these rules were checked; they change with budgets and seasons. */
export const schemesAsOf = '2025-06-30'

export const schemes: SchemeText[] = [
  {
    id: 'pm-kisan',
    title: 'PM-KISAN',
    subtitle: 'Pradhan Mantri Kisan Samman Nidhi',
    gives: '₹6,000 a year, paid into the bank account in three parts of ₹2,000.',
    forWhom:
      'Farmer families with land in their own name. Not for those who pay income tax, hold government posts or draw a pension of ₹10,000 a month or more.',
    papers: 'Aadhaar, land record, bank account linked to Aadhaar. The e-KYC must be done.',
    where: 'Common Service Centre, the village revenue officer, or the scheme’s website.',
    site: 'pmkisan.gov.in',
    phone: '155261',
  },
  {
    id: 'pmfby',
    title: 'PMFBY crop insurance',
    subtitle: 'Pradhan Mantri Fasal Bima Yojana',
    gives:
      'Cover against drought, flood, hail, pests and loss after harvest. Your part of the premium is 2% in kharif, 1.5% in rabi, and 5% for commercial and horticultural crops.',
    forWhom: 'Owners, tenants and sharecroppers growing a notified crop in a notified area.',
    papers:
      'Aadhaar, bank passbook, land record or tenancy paper, sowing certificate. Report a local loss within 72 hours.',
    where:
      'Your bank, a Common Service Centre, or the Crop Insurance app, before the last date of the season.',
    site: 'pmfby.gov.in',
    phone: '14447',
  },
  {
    id: 'kcc',
    title: 'Kisan Credit Card',
    subtitle: 'Kisan Credit Card (KCC) with interest subvention',
    gives:
      'A crop loan at 7% interest, 4% if you pay back in time, for loans up to ₹3 lakh; up to ₹2 lakh without security. Ask the bank whether this holds this year.',
    forWhom:
      'Owners, tenants, sharecroppers and self-help groups; also those who keep animals or fish.',
    papers: 'Bank form, identity and address proof, land or tenancy record, crops sown, photo.',
    where: 'Any bank branch, regional rural bank or cooperative society.',
  },
  {
    id: 'pm-kusum',
    title: 'PM-KUSUM solar pump',
    subtitle: 'Pradhan Mantri Kisan Urja Suraksha evam Utthaan Mahabhiyan',
    gives:
      'Help with the price of a solar pump up to 7.5 HP: 30% from the centre and 30% or more from the state; 50% from the centre in the North-East, the hills and the islands.',
    forWhom:
      'Farmers without a grid connection, or with a grid pump to run on sun. The period ran to March 2026: ask whether your state takes applications now.',
    papers: 'Aadhaar, land record, bank passbook, details of the well or borewell.',
    where:
      'The renewable energy agency of your state. Many fake websites ask for a fee: check before you pay anyone.',
    site: 'pmkusum.mnre.gov.in',
    phone: '18001803333',
  },
  {
    id: 'enam',
    title: 'e-NAM',
    subtitle: 'National Agriculture Market',
    gives:
      'Sale by online auction in more than 1,300 mandis: the lot is weighed and graded, buyers of other mandis bid too, the money comes to the account.',
    forWhom: 'Every farmer, trader and farmer producer organisation. Registering is free.',
    papers: 'Identity proof, bank passbook, mobile number.',
    where: 'The e-NAM desk at the mandi gate, or the e-NAM website.',
    site: 'enam.gov.in',
    phone: '18002700224',
  },
  {
    id: 'soil-health-card',
    title: 'Soil Health Card',
    subtitle: 'Soil Health Card Scheme',
    gives:
      'A test of twelve values (nitrogen, phosphorus, potash, sulphur, five trace elements, pH, salts and carbon) and the doses that your crops need.',
    forWhom: 'Every farmer, for each holding.',
    papers: 'Aadhaar or another identity proof, the number of the plot, half a kilo of soil.',
    where: 'The block agriculture office, a soil testing laboratory or the Krishi Vigyan Kendra.',
    site: 'soilhealth.dac.gov.in',
  },
  {
    id: 'per-drop-more-crop',
    title: 'Drip and sprinkler subsidy',
    subtitle: 'Per Drop More Crop',
    gives:
      '55% of the set cost of drip or sprinkler for small and marginal farmers, 45% for others; some states add more.',
    forWhom: 'Farmers with a source of water, up to five hectares each.',
    papers: 'Land record, Aadhaar, bank passbook, quotation of a registered supplier.',
    where: 'The horticulture or agriculture office of your district.',
  },
  {
    id: 'kisan-call-centre',
    title: 'Kisan Call Centre',
    subtitle: 'Kisan Call Centre of the Ministry of Agriculture',
    gives:
      'Answers on crops, animals, weather and schemes in 22 languages, free, from 6 in the morning to 10 at night.',
    forWhom: 'Every farmer, on every day of the year.',
    papers: 'None. Have your district and your crop ready.',
    where: 'From any phone.',
    phone: '18001801551',
  },
]
