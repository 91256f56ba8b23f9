/** What farmers say of one problem of these crops and of no other of theirs. */
interface SignEntry {
  /** The crops' ids, separated by spaces. */
  crops: string
  /** The last part of the problem's id, or the id of a guide. */
  problem: string
  /**
   * Signs, separated by commas. Each is a few words that all stand in the question, in any order and inflection;
   * of words with a bar between them one is enough. Spellings of the same sound in either script need no mention.
   */
  signs: string
}

const gourds = 'bottle-gourd bitter-gourd ridge-gourd cucumber pumpkin watermelon muskmelon'
const white = 'white|safed'
const leaf = 'leaf|patta'
const middle = 'pongli|पोंगली|beech|beechwali|beecho|बीच|middle|central|centre|gobh|gabha|गाभा|गोभ'
const cracks = 'fat|phat|crack|cracks|cracked|cracking|split|splits|splitting|burst|bursting|chatak'
const yellow = 'yellow|yellowing|pale|pila|pile|pili'
const oldest = 'old|older|oldest|lower|lowest|bottom|niche|neeche|purana|purane|purani'
const youngest = 'new|newest|young|youngest|naya|naye|nayi|nai|konpal'
const falls = 'fall|falls|falling|drop|drops|dropping|dropped|shed|sheds|shedding|gir|jhad|jhar|gal'
const none = 'no|not|never|without|nahi|nahin|nhi|नही|नहीं|didnt|doesnt|dont'
const rootKnots =
  'jad|jadon|jado|jadein|root|roots|जड़|जड़ों ganth|gaanth|gath|ganthe|gathan|gaanthe|knot|knots|gall|galls|knotted|गाँठ|गाँठें'
const hairyCaterpillars =
  'hairy|kambal|kamla|katra|rome|rom|roye|royen|roendar|balwali|baldar|balon|baalon|कंबल|कम्बल|रोएँदार|रोयेंदार|बालदार|बालों caterpillar|caterpillars|worm|worms|sundi|soondi|illi|keeda|keede|kida|kide|keet|सूँडी|इल्ली|कीड़ा|कीड़े|कीट'
const dry = 'dry|sukh|dead|mar|मर|murjha'

/**
 * Signs by which farmers and extension leaflets tell the problems of a crop from each other: dead hearts, whips, galls,
 * tunnels. Source: the packages of practices of ICAR's crop institutes.
 */
