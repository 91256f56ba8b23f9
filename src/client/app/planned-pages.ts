import { paths } from '../core/paths.ts'

interface Planned {
  title: string
  text: string
}

const weather: Planned = {
  title: 'Weather',
  text: 'Here you will see the weather at your field now and for the coming days, with tips for the work at hand.',
}
const marketPrice: Planned = {
  title: 'Market prices',
  text: 'Here you will look up what crops fetch at the mandis of your state, with the source and the date of each price.',
}
const news: Planned = {
  title: 'News',
  text: 'Here you will read news about farming, markets and technology, gathered from several sources.',
}
const planting: Planned = {
  title: 'Crop database and planting calculator',
  text: 'Here you will find how to grow each crop, and when to plant and harvest it in your zone.',
}
const chatbot: Planned = {
  title: 'FarmAdvisor',
  text: 'Here you will ask our farm advisor about crops, soil, pests and seasons, at any hour.',
}

/** Addresses whose pages come with later issues. A line in pages.ts takes precedence. */
export const plannedPages: (Planned & { pattern: string })[] = [
  { pattern: paths.weather.pattern, ...weather },
  { pattern: paths.weatherForecast.pattern, ...weather },
  { pattern: paths.marketPrice.pattern, ...marketPrice },
  { pattern: paths.marketPrices.pattern, ...marketPrice },
  { pattern: paths.news.pattern, ...news },
  { pattern: paths.planting.pattern, ...planting },
  { pattern: paths.cropDatabase.pattern, ...planting },
  { pattern: paths.chatbot.pattern, ...chatbot },
]
