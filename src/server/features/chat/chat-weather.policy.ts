import type { Language } from '../../../shared/user.schema.ts'
import { tipSentences, type WarningKind } from '../../../shared/weather.constants.ts'
import type { WeatherView } from '../../../shared/weather.schema.ts'
import { sayDay, saySources } from './chat-sentences.policy.ts'

const hindiTips: Record<string, string> = {
  [tipSentences.hot]: 'गर्मी है: सुबह जल्दी या देर शाम पानी दें और छोटे पौधों पर छाया करें।',
  [tipSentences.cold]: 'ठंड है: नाजुक फसल को रात में ढकें और सिंचाई रोकें।',
  [tipSentences.damp]: 'हवा में बहुत नमी है: फफूंद रोग पर नजर रखें और अभी छिड़काव न करें।',
  [tipSentences.windAndRain]: 'हवा और बारिश साथ हैं: छिड़काव टालें, जल निकास और सहारे देखें।',
  [tipSentences.wind]: 'तेज हवा है: लंबे पौधों को सहारा दें, जाल और ढकाव बांधें।',
  [tipSentences.good]: 'खेत के काम के लिए मौसम अच्छा है।',
}

const warningNames: Record<WarningKind, Record<Language, string>> = {
  heat: { en: 'heat', hi: 'तेज गर्मी' },
  frost: { en: 'frost', hi: 'पाला' },
  'heavy-rain': { en: 'heavy rain', hi: 'भारी बारिश' },
  wind: { en: 'strong wind', hi: 'तेज हवा' },
}

const toldDays = 3
const round = (value: number) => Math.round(value)

function sayNow({ name, main, wind, weather }: WeatherView, language: Language): string {
  const { temp, humidity } = main
  return language === 'hi'
    ? `${name}: अभी ${round(temp)}°C, नमी ${round(humidity)}%, हवा ${wind.speed} मीटर प्रति सेकंड।`
    : `${name}: ${round(temp)}°C now, ${weather[0]?.description}, humidity ${round(humidity)}%, wind ${wind.speed} m/s.`
}

function sayForecast({ forecast }: WeatherView, language: Language): string[] {
  return forecast.slice(0, toldDays).map((day) => {
    const range = `${round(day.temp_min)}–${round(day.temp_max)}°C`
    const rain = day.rainChance
    if (language === 'hi') {
      return `${sayDay(day.dt_txt, 'hi')}: ${range}${rain === null ? '' : `, बारिश की संभावना ${round(rain)}%`}`
    }
    const chance = rain === null ? '' : `, ${round(rain)}% chance of rain`
    return `${sayDay(day.dt_txt, 'en')}: ${range}, ${day.description}${chance}`
  })
}

/** The weather as the advisor tells it: now, three days, warnings, what it means for the field. */
export function sayWeather(view: WeatherView, language: Language): string {
  const warnings = view.warnings.map(({ kind, day, message }) =>
    language === 'hi'
      ? `चेतावनी, ${sayDay(day, 'hi')}: ${warningNames[kind].hi}।`
      : `Warning for ${sayDay(day, 'en')}: ${message}`,
  )
  const tips = view.tips.map((tip) => (language === 'hi' ? (hindiTips[tip] ?? tip) : tip))
  const { name, fetchedAt } = view.source
  const source = saySources([{ title: name, date: fetchedAt }], language)
  return [
    sayNow(view, language),
    ...sayForecast(view, language),
    ...warnings,
    ...tips,
    '',
    source,
  ].join('\n')
}
