/** The government's site with the prices of all mandis (Directorate of Marketing and Inspection). */
export const agmarknetAddress = 'https://agmarknet.gov.in/'
