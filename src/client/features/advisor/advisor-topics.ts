import type { English } from '#client/platform/i18n/texts.ts'
import type { ChatTopic } from '#shared/advisor/advisor.constants.ts'

interface Suggestion {
  text: English
  topics: readonly ChatTopic[]
}

/** Suggested first questions. The built-in advisor's knowledge covers all of them. */
export const suggestions: readonly Suggestion[] = [
  { text: 'Which crops can I sow this month?', topics: ['Crop Selection', 'Seasonal Tips'] },
  { text: 'Which crops grow well with little water?', topics: ['Crop Selection', 'Irrigation'] },
  { text: 'How can I improve my soil naturally?', topics: ['Soil Health', 'Organic Farming'] },
  {
    text: 'The lower leaves of my crop are turning yellow. What is missing?',
    topics: ['Soil Health', 'Pest Control'],
  },
  { text: 'When should wheat get its first irrigation?', topics: ['Irrigation', 'Seasonal Tips'] },
  { text: 'How do I make neem spray at home?', topics: ['Pest Control', 'Organic Farming'] },
]

/** @param topic null means All Topics. */
export const suggestionsFor = (topic: ChatTopic | null): string[] =>
  suggestions
    .filter(({ topics }) => topic === null || topics.includes(topic))
    .map(({ text }) => text)
