/** Acres in a hectare. */
const acres = 2.47105

/** Rounds as a person with a balance would: no more exact than the figure itself. */
export const roundSensibly = (value: number) => {
  const step = value >= 1000 ? 10 : value >= 20 ? 1 : value >= 2 ? 0.5 : value >= 0.2 ? 0.05 : 0.005
  return Number((Math.round(value / step) * step).toFixed(3))
}

/** An amount for a hectare as that for an acre. */
export const perAcre = (amount: number) => roundSensibly(amount / acres)

export interface Range {
  min: number
  max: number
}

export const perAcreRange = ({ min, max }: Range): Range => ({
  min: perAcre(min),
  max: perAcre(max),
})
