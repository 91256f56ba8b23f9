import type { Question } from './advisor-question.ts'
import { foldedText } from './words/advisor-token.policy.ts'

const several =
  '(?:[3-9]|three|four|five|six|several|many|teen|tin|char|chaar|paanch|panch|chhah|chhe|kai|तीन|चार|पाच|छह|कई)'
const products =
  '(?:dawa|dawai|dawaiya|dava|davai|davaiya|medicines?|pesticides?|products?|chemicals?|bottles?|packets?|sprays?|दवा|दवाई|दवाए|दवाइया|केमिकल)'
const mixed =
  /(?:^| )(?:mila|milake|milakar|milaya|milana|milane|milaun|milau|mix|mixed|mixing|together|ek sath|मिला|मिलाके|मिलाकर|मिलाना|मिलाने|मिलाऊ|एक साथ) /
const manyProducts = new RegExp(
  `(?:^| )${several} (?:alag |alag alag |tarah ki |different |अलग |तरह की )?${products} `,
)
const seed = /(?:^| )(?:beej|bij|seeds?|बीज) /

/** "The shop mixed four medicines for me": three products or more are to go into one tank. */
export function mixesManyProducts({ tokens }: Question): boolean {
  const text = foldedText(tokens)
  return manyProducts.test(text) && mixed.test(text) && !seed.test(text)
}
