import type { WeatherWarning } from '#shared/weather/weather.schema.ts'

export interface WarningGroup {
  kind: WeatherWarning['kind']
  message: string
  /** YYYY-MM-DD, ascending. */
  days: string[]
  /** The worst value of these days: the lowest for frost, the highest otherwise. */
  worst: number
}

/** Merges equal warnings of several days into one. */
export function groupWarnings(warnings: readonly WeatherWarning[]): WarningGroup[] {
  const groups = new Map<string, WarningGroup>()
  for (const { kind, message, day, value } of warnings) {
    const group = groups.get(message)
    if (!group) groups.set(message, { kind, message, days: [day], worst: value })
    else {
      group.days.push(day)
      group.worst = kind === 'frost' ? Math.min(group.worst, value) : Math.max(group.worst, value)
    }
  }
  return [...groups.values()]
}
