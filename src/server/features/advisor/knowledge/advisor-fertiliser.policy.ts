import { perAcre, roundSensibly } from '#shared/kit/acres.ts'
import type { Language } from '#shared/kit/language.constants.ts'

/** Nitrogen, phosphorus (P₂O₅) and potash (K₂O), kg. */
interface Nutrients {
  n: number
  p: number
  k: number
}

/** The fertilisers that supply the nutrients, kg, not rounded. */
interface Fertilisers {
  dap: number
  urea: number
  mop: number
}

/** Nutrient content by weight, from the Fertiliser (Control) Order, 1985: DAP 18-46-0, MOP 0-0-60. */
const nutrientShare = { dapNitrogen: 0.18, dapPhosphorus: 0.46, ureaNitrogen: 0.46, mopPotash: 0.6 }

/**
 * Converts nutrients to fertilisers: DAP supplies all phosphorus, urea the nitrogen that DAP leaves
 * missing, and MOP the potash. DAP = P / 0.46; urea = (N − 0.18 DAP) / 0.46, at least 0; MOP = K / 0.60.
 */
export function fertilisersFor({ n, p, k }: Nutrients): Fertilisers {
  const dap = p / nutrientShare.dapPhosphorus
  const missingNitrogen = Math.max(0, n - dap * nutrientShare.dapNitrogen)
  return {
    dap,
    urea: missingNitrogen / nutrientShare.ureaNitrogen,
    mop: k / nutrientShare.mopPotash,
  }
}

/** Kilograms per hectare or plant below which a fertiliser is left out: rounding hides so little. */
const negligibleKg = { ha: 5, plant: 0.005 }

const names = [
  ['urea', { en: 'urea', hi: 'यूरिया' }],
  ['dap', { en: 'DAP', hi: 'डीएपी' }],
  ['mop', { en: 'MOP (potash)', hi: 'एमओपी (पोटाश)' }],
] as const

/** The sentence that gives a dose in fertilisers to buy: per acre and hectare, or per plant. */
export function fertiliserDoseText(
  { per, ...nutrients }: Nutrients & { per: 'ha' | 'plant' },
  language: Language,
): string {
  const kilos = fertilisersFor(nutrients)
  const list = (round: (value: number) => number) =>
    names
      .filter(([name]) => kilos[name] >= negligibleKg[per])
      .map(
        ([name, label]) =>
          `${label[language]} ${round(kilos[name])} ${language === 'hi' ? 'किलो' : 'kg'}`,
      )
      .join(', ')
  const perHectareOrPlant = list(roundSensibly)
  const needsNoUrea = kilos.urea < negligibleKg[per]
  if (language === 'hi') {
    const doseText =
      per === 'plant'
        ? `एक पौधे के लिए (फास्फोरस डीएपी से): ${perHectareOrPlant}।`
        : `एक एकड़ के लिए (फास्फोरस डीएपी से): ${list(perAcre)}। एक हेक्टेयर के लिए: ${perHectareOrPlant}।`
    return needsNoUrea ? `${doseText} यूरिया की जरूरत नहीं: नाइट्रोजन डीएपी से मिल जाती है।` : doseText
  }
  const doseText =
    per === 'plant'
      ? `For one plant, with DAP for the phosphorus: ${perHectareOrPlant}.`
      : `For one acre, with DAP for the phosphorus: ${list(perAcre)}. For one hectare: ${perHectareOrPlant}.`
  return needsNoUrea ? `${doseText} No urea is needed: DAP brings the nitrogen.` : doseText
}
