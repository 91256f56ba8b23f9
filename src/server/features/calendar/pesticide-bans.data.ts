/**
 * Crops on which a pesticide may not be used, by its name in FarmAdvisor's lexicon. A crop without a page is left out. Source: order
 * S.O. 4294(E) of 3 October 2023, in the list of banned and restricted pesticides of 31 July 2026 (https://ppqs.gov.in). The
 * order names no crops for dimethoate, but fruit and vegetables that are eaten raw.
 */
export const pesticideBansByCrop: Readonly<Record<string, string>> = {
  malathion:
    'sorghum fodder-sorghum field-pea soybean castor sunflower okra brinjal cauliflower radish tomato apple mango grape',
  mancozeb: 'guava sorghum fodder-sorghum cassava',
  quinalphos: 'jute cardamom sorghum fodder-sorghum',
  chlorpyriphos: 'ber acid-lime mandarin sweet-orange tobacco',
  oxyfluorfen: 'potato groundnut',
  dimethoate:
    'apple banana ber custard-apple date-palm dragon-fruit grape guava kiwi litchi mandarin mango muskmelon papaya peach pear pineapple plum pomegranate sapota strawberry sweet-orange watermelon tomato cucumber radish carrot beetroot onion',
}
