import {
  IconCloud,
  IconCloudRain,
  IconCloudSnow,
  IconCloudStorm,
  IconMist,
  IconMoon,
  IconSun,
} from '@tabler/icons-react'
import { skyOf } from './weather-labels.ts'

const icons = {
  clouds: IconCloud,
  rain: IconCloudRain,
  storm: IconCloudStorm,
  snow: IconCloudSnow,
  mist: IconMist,
}

interface WeatherIconProps {
  description: string
  size: number
  isNight?: boolean
}

/** Decorative: the text beside it says the same. */
export function WeatherIcon({ description, size, isNight = false }: WeatherIconProps) {
  const sky = skyOf(description)
  const ClearIcon = isNight ? IconMoon : IconSun
  const Icon = sky === 'clear' ? ClearIcon : icons[sky]
  return <Icon size={size} stroke={1.5} aria-hidden data-sky={sky} />
}