export const problemSigns: readonly SignEntry[] = [
  {
    crops: 'rice',
    problem: 'yellow-stem-borer',
    signs: `${middle} ${dry} caterpillar, ${middle} leaf|patta|patti ${dry}, ${middle} khich|khinch, dead heart|hearts, white ear|ears|earhead, safed bali, mrit gobh, ${middle} ${dry} stem, bali safed khali`,
  },
  {
    crops: 'rice',
    problem: 'brown-planthopper',
    signs:
      'gol|गोल|circle|circular|round|circles dry|jala|burnt, hopper burn, hopperburn, mahu|माहू stem, bph, chakte|chakatte dry, bhura hopper',
  },
  {
    crops: 'rice finger-millet',
    problem: 'blast',
    signs:
      'eye shaped, aankh|aankhnuma|nav|naav spot, gardan|neck black|toot|broken|break|rot|kali, spindle spot|spots',
  },
  {
    crops: 'rice',
    problem: 'sheath-blight',
    signs:
      'sheath snake|sanp|saanp, snake skin, sanp kechuli|chamdi, tane|stem|sheath spot pani|water|paani',
  },
  {
    crops: 'wheat',
    problem: 'loose-smut',
    signs:
      'bali|ear|ears|earhead black powder, bali kali|kala|kaali, black dust ear|ears|earhead, kajal bali, kanduva',
  },
  {
    crops: 'wheat barley',
    problem: 'yellow-rust',
    signs:
      'yellow powder leaf, pili|yellow stripe, haldi|turmeric leaf|powder|hath|haath, yellow powder hand|finger|fingers|clothes|cloth|kapde',
  },
  {
    crops: 'wheat',
    problem: 'karnal-bunt',
    signs: 'grain|dana smell fish|machli|machhli, grain|dana black smell',
  },
  { crops: 'wheat', problem: 'termite', signs: 'white ant|ants, safed chinti' },
  {
    crops: 'maize',
    problem: 'fall-armyworm',
    signs: `${middle} caterpillar, whorl hole|worm|larva|caterpillar|eaten, burada gobh, sawdust whorl, bhusa gobh`,
  },
  { crops: 'maize', problem: 'stem-borer', signs: 'dead heart|hearts, stem|tana hole' },
  {
    crops: 'sorghum',
    problem: 'shoot-fly',
    signs: 'dead heart|hearts, young|seedling|seedlings|chhota|chote|chhote fly|makkhi',
  },
  {
    crops: 'sorghum',
    problem: 'ergot-and-smut',
    signs: 'honeydew|honey|shahad|shehad, earhead|bali|head black powder',
  },
  {
    crops: 'sorghum',
    problem: 'grain-mould',
    signs: 'grain|grains|dana fungus, grain|dana black rain',
  },
  {
    crops: 'pearl-millet',
    problem: 'ergot',
    signs: 'honey|honeydew|shahad|shehad|chipchipa|sticky|gond',
  },
  {
    crops: 'pearl-millet',
    problem: 'downy-mildew',
    signs: 'joginia, jogiya, green ear|ears, hari bali, bali leaf|patti|pattiyan, bali ghas',
  },
  {
    crops: 'sugarcane',
    problem: 'early-shoot-borer',
    signs: `${middle} ${dry} smell, dead heart|hearts, ${middle} ${dry} young|small|chhota|chote|chhote, ${middle} leaf ${dry}`,
  },
  {
    crops: 'sugarcane',
    problem: 'top-borer',
    signs: 'bunchy top, top bunch, choti|chhoti|agola|agole caterpillar|hole|bunch|guchha',
  },
  {
    crops: 'sugarcane',
    problem: 'red-rot',
    signs:
      'sirka|sirke|vinegar|alcohol|sharab|sharaab, andar|inside|cut|cheer|cheerne|phad|phaad red, split red, lal sadan',
  },
  { crops: 'sugarcane', problem: 'smut', signs: 'chabuk|whip|chaabuk|hunter|koda' },
  {
    crops: 'sugarcane',
    problem: 'pokkah-boeng',
    signs: 'pokka|pokkah|poka|pokha, top|choti|agola twisted|twist|marod|tedha|mud|curl',
  },
  {
    crops: 'cotton',
    problem: 'pink-bollworm',
    signs:
      'pink|gulabi worm|caterpillar|insect|kida|keeda|sundi|illi, rosette, gulab flower, boll hole|insect, boll caterpillar',
  },
  { crops: 'cotton', problem: 'whitefly', signs: 'white|safed fly, white flies' },
  {
    crops: 'cotton',
    problem: 'leaf-curl-virus',
    signs:
      'katori|cup|cups leaf, leaf upar|upward|upwards curl vein|nas|veins, vein|nas mota|moti|thick',
  },
  {
    crops: 'cotton',
    problem: 'guide/magnesium-calcium-deficiency',
    signs: 'leaf red|reddening|lalya|laal bottom|lower|niche|neeche|old',
  },
  {
    crops: 'soybean',
    problem: 'girdle-beetle',
    signs: 'ring|chhalla|chakra|girdle|anguthi|challe, do|two cut|ring stem, chakra bhring',
  },
  {
    crops: 'soybean green-gram black-gram',
    problem: 'yellow-mosaic',
    signs: 'yellow green leaf patch|patches, leaf bright yellow, pila mojek|mosaic',
  },
  {
    crops: 'chickpea',
    problem: 'gram-pod-borer',
    signs:
      'pod hole, pod caterpillar, heli, ghatiya|ghenti hole|caterpillar, sundi|illi pod, half inside pod',
  },
  { crops: 'pigeon-pea', problem: 'pod-borers', signs: 'pod hole, pod caterpillar' },
  {
    crops: 'pigeon-pea',
    problem: 'sterility-mosaic',
    signs:
      'bushy flower|pod|pods|flowers, banjh|baanjh|baanjhpan, sterile, jhadi|bushy flower|phool, flower|phool nahi|no leaf small|chhota|chhoti',
  },
  { crops: 'pigeon-pea', problem: 'pod-fly', signs: 'pod fly|maggot|makkhi' },
  {
    crops: 'mustard radish',
    problem: 'white-rust',
    signs:
      'white|safed blister|phaphole|fafole|chhale|chaale|pustule|pustules, leaf neeche|under|underside|niche white|safed, staghead, stag head, safed rolli|geru|gerui|ratua',
  },
  {
    crops: 'mustard',
    problem: 'sclerotinia-stem-rot',
    signs:
      'stem cottony|rui|cotton, stem white fungus|mould|cottony|rui, stem rot, tana sad|gal|galan|sadan',
  },
  {
    crops: 'mustard',
    problem: 'mustard-aphid',
    signs:
      'chepa|mahu|moyla|moila|maho, sticky|chipchipa|chipchipe small|green|hara|hare insect|insects|keet|keeda|keede|kida',
  },
  {
    crops: 'mustard',
    problem: 'alternaria-blight',
    signs: 'ring|rings|gol|गोल|round spot leaf, pod|phali black|kale spot',
  },
  {
    crops: 'groundnut',
    problem: 'tikka-leaf-spots-and-rust',
    signs: 'black|brown|kala|kale spot leaf, tikka',
  },
  {
    crops: 'groundnut',
    problem: 'white-grub',
    signs:
      'white grub|worm|insect|kida|keeda|latt root|soil|jad|mitti, safed latt|lat|gidar, root eaten|kha',
  },
  {
    crops: 'groundnut',
    problem: 'collar-rot-and-stem-rot',
    signs: 'collar rot, stem white|safed fungus|thread|threads|mustard, stem soil rot',
  },
  {
    crops: 'potato',
    problem: 'black-scurf',
    signs:
      'black|kali|kale|kala papdi|papadi|scab|scurf|crust, black|kali soil wash|dhone|dhulne|dirt',
  },
  {
    crops: 'potato tomato',
    problem: 'early-blight',
    signs:
      'concentric|target ring|rings, ring|chhalla|rings brown|black|bhura|kala spot leaf, chakri|gol spot ring',
  },
  {
    crops: 'potato tomato',
    problem: 'late-blight',
    signs:
      'black|kala|brown|bhura wet|gila|pani|cold|fog|kohra|badal|cloudy|cloud leaf spot|patch|dhabba, white|safed fungus under|niche|neeche leaf',
  },
  {
    crops: 'potato',
    problem: 'tuber-moth',
    signs:
      'store|stored|godown tunnel|tunnels|caterpillar|surang|sundi|worm, tuber|kand|aloo|potato tunnel|tunnels|surang',
  },
  {
    crops: 'onion garlic',
    problem: 'thrips',
    signs:
      'silver|silvery|chandi, leaf twist|twisting|white|safed stripe|streak|streaks|dhari, rasad chusak, white|safed dhari|line|lines|nishan leaf',
  },
  { crops: 'onion garlic', problem: 'purple-blotch', signs: 'purple|baigani|baingani' },
  {
    crops: 'onion',
    problem: 'anthracnose',
    signs: 'twister, jalebi, leaf twist|twisted|ghum|ghoom|spiral neck|long|lambi',
  },
  {
    crops: 'tomato',
    problem: 'leaf-curl-virus',
    signs:
      'leaf small curl, leaf curl fly|flies|whitefly, leaf chhoti|small|choti mud|curl|sikud|murad, churda murda',
  },
  {
    crops: 'tomato brinjal',
    problem: 'bacterial-wilt',
    signs:
      'green|hara|hare|hari sudden|suddenly|achanak|ekdam wilt|wilts|wilted|wilting|murjha, sudden|suddenly|achanak|ekdam wilt|wilts|wilting|murjha',
  },
  {
    crops: 'chickpea',
    problem: 'cutworm',
    signs: 'night|raat cut|cuts|kat|kate|kaat, cut|kat|kate ground|jameen|zameen level|se|seedling',
  },
  {
    crops: 'sesame',
    problem: 'phyllody',
    signs: 'flower|phool turn|turned|instead|jagah leaf|patti|patta|pattiyan|patte',
  },
  {
    crops: 'wheat barley maize sorghum pearl-millet oats sugarcane',
    problem: 'guide/nitrogen-deficiency',
    signs: `${oldest} ${leaf}|leaves ${yellow} tip|nok, ${oldest} ${leaf}|leaves ${yellow} first|pehle|pahle|phle`,
  },
  {
    crops: 'groundnut chickpea soybean sugarcane',
    problem: 'guide/iron-deficiency',
    signs: `${youngest} ${leaf}|leaves ${yellow}|white|safed vein|veins|nas|nase|nason|नसें green|hara|hari`,
  },
  {
    crops: 'maize',
    problem: 'guide/nutrient-deficiency',
    signs: `purple|violet|baingani|jamuni ${leaf}|leaves, purple|violet|baingani|jamuni plant`,
  },
  { crops: 'tomato', problem: 'fruit-borer', signs: 'fruit hole, fruit caterpillar, worm inside' },
  {
    crops: 'tomato',
    problem: 'blossom-end-rot',
    signs:
      'fruit bottom|base|niche|neeche|end|pende|peende|nichla|nichle|tali|पेंदे|पेंदी|तली black|brown|sunken|kala|dab|rot, blossom end, tip black fruit, bottom|niche|neeche|nichla|pende|tali|पेंदे|पेंदी|तली hissa|part|side|portion|bhag|हिस्सा|हिस्से|भाग black|kala, bottom|niche|neeche|nichla|pende|tali|नीचे|निचला|पेंदे|पेंदी|तली hissa|part|side|portion|bhag|हिस्सा|हिस्से|भाग black|kala|काला|काले rot|rotten|rotting|sad|sadkar|sadta|सड़|सड़कर|सड़ता, bottom black rot|rotten|rotting',
  },
  {
    crops: 'tomato brinjal',
    problem: 'bacterial-wilt',
    signs: 'sudden wilt|dry, achanak|suddenly murjha|sukh|wilt|wilted green',
  },
  {
    crops: 'brinjal',
    problem: 'shoot-and-fruit-borer',
    signs:
      'fruit hole, fruit caterpillar|insect, tahni|shoot|tip|phungi|konpal wilt|murjha|droop|drooping|latak|dry, fruit worm|kana|kaana',
  },
  {
    crops: 'brinjal',
    problem: 'little-leaf',
    signs:
      'leaf small|chhota|chote|chhoti|tiny fruit|flower no|nahi, leaf tiny|chhota|chhoti|small bushy|jhadi|guchha|bunch',
  },
  {
    crops: 'okra',
    problem: 'yellow-vein-mosaic',
    signs: 'vein|nas|naso|nason yellow, yellow net|network|jaal|jali, leaf pila|yellow vein|nas',
  },
  {
    crops: 'okra',
    problem: 'shoot-and-fruit-borer',
    signs: 'fruit hole, fruit caterpillar, bhindi|okra hole|kana|kaana',
  },
  { crops: 'okra', problem: 'red-spider-mite', signs: 'web|webbing|jala|jaala red|lal|leaf' },
  {
    crops: 'chilli',
    problem: 'thrips',
    signs: 'leaf upar|upper|upward|upwards|up|ऊपर curl|mud, leaf boat|nav|naav upar|upward|up|ऊपर',
  },
  {
    crops: 'chilli',
    problem: 'yellow-mite',
    signs:
      'leaf niche|neeche|नीचे|down|downward|downwards curl|mud, leaf boat niche|neeche|नीचे|down|downward, rat|mouse tail|poonch',
  },
  {
    crops: 'chilli',
    problem: 'anthracnose-fruit-rot-and-dieback',
    signs:
      'fruit spot|rot|sad|sunken, ripe|red|pakki|lal rot|spot|sad|daag|dhabba, tahni|twig|top|upar dry|sukh niche|down|tip',
  },
  {
    crops: 'chilli',
    problem: 'damping-off',
    signs: 'seedling|nursery|paudh fall|gir|rot|gal|mar|collapse|collapsing',
  },
  {
    crops: 'cabbage cauliflower',
    problem: 'diamondback-moth',
    signs:
      'chalni|chhalni|sieve|sieved|jali|jaali|window|windows, leaf hole small|chhote|chote|tiny|green|hari, hirak|heerak|diamond, hari|green small|chhoti|choti caterpillar, leaf hole caterpillar',
  },
  {
    crops: 'cabbage cauliflower',
    problem: 'black-rot',
    signs: 'v shaped|shape|aakar|आकार, leaf edge|kinara yellow|black vein|nas|v',
  },
  {
    crops:
      'tomato litchi acid-lime sweet-orange mandarin mango grape watermelon muskmelon guava cabbage carrot radish beetroot',
    problem: 'guide/fruit-cracking',
    signs: `fruit|fruits|phal|dana|dane|berry|berries|skin|chhilka|head|heads|root|roots|jad ${cracks}, ${cracks} raha|rahe|rahi|gaya|gaye|gayi|gai|jata|jate|jati|jaati, why|kyu|kyon ${cracks}, ${cracks} open|after`,
  },
  {
    crops: 'maize',
    problem: 'empty-cob-tips',
    signs: `tip|tips|nok khali|empty|bare, tip|nok|top|upar|ऊपर dana|dane|grain|grains|kernel|kernels ${none}, bhutta|bhutte|bhutto|cob|cobs dana|dane|grain|grains|kernel|kernels ${none} bhar|bhare|bhara|fill|filled|filling`,
  },
  {
    crops: 'coconut',
    problem: 'shedding-of-buttons-and-young-nuts',
    signs: `button|buttons ${falls}, nut|nuts|phal small|young|tender|chhota|chote|chhote ${falls}`,
  },
  {
    crops: 'cotton',
    problem: 'shedding-of-squares-and-bolls',
    signs: `square|squares|pudi|pudiya ${falls}`,
  },
  {
    crops: 'pigeon-pea',
    problem: 'flower-and-pod-shedding',
    signs: `flower|flowers|phool|pod|pods|fali|phali ${falls}`,
  },
  {
    crops: 'mango',
    problem: 'no-flowers-or-fruit-in-alternate-years',
    signs: `baur|bor|flower|flowers|flowering|phool ${none} aa|आ|aaya|aata|aate|aayi|come|came|this|is|flower|bloom, alternate year|years|bearing, ek saal chhod|chhodkar, saal chhod|chhodkar`,
  },
  {
    crops: 'guava acid-lime',
    problem: 'no-flowers-or-few-fruits',
    signs: `flower|flowers|flowering|phool ${none} aa|आ|aaye|aate|aata|come|has|have, fruit|fruits|fruiting|phal ${none} lag|lagta|lagte|bear|bearing|give|giving|deta|de|aa|aate|come|fruiting|has|have`,
  },
  {
    crops: 'drumstick',
    problem: 'no-flowers-or-pods',
    signs: `flower|flowers|flowering|phool|pod|pods|fali|phali ${none} aa|आ|aate|aata|lag|lagti|lagta|lagte|come|give|gives|bear|has|have`,
  },
  {
    crops: 'watermelon muskmelon',
    problem: 'tasteless-fruit',
    signs: `tasteless, bland, phika, pheeka, sweet|sweetness|taste|mithas|meetha|mitha ${none}|less|kam`,
  },
  {
    crops: 'cauliflower',
    problem: 'buttoning-and-loose-curds',
    signs:
      'buttoning, button, curd|curds|head|heads|phool loose|bikhar|bikhra|ricey|ricy|danedar|dhila, curd|curds|head|heads tiny|small',
  },
  {
    crops: 'carrot',
    problem: 'forked-or-cracked-roots',
    signs: 'muhi, branched',
  },
  {
    crops: 'amla',
    problem: 'internal-browning',
    signs:
      'fruit|fruits|phal|gooda|pulp|flesh inside|andar|अंदर|bhitar|भीतर brown|bhura|bhure|भूरा|black|kala|kale|काला',
  },
  {
    crops: 'grape',
    problem: 'powdery-mildew',
    signs: `grey|gray|white|safed powder|churn ${cracks}`,
  },
  {
    crops: 'cauliflower',
    problem: 'guide/boron-deficiency',
    signs:
      'hollow|khokhla stem, curd|phool|flower brown|bhura hollow|khokhla, curd|curds brown turned|turns|turning|became, curd|curds browning',
  },
  {
    crops: gourds,
    problem: 'fruit-fly',
    signs:
      'fruit|phal small|chhota|chote|chhote|young rot|sad|gir|fall|drop, fruit maggot|maggots|worm|worms|caterpillar|kida|keeda|insect|fly|makkhi, fruit tedha|crooked|bent rot|sad|fly|hole, inside|andar worm|worms|maggot|maggots|kida|keeda|kide|keede',
  },
  {
    crops: gourds,
    problem: 'red-pumpkin-beetle',
    signs:
      'red|lal|orange beetle|bhring|bug|kida|keeda|insect, lal|red seedling|young|chhote leaf hole|eat|kha',
  },
  {
    crops: `${gourds} field-pea coriander cumin fenugreek grape`,
    problem: 'powdery-mildew',
    signs:
      'churni|churnil|churnit, white|safed powder, safed churni|dust|atta|aata, white dust|flour|coating, chachya|chachiya',
  },
  {
    crops: gourds.replace(' watermelon', ''),
    problem: 'mosaic',
    signs: 'leaf small|chhoti|choti|chhota curl|mud|sikud virus, mosaic, chitkabra, leaf virus',
  },
  {
    crops: gourds,
    problem: 'downy-mildew',
    signs: 'leaf yellow|pila angular|kon|kone|chaukor spot|patch',
  },
  {
    crops: 'bitter-gourd',
    problem: 'epilachna-beetle',
    signs: 'hadda, leaf net|skeleton|jali|jaali|chalni',
  },
  {
    crops: 'ridge-gourd',
    problem: 'leaf-miner',
    signs: 'lakir|lakeer|zigzag|serpentine|tunnel|tunnels|line|lines leaf, surang',
  },
  {
    crops: 'acid-lime sweet-orange',
    problem: 'leaf-miner',
    signs:
      'lakir|lakeer|zigzag|serpentine|snake|sanp|line|lines leaf, surang|tunnel|tunnels, silver|silvery|chandi leaf',
  },
  {
    crops: 'acid-lime',
    problem: 'canker',
    signs:
      'rough|khurdura|khurdure|corky|raised|ubhra|ubhre spot, brown|bhura scab|scabs|spot fruit leaf, fruit rough|khurdura|scab|scabs|scabby',
  },
  {
    crops: 'acid-lime',
    problem: 'lemon-butterfly',
    signs: 'bird dropping|droppings, chidiya beet, leaf caterpillar, leaf eaten caterpillar',
  },
  { crops: 'acid-lime', problem: 'gummosis-and-foot-rot', signs: 'gum|gond' },
  {
    crops: 'mandarin sweet-orange',
    problem: 'citrus-psylla-carrier-of-greening',
    signs: 'greening, leaf yellow patchy|mottled|mottling',
  },
  {
    crops: 'mango',
    problem: 'mango-hopper',
    signs: `black|kala|kali parat|layer|sooty|kalikh|kajal, sooty, kalikh, ${leaf} black|kala|kali coating|film|layer|parat, bhunga|bhungaa|phudka|fudka, honeydew flower|leaf, sticky|chipchipa leaf`,
  },
  {
    crops: 'mango',
    problem: 'mango-mealy-bug',
    signs: `${white} cottony|rui|cotton insect|insects|kida|keeda|bug|bugs, ${white} insect|kida|keeda climb|climbing|chadh|trunk|tana|stem, mealy, gujiya`,
  },
  {
    crops: 'mango',
    problem: 'fruit-fly',
    signs:
      'fruit worm|worms|maggot|maggots|caterpillar|sundi|illi|makkhi|fly, inside ripe worm|maggot',
  },
  {
    crops: 'mango',
    problem: 'malformation',
    signs: 'guchha|gucha|bunch|bunchy flower|baur|bor|manjar, flower cluster no fruit, gumma',
  },
  {
    crops: 'mango',
    problem: 'powdery-mildew',
    signs: 'white|safed powder, baur|flower safed|white, khara rog',
  },
  {
    crops: 'banana',
    problem: 'bunchy-top-virus',
    signs:
      'leaf bunch|bunched|bunchy|guchha|guchhe, top bunch|bunched|bunchy|guchha|rosette, leaf small narrow upright|erect',
  },
  {
    crops: 'banana',
    problem: 'panama-wilt',
    signs:
      'tana|stem fat|phat|split|chir|cheer|crack, leaf yellow hang|latak|break|broken|toot, inside|andar red|brown|lal stem',
  },
  {
    crops: 'banana',
    problem: 'pseudostem-weevil',
    signs: 'stem|tana hole|gum|jelly|ooze|gond|weevil|borer, stem|tana chhed',
  },
  {
    crops: 'papaya',
    problem: 'ring-spot-virus',
    signs:
      'ring|rings|chhalla|challe fruit, ring spot, shoe string, mosaic, shoestring, leaf thin|patli|dhage|thread|narrow, chitkabra',
  },
  {
    crops: 'papaya',
    problem: 'leaf-curl-virus',
    signs: 'leaf curl, leaf mud|sikud|murad, leaf ulti katori|cup',
  },
  {
    crops: 'papaya',
    problem: 'foot-rot-and-damping-off',
    signs: 'stem|tana rot|sad|gal, stem base|jamin|zamin|soil|ground rot|sad|gal',
  },
  { crops: 'papaya', problem: 'papaya-mealybug', signs: `${white} cottony|rui|cotton` },
  {
    crops: 'guava',
    problem: 'fruit-fly',
    signs:
      'fruit|inside|ripe|andar worm|worms|maggot|maggots|caterpillar|kida|keeda|kide|keede, ripe|pakka fruit insect|sundi|illi|ilsi|makkhi, fruit insect inside|andar',
  },
  { crops: 'guava', problem: 'wilt', signs: 'sudden|achanak dry|sukh|wilt|yellow tree|branch|ped' },
  {
    crops: 'guava litchi amla',
    problem: 'bark-eating-caterpillar',
    signs:
      'bark eaten|eat|kha|web|jala|jaala|sawdust|hole|caterpillar, chhal|chaal kha|khane|caterpillar|jala',
  },
  {
    crops: 'litchi',
    problem: 'fruit-and-shoot-borer',
    signs:
      'fruit caterpillar, chhilka|chilka|chhilke|chilke|danthal|dandi|stalk caterpillar|insect|keeda, seed|guthli caterpillar|insect, fruit insect|kida|keeda|worm|hole inside|andar',
  },
  {
    crops: 'litchi',
    problem: 'litchi-mite',
    signs: 'leaf velvet|velvety|makhmali|makhmal, leaf brown|bhura curl|rough|makhmal, erineum',
  },
  {
    crops: 'pomegranate',
    problem: 'bacterial-blight',
    signs: 'oily|telya|teliya|tel|telia spot, fruit black|kala crack|fat|phat spot, telya',
  },
  {
    crops: 'pomegranate',
    problem: 'pomegranate-butterfly',
    signs: 'fruit hole, fruit caterpillar, anar titli|butterfly',
  },
  {
    crops: 'sesame',
    problem: 'phyllody',
    signs:
      'flower leaf turn|turned|ban|bana|bani|gaye|become|became|jagah|instead|badal|convert|like, flower green|hara leaf|leafy',
  },
  {
    crops: 'sesame',
    problem: 'leaf-webber-and-capsule-borer',
    signs:
      'leaf web|webbing|jala|jaala|roll|rolled|lapet caterpillar|top|insect, capsule|phali hole|caterpillar, leaf jala|jaala|web',
  },
  {
    crops: 'ginger',
    problem: 'soft-rot',
    signs:
      'rhizome soft|rot|smell, rhizome|kand|ganth|gaanth sad|gal|badbu, stem pull|pulling|pulls|ukhad|khich easily|easy|rot|soft|smell|smelling|badbu|aasani',
  },
  {
    crops: 'turmeric',
    problem: 'rhizome-rot',
    signs: 'rhizome soft|rot|smell, rhizome|kand|ganth|gaanth sad|gal|badbu',
  },
  {
    crops: 'turmeric ginger',
    problem: 'shoot-borer',
    signs: 'stem|shoot|tana hole|borer, middle|beech leaf dry|sukh|yellow',
  },
  {
    crops: 'betel-vine',
    problem: 'foot-rot-and-leaf-rot',
    signs: 'foot|base|niche|jad|bottom rot|rotting|sad|gal, leaf rot|sad|gal',
  },
  {
    crops: 'coconut',
    problem: 'rhinoceros-beetle',
    signs:
      'v shaped|cut|shape|kate|kata|kati|katkar, leaf cut v|triangle|fan|pankha|pankhe|पंखे|पंखा, gainda, horn|horned|seeng|sing|सींग beetle|keeda|bhawra|bhaunra|bhanwra|bhringa|भौंरा|भृंग, konpal|crown black|kala beetle|bhringa|bhring',
  },
  {
    crops: 'coconut',
    problem: 'red-palm-weevil',
    signs: 'stem|trunk|tana hole brown|ooze|liquid|sap|juice|red, trunk hole|holes',
  },
  {
    crops: 'coconut',
    problem: 'bud-rot',
    signs: `bud|${middle}|spear rot|rotting|sad|yellow|smell`,
  },
  {
    crops: 'coffee',
    problem: 'coffee-berry-borer',
    signs: 'berry|berries|bean|beans|fruit hole|holes|borer|insect',
  },
  { crops: 'coffee', problem: 'leaf-rust', signs: 'orange|yellow|narangi powder|spot|spots leaf' },
  { crops: 'coffee', problem: 'white-stem-borer', signs: 'stem ridge|ridges|tunnel|tunnels|hole' },
  { crops: 'tea', problem: 'blister-blight', signs: 'blister, leaf chhale|phaphole|fafole' },
  {
    crops: 'tea cashew',
    problem: 'tea-mosquito-bug',
    signs: 'mosquito|mosquitoes|machhar|machchhar|machar|मच्छर',
  },
  {
    crops: 'tobacco',
    problem: 'tobacco-caterpillar',
    signs: 'illi|sundi|caterpillar|caterpillars',
  },
  {
    crops: 'castor',
    problem: 'castor-semilooper',
    signs: 'leaf caterpillar, leaf eaten|kha, looper',
  },
  {
    crops: 'coriander',
    problem: 'stem-gall',
    signs:
      'gall|galls|swelling|swollen|longiya|lonngiya, stem|flower|tana swell|swollen|phool|gaanth|ganth|sooj',
  },
  {
    crops: 'cumin',
    problem: 'alternaria-blight',
    signs: 'kaliya|kalia|chhachhiya, black|kala cloud|badal|fog|flower, cloudy|badal|badli',
  },
  {
    crops: 'arecanut',
    problem: 'fruit-rot',
    signs: 'nut|nuts|fruit rot|fall|drop|sad|gir monsoon|rain|barish, koleroga',
  },
  {
    crops: 'rose',
    problem: 'die-back',
    signs: 'branch|stem|tahni|dali|twig top|upar|tip black|dry|sukh|brown|kala',
  },
  { crops: 'apple', problem: 'woolly-apple-aphid', signs: 'woolly|wool|rui|cotton|cottony|oon' },
  {
    crops: 'apple',
    problem: 'apple-scab',
    signs: 'fruit|leaf scab|scabby|olive|corky|papdi, black spot fruit',
  },
  {
    crops: 'amla',
    problem: 'shoot-gall-maker',
    signs: 'gall|galls|gaanth|ganth|swelling|swollen shoot|branch|tahni|tip',
  },
  { crops: 'sapota', problem: 'sooty-mould', signs: 'sooty, black layer|parat, kalikh' },
  {
    crops: 'rice',
    problem: 'caseworm',
    signs:
      'tube|tubes|case|cases leaf|patta|patti float|floating|floats, nali|naliyan|pongli leaf|patta|patti pani|paani|water, leaf tip|nok cut|kati|katkar tube|nali, ladder like leaf, seedhi jaisi leaf|patta|patti',
  },
  {
    crops: 'rice',
    problem: 'sheath-rot',
    signs:
      'bali aadhi nikal|nikli|nikalti, ear|ears|panicle half|not come|comes|emerge|emerging, bali fas|phas|atak, flag|boot sheath spot|brown|rot, panicle stuck sheath',
  },
  {
    crops: 'rice',
    problem: 'foot-rot',
    signs:
      'tall|taller|lamba|lambe|lambi pale|yellow|pila|pile|peela|peele|patla|patle seedling|seedlings|plant|plants|paudha|paudhe, plants taller rest|others, baki se lamba|lambe, pink mould|mold|fungus base|stem, basmati lamba|lambe|tall',
  },
  {
    crops: 'rice',
    problem: 'green-leafhopper-and-tungro-virus',
    signs:
      'stunted|thigna|thigne|bauna|baune orange|narangi, leaf|patta|patti orange|narangi, green hopper|hoppers|phudka|fudka',
  },
  {
    crops: 'rice',
    problem: 'armyworm',
    signs:
      'overnight|raat|ratorat eaten|grazed|kha|chat|char nursery|crop|fasal|field|khet, like cattle grazed, caterpillars march|marching|army, jhund illi|sundi|caterpillar',
  },
  {
    crops: 'mango',
    problem: 'leaf-webber',
    signs:
      'jala|jale|jaala|web|webs|webbed leaf|leaves|patta|patte, makdi jaisa jala, leaves tied together',
  },
  {
    crops: 'coconut',
    problem: 'root-wilt',
    signs:
      'leaflets bend|bent|bending|limp|flaccid, ribs|ribbing leaf|leaves|leaflets, pasli|pasliyon jaise, tana|trunk upar|top patla|thin',
  },
  {
    crops:
      'tomato brinjal okra cucumber bitter-gourd pointed-gourd watermelon carrot guava kiwi sweet-potato turmeric yam',
    problem: 'root-knot-nematode',
    signs: rootKnots,
  },
  {
    crops: 'black-pepper',
    problem: 'foot-rot',
    signs:
      'sudden|suddenly|achanak|ekdam|dum|अचानक|एकदम wilt|wilts|wilted|wilting|murjha|sukh|dry|मुरझा|सूख, root|roots|jad rot|rots|rotten|sad|sadi|gal|सड़|सड़ी',
  },
  {
    crops: 'drumstick',
    problem: 'leaf-caterpillar-and-hairy-caterpillar',
    signs: hairyCaterpillars,
  },
  { crops: 'black-gram', problem: 'hairy-caterpillar-and-pod-borer', signs: hairyCaterpillars },
  {
    crops: 'groundnut',
    problem: 'tobacco-caterpillar-and-red-hairy-caterpillar',
    signs: hairyCaterpillars,
  },
  { crops: 'jute', problem: 'bihar-hairy-caterpillar', signs: hairyCaterpillars },
  { crops: 'mint', problem: 'hairy-caterpillar', signs: hairyCaterpillars },
  { crops: 'moth-bean', problem: 'red-hairy-caterpillar', signs: hairyCaterpillars },
  {
    crops: 'sweet-potato',
    problem: 'leaf-eating-and-hairy-caterpillars',
    signs: hairyCaterpillars,
  },
]
