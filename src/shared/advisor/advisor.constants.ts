/** The topics of questions; All Topics is the absence of a topic. */
export const chatTopics = [
  'Crop Selection',
  'Soil Health',
  'Pest Control',
  'Seasonal Tips',
  'Irrigation',
  'Organic Farming',
] as const
export type ChatTopic = (typeof chatTopics)[number]

export const maxQuestionLength = 2000

export const chatSentences = {
  welcome:
    "Welcome to FarmAdvisor! I'm your personal agricultural assistant. How can I help with your farming needs today?",
  waiting: 'Analyzing farm data...',
  failed: "Sorry, I couldn't fetch the response. Please try again.",
} as const

/** The phone number of the Ministry of Agriculture's Kisan Call Centre: free, in the caller's language. */
export const kisanCallCentre = '1800-180-1551'
export const kisanCallCentreHref = `tel:${kisanCallCentre.replaceAll('-', '')}`
