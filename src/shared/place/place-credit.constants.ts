/**
 * The credit that the Government Open Data License – India asks for. It is shown where places are used.
 */
export const placeDataCredit =
  'Contains data from the All India Pincode Directory, Department of Posts (India Post), Ministry of Communications, Government of India, https://data.gov.in/resource/all-india-pincode-directory, published under the Government Open Data License – India (GODL-India). Cleaned and summarised; the Government of India does not endorse this use and gives no warranty.'
