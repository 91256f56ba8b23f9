import { perAcre, roundSensibly } from '#shared/kit/acres.ts'
import type { Language } from '#shared/kit/language.constants.ts'

/** Nitrogen, phosphorus (P₂O₅) and potash (K₂O), kg. */
interface Nutrients {
  n: number
  p: number
  k: number
}

/** What is bought for them, kg, as exact as the arithmetic. */
interface Fertilisers {
  dap: number
  urea: number
  mop: number
}

/** The share of each nutrient, as the Fertiliser (Control) Order, 1985, has it: DAP 18-46-0, MOP 0-0-60. */
const share = { dapNitrogen: 0.18, dapPhosphorus: 0.46, ureaNitrogen: 0.46, mopPotash: 0.6 }

/**
 * Nutrients as fertiliser: all phosphorus from DAP, the nitrogen that is still missing then from urea,
 * the potash from MOP. DAP = P / 0.46; urea = (N − 0.18 DAP) / 0.46, never below 0; MOP = K / 0.60.
 */
export function fertilisersFor({ n, p, k }: Nutrients): Fertilisers {
  const dap = p / share.dapPhosphorus
  const missing = Math.max(0, n - dap * share.dapNitrogen)
  return { dap, urea: missing / share.ureaNitrogen, mop: k / share.mopPotash }
}

/** Less than this, kg a hectare or a plant, is within what a dose's own rounding hides. */
const least = { ha: 5, plant: 0.005 }

const names = [
  ['urea', { en: 'urea', hi: 'यूरिया' }],
  ['dap', { en: 'DAP', hi: 'डीएपी' }],
  ['mop', { en: 'MOP (potash)', hi: 'एमओपी (पोटाश)' }],
] as const

/** A dose as bags are bought: for the acre and the hectare, or for one plant. */
export function sayFertilisers(
  { per, ...nutrients }: Nutrients & { per: 'ha' | 'plant' },
  language: Language,
): string {
  const kilos = fertilisersFor(nutrients)
  const list = (round: (value: number) => number) =>
    names
      .filter(([name]) => kilos[name] >= least[per])
      .map(
        ([name, said]) =>
          `${said[language]} ${round(kilos[name])} ${language === 'hi' ? 'किलो' : 'kg'}`,
      )
      .join(', ')
  const whole = list(roundSensibly)
  const needsNoUrea = kilos.urea < least[per]
  if (language === 'hi') {
    const told =
      per === 'plant'
        ? `एक पौधे के लिए (फास्फोरस डीएपी से): ${whole}।`
        : `एक एकड़ के लिए (फास्फोरस डीएपी से): ${list(perAcre)}। एक हेक्टेयर के लिए: ${whole}।`
    return needsNoUrea ? `${told} यूरिया की ज़रूरत नहीं: नाइट्रोजन डीएपी से मिल जाती है।` : told
  }
  const told =
    per === 'plant'
      ? `For one plant, with DAP for the phosphorus: ${whole}.`
      : `For one acre, with DAP for the phosphorus: ${list(perAcre)}. For one hectare: ${whole}.`
  return needsNoUrea ? `${told} No urea is needed: DAP brings the nitrogen.` : told
}
