/**
 * The WMO codes of present weather (table 4677) that Open-Meteo uses, with OpenWeather's groups and
 * descriptions. OpenWeather has no description for hail; it has one here because hail damages crops most.
 */
const weatherByCode: Record<number, [group: string, description: string]> = {
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

/** The OpenWeather group and description of a WMO code; an unknown code has the group `Unknown`. */
export function describeCode(code: number): { main: string; description: string } {
  const [main, description] = weatherByCode[code] ?? ['Unknown', `weather code ${code}`]
  return { main, description }
}
