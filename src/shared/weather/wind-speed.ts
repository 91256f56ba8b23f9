/** Converts metres per second to kilometres per hour, the unit of vehicles and radio bulletins; not rounded. */
export const toKmPerHour = (metresPerSecond: number): number => metresPerSecond * 3.6
