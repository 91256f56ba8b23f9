/**
 * The temperature of a wet-bulb thermometer, °C, near sea level.
 * Source: Stull, R. (2011), "Wet-bulb temperature from relative humidity and air temperature",
 * Journal of Applied Meteorology and Climatology 50, 2267–2269, equation 1. Its error is within
 * −1 °C and +0.65 °C for 5 to 99 % and −20 to 50 °C; a humidity outside is moved to that range.
 * @param temp °C
 * @param humidity relative, %
 */
export function wetBulbTemperature(temp: number, humidity: number): number {
  const percent = Math.min(99, Math.max(5, humidity))
  return (
    temp * Math.atan(0.151977 * Math.sqrt(percent + 8.313659)) +
    Math.atan(temp + percent) -
    Math.atan(percent - 1.676331) +
    0.00391838 * percent ** 1.5 * Math.atan(0.023101 * percent) -
    4.686035
  )
}

/**
 * Delta T, °C: the air temperature less the wet-bulb temperature, which says how fast spray drops dry.
 * It is never below 0.
 * @param temp °C
 * @param humidity relative, %
 */
export const deltaT = (temp: number, humidity: number) =>
  Math.max(0, temp - wetBulbTemperature(temp, humidity))
