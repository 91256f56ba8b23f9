/** Acres in a hectare. */
export const acresPerHectare = 2.47105

/** Rounds to a precision that is useful when weighing. */
export const roundSensibly = (value: number) => {
  const step = value >= 1000 ? 10 : value >= 20 ? 1 : value >= 2 ? 0.5 : value >= 0.2 ? 0.05 : 0.005
  return Number((Math.round(value / step) * step).toFixed(3))
}

/** Converts an amount per hectare to an amount per acre. */
export const perAcre = (amount: number) => roundSensibly(amount / acresPerHectare)

export interface Range {
  min: number
  max: number
}

export const perAcreRange = ({ min, max }: Range): Range => ({
  min: perAcre(min),
  max: perAcre(max),
})
