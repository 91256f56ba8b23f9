/** What farmers see on a plant that lacks a nutrient, where a disease may look alike. */
interface DeficiencySigns {
  /** The crops' ids, separated by spaces; `any` for all. */
  crops: string
  guide: string
  /** As in `problemSigns`. */
  signs: string
  /** Where they have so many causes that the guide is only offered beside a question back. */
  isWeak?: true
}

const edge =
  'edge|edges|margin|margins|kinara|kinare|kinaro|kinaron|kinari|किनारा|किनारे|किनारों|nok|नोक|tip|tips'
const scorched =
  'burn|burnt|burning|burned|burns|scorch|scorched|scorching|jal|jala|jale|jali|jalna|jalne|jalte|jalta|jalti|jhulas|jhulasna|jhulasne|jhulse|jhulsi|जल|जले|जली|जलते|झुलस|झुलसे|झुलसी|brown|browning|bhura|bhure|bhuri|dry|drying|dries|dried|sukh|sukhna|sukhne|sukhte|sukhti'
const burnt =
  'burnt|burning|burned|burns|scorch|scorched|scorching|jal|jala|jale|jali|jalna|jalne|jalte|jalti|jhulas|jhulse|जल|जले|जली|जलते|झुलस|झुलसे|झुलसी'
const oldest =
  'old|older|oldest|lower|lowest|bottom|niche|neeche|nichli|nichle|nichali|purana|purane|purani|नीचे|निचली|निचले|पुराने|पुरानी'
const youngest = 'new|newest|young|youngest|naya|naye|nayi|nai|konpal|kopal|नई|नए|नये|नयी|कोंपल'
const leaf =
  'leaf|leaves|patta|patte|patti|pattiya|pattiyan|pattiyon|pattiyo|patto|patton|पत्ता|पत्ते|पत्ती|पत्तियाँ|पत्तियों|पत्तों'
const pale = 'yellow|yellowing|pale|pila|pile|pili|peela|peele|peeli|पीला|पीले|पीली'
const white = 'white|whitish|bleached|safed|sufed|सफ़ेद'
const vein = 'vein|veins|nas|nase|nasen|nasein|naso|nason|नस|नसें|नसे|नसों'
const green = 'green|hara|hare|hari|हरा|हरे|हरी'
const band =
  'band|bands|strip|strips|stripe|stripes|streak|streaks|dhari|dhariyan|dhariya|धारी|धारियाँ|पट्टी|पट्टियाँ'

/**
 * Source: the guides to missing nutrients, and ICAR's packages of practices for banana, maize, citrus and vegetables.
 */
export const deficiencySigns: readonly DeficiencySigns[] = [
  {
    crops: 'any',
    guide: 'guide/potassium-deficiency',
    signs: `${oldest} ${leaf} ${edge} ${scorched}`,
  },
  {
    crops: 'banana cotton',
    guide: 'guide/potassium-deficiency',
    signs: `${leaf} ${edge} ${burnt}`,
  },
  {
    crops: 'cotton',
    guide: 'guide/magnesium-calcium-deficiency',
    signs: `${leaf} red|reddish|reddening|laal|lal|lalya|लाल|लाली`,
  },
  {
    crops: 'maize',
    guide: 'guide/zinc-deficiency',
    signs: `${white} bud|kali|कली, ${white} ${band}, ${youngest} ${leaf} ${white}`,
  },
  {
    crops: 'rice',
    guide: 'guide/zinc-deficiency',
    signs: `${oldest} ${leaf} rusty|rust|jang|जंग|kathai|कत्थई`,
  },
  {
    crops: 'acid-lime sweet-orange mandarin mango guava pomegranate grape',
    guide: 'guide/nutrient-deficiency',
    signs: `${leaf} small|little|chhota|chhote|chhoti|छोटे|छोटी ${pale} ${vein}`,
  },
  {
    crops: 'any',
    guide: 'guide/iron-deficiency',
    signs: `${youngest} ${leaf} ${pale}|${white} ${vein} ${green}, ${youngest} ${leaf} ${white}`,
  },
  {
    crops: 'any',
    guide: 'guide/magnesium-calcium-deficiency',
    signs: `${oldest} ${leaf} ${pale} ${vein} ${green}|between|beech|बीच`,
  },
  {
    crops: 'chilli capsicum watermelon brinjal',
    guide: 'guide/magnesium-calcium-deficiency',
    signs:
      'blossom end, fruit|phal|फल bottom|base|niche|neeche|end|pende|peende|नीचे|पेंदे black|brown|sunken|kala|kale|काला|काले',
  },
  {
    crops: 'any',
    guide: 'guide/nutrient-deficiency',
    signs: `${youngest} ${leaf} ${pale}, ${oldest} ${leaf} ${pale}`,
    isWeak: true,
  },
  {
    crops: 'any',
    guide: 'guide/boron-deficiency',
    signs:
      'growing tip|tips|point|points dead|die|dies|dying|dry|dries, hollow|khokhla|khokhli|खोखला|खोखली stem|tana|danthal|तना|डंठल',
    isWeak: true,
  },
  {
    crops: 'papaya coconut',
    guide: 'guide/boron-deficiency',
    signs:
      'fruit|fruits|phal|फल|nut|nuts bumpy|lumpy|misshapen|deformed|tedha|tedhe|tedhi|टेढ़े|टेढ़ा|bedaul|बेडौल',
  },
  {
    crops: 'wheat rice barley sorghum pearl-millet tomato',
    guide: 'guide/nutrient-deficiency',
    signs: `purple|violet|baigani|baingani|jamuni|बैंगनी|जामुनी ${leaf}`,
  },
]
