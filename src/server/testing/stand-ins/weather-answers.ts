/** A UTC time on 20 November 2026 in seconds, the format of OpenWeather. */
const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 20, hour, minute) / 1000
/** 18:30 in India on that day. */
const evening = at(13)
const india = 19_800

const steps = Array.from({ length: 40 }, (_, i) => ({
  dt: evening + 7200 + i * 10_800,
  dt_txt: '',
  main: { temp: 20, temp_min: 14 + (i % 8), temp_max: 21 + (i % 8), humidity: 60 },
  weather: [{ main: 'Clear', description: 'clear sky', icon: '01d' }],
  wind: { speed: i === 10 ? 12 : 3, deg: 90 },
  pop: i === 12 ? 0.8 : 0,
  ...(i === 12 && {
    rain: { '3h': 4.2 },
    weather: [{ main: 'Rain', description: 'moderate rain', icon: '10d' }],
  }),
}))

/** Answers of OpenWeather in the format of its documentation. */
export const openWeatherAnswers = {
  weather: {
    coord: { lon: 82.07, lat: 26.26 },
    weather: [{ id: 500, main: 'Rain', description: 'light rain', icon: '10d' }],
    main: { temp: 31.2, feels_like: 33.1, humidity: 84, pressure: 1009 },
    wind: { speed: 8.2, deg: 90 },
    sys: { country: 'IN', sunrise: at(0, 55), sunset: at(11, 39) },
    name: 'Sultanpur',
    dt: evening,
    timezone: india,
    cod: 200,
  },
  forecast: { cod: '200', list: steps, city: { name: 'Sultanpur', timezone: india } },
}

/** The hours of seven days: at 11 the wind rises from 2 to 6 m/s. */
const hours = Array.from({ length: 7 * 24 }, (_, i) => i)
const hourlyColumn = (valueAt: (hour: number) => number) => hours.map((i) => valueAt(i % 24))

const dates = ['20', '21', '22', '23', '24', '25', '26'].map((day) => `2026-11-${day}`)
const column = <T>(value: T) => dates.map(() => value)

/** Answers of Open-Meteo to our requests. */
export const openMeteoAnswers = {
  forecast: {
    latitude: 26.25,
    longitude: 82.07,
    utc_offset_seconds: india,
    timezone: 'Asia/Kolkata',
    current: {
      time: '2026-11-20T18:30',
      interval: 900,
      temperature_2m: 22.4,
      relative_humidity_2m: 48,
      apparent_temperature: 21.9,
      weather_code: 2,
      wind_speed_10m: 2.1,
    },
    daily: {
      time: dates,
      weather_code: [2, 61, 95, 0, 0, 45, 3],
      temperature_2m_max: [27.1, 41, 27, 26, 25, 25, null],
      temperature_2m_min: [12.4, 3.5, 12, 11, 10, 10, 9],
      precipitation_sum: [0, 70, 2, 0, 0, 0, 0],
      precipitation_probability_max: [0, 90, 60, 0, 0, 0, null],
      wind_speed_10m_max: [3, 12, 3, 3, 3, 3, 3],
      sunrise: column('2026-11-20T06:25'),
      sunset: column('2026-11-20T17:09'),
    },
    hourly: {
      time: hours.map((i) => `${dates[Math.floor(i / 24)]}T${String(i % 24).padStart(2, '0')}:00`),
      temperature_2m: hourlyColumn(() => 22),
      relative_humidity_2m: hourlyColumn(() => 60),
      wind_speed_10m: hourlyColumn((hour) => (hour < 11 ? 2 : 6)),
      precipitation: hourlyColumn(() => 0),
      precipitation_probability: hourlyColumn(() => 0),
    },
  },
  places: {
    results: [
      {
        name: 'Sultanpur',
        latitude: 31.21,
        longitude: 75.2,
        country_code: 'PK',
        population: 900_000,
      },
      {
        name: 'Sultanpur',
        latitude: 28.46,
        longitude: 76.89,
        country_code: 'IN',
        admin1: 'Haryana',
      },
      {
        name: 'Sultānpur',
        latitude: 26.26,
        longitude: 82.07,
        country_code: 'IN',
        admin1: 'Uttar Pradesh',
        population: 116_211,
      },
    ],
  },
}
