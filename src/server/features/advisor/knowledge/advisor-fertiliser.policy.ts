import { perAcre, roundSensibly } from '#shared/kit/acres.ts'
import type { Language } from '#shared/kit/language.constants.ts'

/** Nitrogen, phosphorus (P₂O₅) and potash (K₂O), kg. */
interface Nutrients {
  n: number
  p: number
  k: number
}

/** What supplies phosphorus and potash; left out, DAP and MOP. */
interface Sources {
  phosphorusSource?: 'ssp' | undefined
  potashSource?: 'sulphate' | undefined
}

/** The fertilisers that supply the nutrients, kg, not rounded. */
interface Fertilisers {
  dap: number
  /** Single super phosphate. */
  ssp: number
  urea: number
  mop: number
  /** Sulphate of potash. */
  sop: number
}

/**
 * Nutrient content by weight, from the Fertiliser (Control) Order, 1985: DAP 18-46-0, single super phosphate 0-16-0, MOP 0-0-60,
 * sulphate of potash 0-0-50.
 */
const nutrientShare = {
  dapNitrogen: 0.18,
  dapPhosphorus: 0.46,
  sspPhosphorus: 0.16,
  ureaNitrogen: 0.46,
  mopPotash: 0.6,
  sopPotash: 0.5,
}

/**
 * Converts nutrients to fertilisers: DAP supplies all phosphorus, urea the nitrogen that DAP leaves missing, and MOP the
 * potash. DAP = P / 0.46; urea = (N − 0.18 DAP) / 0.46, at least 0; MOP = K / 0.60. Single super phosphate (P / 0.16) brings no
 * nitrogen; sulphate of potash is K / 0.50.
 */
export function fertilisersFor({
  n,
  p,
  k,
  phosphorusSource,
  potashSource,
}: Nutrients & Sources): Fertilisers {
  const dap = phosphorusSource === 'ssp' ? 0 : p / nutrientShare.dapPhosphorus
  const missingNitrogen = Math.max(0, n - dap * nutrientShare.dapNitrogen)
  return {
    dap,
    ssp: phosphorusSource === 'ssp' ? p / nutrientShare.sspPhosphorus : 0,
    urea: missingNitrogen / nutrientShare.ureaNitrogen,
    mop: potashSource === 'sulphate' ? 0 : k / nutrientShare.mopPotash,
    sop: potashSource === 'sulphate' ? k / nutrientShare.sopPotash : 0,
  }
}

/** Kilograms per hectare or plant below which a fertiliser is left out: rounding hides so little. */
const negligibleKg = { ha: 5, plant: 0.005 }

const names = [
  ['urea', { en: 'urea', hi: 'यूरिया' }],
  ['dap', { en: 'DAP', hi: 'डीएपी' }],
  ['ssp', { en: 'single super phosphate', hi: 'सिंगल सुपर फास्फेट' }],
  ['mop', { en: 'MOP (potash)', hi: 'एमओपी (पोटाश)' }],
  ['sop', { en: 'sulphate of potash', hi: 'सल्फेट ऑफ़ पोटाश' }],
] as const

/** The sentence that gives a dose in fertilisers to buy: per acre and hectare, or per plant. */
export function fertiliserDoseText(
  { per, ...dose }: Nutrients & Sources & { per: 'ha' | 'plant' },
  language: Language,
): string {
  const kilos = fertilisersFor(dose)
  const list = (round: (value: number) => number) =>
    names
      .filter(([name]) => kilos[name] >= negligibleKg[per])
      .map(
        ([name, label]) =>
          `${label[language]} ${round(kilos[name])} ${language === 'hi' ? 'किलो' : 'kg'}`,
      )
      .join(', ')
  const perHectareOrPlant = list(roundSensibly)
  const isFromDap = dose.phosphorusSource === undefined
  const needsNoUrea = isFromDap && kilos.urea < negligibleKg[per]
  if (language === 'hi') {
    const source = isFromDap ? 'डीएपी' : 'सिंगल सुपर फास्फेट'
    const doseText =
      per === 'plant'
        ? `एक पौधे के लिए (फास्फोरस ${source} से): ${perHectareOrPlant}।`
        : `एक एकड़ के लिए (फास्फोरस ${source} से): ${list(perAcre)}। एक हेक्टेयर के लिए: ${perHectareOrPlant}।`
    return needsNoUrea ? `${doseText} यूरिया की ज़रूरत नहीं: नाइट्रोजन डीएपी से मिल जाती है।` : doseText
  }
  const source = isFromDap ? 'DAP' : 'single super phosphate'
  const doseText =
    per === 'plant'
      ? `For one plant, with ${source} for the phosphorus: ${perHectareOrPlant}.`
      : `For one acre, with ${source} for the phosphorus: ${list(perAcre)}. For one hectare: ${perHectareOrPlant}.`
  return needsNoUrea ? `${doseText} No urea is needed: DAP brings the nitrogen.` : doseText
}
