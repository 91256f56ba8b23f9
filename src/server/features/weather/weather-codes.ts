/**
 * WMO's codes of present weather (table 4677), those that Open-Meteo gives, in the groups and words of
 * OpenWeather's list. Hail has no word there and keeps its own, for a field minds it most.
 */
const words: Record<number, [group: string, description: string]> = {
  0: ['Clear', 'clear sky'],
  1: ['Clouds', 'few clouds'],
  2: ['Clouds', 'scattered clouds'],
  3: ['Clouds', 'overcast clouds'],
  45: ['Fog', 'fog'],
  48: ['Fog', 'fog'],
  51: ['Drizzle', 'light intensity drizzle'],
  53: ['Drizzle', 'drizzle'],
  55: ['Drizzle', 'heavy intensity drizzle'],
  56: ['Rain', 'freezing rain'],
  57: ['Rain', 'freezing rain'],
  61: ['Rain', 'light rain'],
  63: ['Rain', 'moderate rain'],
  65: ['Rain', 'heavy intensity rain'],
  66: ['Rain', 'freezing rain'],
  67: ['Rain', 'freezing rain'],
  71: ['Snow', 'light snow'],
  73: ['Snow', 'snow'],
  75: ['Snow', 'heavy snow'],
  77: ['Snow', 'snow'],
  80: ['Rain', 'light intensity shower rain'],
  81: ['Rain', 'shower rain'],
  82: ['Rain', 'heavy intensity shower rain'],
  85: ['Snow', 'light shower snow'],
  86: ['Snow', 'heavy shower snow'],
  95: ['Thunderstorm', 'thunderstorm'],
  96: ['Thunderstorm', 'thunderstorm with hail'],
  99: ['Thunderstorm', 'thunderstorm with heavy hail'],
}

/** A WMO code in OpenWeather's words; one that is not known says so. */
export function describeCode(code: number): { main: string; description: string } {
  const [main, description] = words[code] ?? ['Unknown', `weather code ${code}`]
  return { main, description }
}
