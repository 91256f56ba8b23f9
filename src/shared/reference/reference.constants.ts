export const hardinessZones = ['5a', '5b', '6a', '6b', '7a', '7b', '8a', '8b', '9a', '9b'] as const
export type HardinessZone = (typeof hardinessZones)[number]
export const defaultZone: HardinessZone = '7b'
