/**
 * Names of crops in some language that are ordinary words: they name the crop only where they are the whole
 * search, or the whole name of a listing. Separated by commas.
 */
export const ordinaryNames = `us, oos, patti, cherry, jam, pat, paat, tal, cha, sah, tula, hatti, kol, kola, ada, ale, adu, lanka,
  malli, kandi, palli, jola, biri, uddu, boot, buta, vari, aman, boro, samba, dana, dane, akh, ikh, mash, mas, rasi, bale, bean,
  beans, mug, lau, kala, nel, bhat, motor, puli, oil, tel, तेल, madh, then, nadia, oma, owa, kul, sem, us, hal, हल, mor, paan, pan,
  गंडा, ganda, gande, chara, चारा, plants, plant, nursery, wood, lakdi, khad, खाद, khal, khali, un, bans, bel, बेल, post, kara,
  flower, pump, पंप, engine, motor pump, batana, bora, urid, matter, mutter, gol, dim, bran, flour, cake, hay, then, harrow`

/** Names that give way to another name in the same text: "marigold orange", "banana elaichi", "saffron mogra". */
export const secondaryNames = `orange, elaichi, ilaichi, mogra, bela, lotus, kamal, rose, gulab, kesar, केसर, honey, honi, coffee, sugar,
  tractor, ट्रैक्टर, motor`

/**
 * Words that describe goods, one line for each meaning. Listings with such a word come first; the others of the
 * kind are not left out, because few sellers write it.
 */
export const describingWords = `
red lal laal लाल
white safed सफ़ेद
black kala kali kaali काला काली
yellow pila peela pili peeli पीला पीली
green hara hari haree हरा हरी हरे
fresh taza taaza taja tazi ताज़ा ताज़ी
dry dried sukha sukhi sookha sookhi सूखा सूखी सुखा सुखी
raw kaccha kacha kachha kachcha kachi kacchi कच्चा कच्ची
ripe pakka paka pakki पक्का पका
old purana purani पुराना पुरानी
new naya nayi nai navin नया नई
big large bold bada badi moti mota बड़ा बड़ी मोटा मोटी
small chhota choti chota chhoti छोटा छोटी
organic jaivik organik जैविक ऑर्गेनिक
desi deshi local gavran gawran gavthi देसी देशी गावरान
best quality grade premium accha badhiya अच्छा बढ़िया
whole sabut saabut साबुत साबूत
seed seeds beej bij दाना dana बीज
dal daal दाल
hybrid hybrids संकर हाइब्रिड
cow gai gaay desi गाय
buffalo bhains भैंस
forest jungle jangal wild जंगल जंगली
battery बैटरी
wheat gehun गेहूँ
paddy dhan rice धान
`

/** Words about buying, renting and prices, which say nothing about the goods. */
export const tradeWords = `buy buying sell selling sale seller buyer supplier wholesale retail thok online price prices rate rates kharidna kharido
  kharid kharide bechna becho bech bikri bikau chahiye milega milegi bhav bhaav daam dam keemat kilo kg kgs gram quintal kuntal qtl
  ton tonne bori bag rent rental hire renting kiraya kiraye kiraaya bhada bhade near nearby nearest around paas aaspaas pass in at
  for market mandi bazaar bazar farmer farmers kisan cheap sasta saste sasti today aaj fruit fruits vegetable sabji sabzi phal
  machine मशीन yantra यंत्र खरीदना खरीदें बेचना बेचें बिक्री भाव दाम रेट कीमत किलो क्विंटल टन किराया किराए भाड़ा पास
  आसपास मंडी बाज़ार किसान सस्ता सस्ती आज फल सब्ज़ी चाहिए`
