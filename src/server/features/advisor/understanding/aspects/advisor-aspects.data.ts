import {
  regionalDayWords,
  regionalHowMuchWords,
  regionalWhenWords,
} from '../words/advisor-regional-words.data.ts'
import { hindiVerbEndings, verbEndings } from '../words/advisor-verbs.data.ts'

/** What a question may ask about a crop; most of them are passages of their own. */
export const cropAspects = [
  'weeds',
  'varieties',
  'spacing',
  'seed',
  'fertiliser',
  'water',
  'storage',
  'yield',
  'duration',
  'harvest',
  'soil',
  'climate',
  'sowing',
  'general',
] as const
export type CropAspect = (typeof cropAspects)[number]

/** All endings of the verbs' stems, so that boye, bona and boni are recognized alike. */
const inflect = (stems: string, hindiStems: string) =>
  [
    ...stems.split(' ').flatMap((stem) => verbEndings.split(/\s+/).map((ending) => stem + ending)),
    ...hindiStems
      .split(' ')
      .flatMap((stem) => hindiVerbEndings.split(/\s+/).map((ending) => stem + ending)),
  ].join(' ')

/**
 * The words that ask for each aspect, beside their spellings of the same sound. A name after an equals sign is
 * a meaning of `farm-words.data.ts`.
 */
export const aspectWords: Record<
  CropAspect,
  { meanings: readonly string[]; words: string; verbs?: string }
> = {
  weeds: {
    meanings: ['=weed'],
    words: `tannashak tananashak nadeennashak तणनाशक nadeen nadin nadeena tan tann gawat tana nindaman nindan khurpi khurpai gudai गवत तण गुड़ाई खुरपी ghaas parthenium weeding weedicide weedicides weedkiller herbicide herbicides ghas ghaas khadpatwar kharpatvaar nirai nidai nindai nindayi
      bathua gullidanda phalaris motha parthenium dub doob घास निराई निंदाई खरपतवार खरपतवारनाशी बथुआ मोथा गुल्ली डंडा jangli`,
  },
  varieties: {
    meanings: ['=variety'],
    words:
      'kisma kisman kismaan jat jaat beejvan naslan kism kisim kisme breed breeds जात वाण किसिम kismo kismein kisam kisme prajatiya parjati parjaatiya prajatiyon cultivar strain strains varities vareity varity variities varieity वैराइटी प्रजातियाँ नस्ल किस्मे prajatiyan prajaati nasal brand hybrid hybrids cultivars किस्मों प्रजातियां वैरायटी वेरायटी संकर variti veraiti varaiti',
  },
  spacing: {
    meanings: ['=spacing'],
    words:
      'fasle faslaa duriyan vith vitth gaps spaces antaraa laambi chaudi spaced wide faansla phasla antaraal अन्तर फ़ासला दूरियां depth deep gehrai gahrai gehraai gahraai गहराई गहरा antar antral antarav अंतर अंतराल rowtorow spaced closeness density geometry doori door dur duri spacing cm inch inches सेमी इंच distance foot feet fit feat phut fut fasla faasla apart far gap population फीट फुट फिट दूर दूरी फासला meter metre',
  },
  seed: {
    meanings: ['=seed'],
    words:
      'biyane biyaane biyanane biyaran biyaaran beeja biyaa बियाणे बियाणं बियाणाचे बीयाणे bijwar biyan biya बिया बीया beej bij sed seed seeds beejo bijon germplasm seedlingrate plantingmaterial bijaidar बीजों seedrate packet packets sett setts tuber tubers bulb bulbs slips rhizome gaanth ganth gath गांठ गाँठ कलम टुकड़े बीजदर corm corms kand sucker suckers',
  },
  fertiliser: {
    meanings: ['=fertiliser', '=urea'],
    words: `khat khate khatt khaate khatar khatare khaatar khaadaan khaddan yuriya yooria yurea uria ureaa dhap dyp vermi sulphate zink jink poshanmulya खते खताची युरिया यूरीया feeds fed khadd khaat खत khadein khaaden urvark urwarak रासायनिक उर्वरक nutriments frtilizer fertlizr dap mop khurak khuraak poshan poshak posak foliar micronutrient micronutrients topdressing manuring ferti fertlizer fertilzer fertilizar fertilaizer khaade khadon खुराक पोषक खादें उर्वरकों ssp potash potaash npk zinc nitrogen phosphorus fertigation nutrient nutrients nutrition feeding feed dose gobar khaad khadein khadh manures uriya yuria
      पोटाश डीएपी एनपीके जिंक नाइट्रोजन पोषण गोबर फास्फोरस`,
  },
  water: {
    meanings: ['=water'],
    words:
      'pany panyachi paniya panyache sinchan tubewel panian sinchni सिंचन पाण्याची पाणी पाण्याच्या patai patvan sinchit pilana pilaye pilaen patwan siraai waterings पटाई सिंचित सींचना सींचें पिलाना irrigations irrigate irrigation irigation irrgation sichai sinchayi sinchaiyan panni wattering irrigated sinchaai sichaai sichayi panee watering nami moisture सिचाई सिंचाईयां नमी पटवन patwan',
  },
  storage: {
    meanings: ['=store'],
    words:
      'sathavan sathavanuk sathvan sathvanuk sathavnuk sangrah tikega tikegi tikenge tikta tikti tikte tikel tikto tikau tikta sambhal sambhalna sambhale saambhna saambh shelflife spoil spoils साठवण साठवणूक टिकेगा टिकेगी टिकता टिकती टिकते टिकेल संभाल sangrah sangrahan संग्रह संग्रहण bhandar भंडार भण्डारण storage store stored storing godown bhandaaran preserve preservation shelf  coldstorage सहेज गोदाम भंडारित रखरखाव',
  },
  yield: {
    meanings: ['=yield'],
    words:
      'jhaar utpann utpanna utpadan utpaadan utpann jhaadh paidaavar upaj nikalda nikaldi nikalde nikalela upjela yeto उत्पन्न निघतो निघते उत्पादन paidawari paidwar pedawar utpadn nikasi yields yield production yeild yeilds upaz upajta paidaawar paidawaar paidavaar jhaad utpadkata outturn produce paidavari nikalti nikalta nikalega nikalegi utpaadan output उत्पादकता निकलती निकलता निकलेगा निकलेगी उपज deta dete देता देती',
  },
  duration: {
    meanings: [],
    words:
      'kalavadhi kaalavadhi umr age umar lifespan lifecycle उम्र bearing duration avadhi lifespan maturity अवधि',
  },
  harvest: {
    meanings: ['=harvest', '=ready'],
    verbs: inflect('kat kaat tod khod pak', 'काट तोड़ खोद पक'),
    words: `retting रेटिंग vaddhiye vaddhna vaddhan vaddhni vadhai wadhai vaadhi wadhi putna putiye putan todna todni kadhni kadhane kadhayche kadhaycha kadhaychi kadhava kadhave kapni kaapni kapani kapnichi kaapani kaatal katal katalajai katni katan todal khodal utaral काढणी काढायचा काढायची काढावा कापणी तोडणी काढणीला plucked dug picked nikale nikalna nikaale nikaalna nikalen nikaalen निकालें निकालना निकालने uthane uthana uthaye उठाने उठाना pull utarna utaarna utare utarne utaare utaarne lifting lift uproot uprooting threshing thresh daunai gahayi reap reaping उतारना उतारने उतारें दौनी मड़ाई pulled pulling harvested harvesting harvest cut plucking ukhad ukhade ukhadne ukhadna ukhaadna ukhadte उखाड़ उखाड़ने उखाड़ना उखाड़ें tod todu todun katu katun khodu pluck picking digging dig khudai khodai khudaai khodna kadhni kadhai katni katai katein kaaten katna
      todne tode todna todai tudai tudayi todte ripe ripen ripening ripeness pakne pakta pakti matured tapping cuts cutting cuttings खुदाई खोदें खोदना तोड़ने तोड़ें तोड़ते काटें काटने कटाई पकने पकता गहाई मड़ाई मड़ाई gahai madai chunai chunaai चुनाई tapping taping टैपिंग टेपिंग lawai`,
  },
  soil: {
    meanings: ['=soil'],
    words:
      'jameen jamini jaminit maati maatii zamina mittian soil soils ph bhoomi zamin mittiyan usar dumat kachhar kachhari laterite alluvial retile ret रेत रेतीली रेतीला भूमि जमीन ऊसर mitti zameen jamin bhumi domat matiyar retili balui दोमट बलुई पीएच clay sandy loam loamy',
  },
  climate: {
    meanings: ['=climate', '=weather'],
    words: `thandak ठंडक temp tempreture tapmaan ताप temperature tapmaan conditions zone zones ilake elevation climate chilling altitude rainfall weather jalwayu jalvayu tapman shade shady shaded sunlight sun chhaya chhaav chhanv degree degrees barfili garam छाया छांव धूप डिग्री मौसम तापमान जलवायु ठंड thand thandi ऊंचाई mausam mosam
      cold heat tolerate humid humidity`,
  },
  sowing: {
    meanings: ['=sow'],
    verbs: `sow sown sowing plant planted planting transplant transplanted transplanting ${inflect('bo laga lga rop', 'बो लगा रोप')} buwai bowai buai bowaai buvai ropai ropaai bijai boni ropan lagwana बुवाई बुआई बोआई बोनी बिजाई रोपाई रोपण`,
    words: `bichda bichra bichhda bichara बिचड़ा boal boala boail boya vavva vavani vavetar bijan bijna bijni bijiye bijaiye bijaa bijda bijde beejai beejna beejiye lavan lavaan laavan lawan lavaycha lavaychi lavayche lavavi lavavya lavave lavava lavayla lagvad laagwad lagvadi lagavad pernee peraychi peraycha perayche peraychi peravi perava perave perna vavvi vavvu vavay vavetar vavni vavani bawag lagawal lagaval lagavat lagaiye lagaaiye ropal ropwa पेरणी पेरायची पेरायचे पेरावी पेरावे लागवड लागवडीची लावणी लावायची लावायचे लावायचा लावावी लावावे लगावें रोपनी lagaane lagwaye lagwana bovani bowani perai bijaee buwaayi रोपना रोपी लगवाएं बुआ बीजाई लावणी sowng soing lagta lagti drill drilled drilling perni lagwad lavani lavane lavave vavetar vavni ropni ropani ropaayi sowed plantings propagate transplanted dibbling broadcast broadcasting chhitkwa sow sown sowing plant planted planting transplanting lagaye lagaya lagana lagate lagau lagayen ropan lagane lagaane lagte lagai lagaai lagayi laga bo bona boai ropne ropna ropte buai buvai bowai boi boyi boyee bote boya bone boate ropaai dale dalte daalte
      kharif rabi zaid jayad खरीफ रबी जायद paudh seedling seedlings season month mahine mahina नर्सरी लगाएं लगाये लगाते लगाना लगायें लगाई लगती बोएं बोते बोई बोया बोनी बिजाई bijai बोआई रोपें रोपाई रोपते nursery पौध`,
  },
  general: {
    meanings: ['=farm', '=method', '=crop'],
    words: `sheti shetichi sheteechi khetibadi शेती शेतीची kheti grow growing grown cultivation cultivate farming information info jankari jaankari knowledge about guide method vidhi tarika package practices practice pruning prune chhatai kaise ugaye ugana
      training कैसे जानकारी बारे खेती उगाएं उगाना उगाये विधि तरीका छंटाई  plantation how bagwani बागवानी`,
  },
}

/** Words that ask when something is done. */
export const whenWords = `${regionalWhenWords} tym taim wen interval intervals waqt wakt vakt waqat वक्त वक़्त when time timing month months season date day kab kabtak samay samai mahina mahine mahino maheene
  कब समय महीना महीने माह तारीख सीजन टाइम taim`
/** Words that ask how much or how many. */
/**
 * Words that ask for an aspect only beside others: "plant" is a thing as well as a deed, "month" counts as well as
 * dates. A question in which nothing else asks for the aspect, and a word stays unexplained, is asked back.
 */
export const weakAspectWords: Partial<Record<CropAspect, string>> = {
  sowing: `lagta lagti plant plants planted dale dalte daalte season seasons month months mahina mahine mahino maheene kharif rabi zaid jayad
    खरीफ रबी जायद महीना महीने नर्सरी nursery seedling seedlings paudh पौध`,
  general: `pruning prune chhatai छंटाई training how kaise कैसे about crop crops fasal फसल फसलें plantation information info बारे`,
  varieties: 'hybrid hybrids brand nasal संकर',
  yield: 'deta dete produce देता देती',
  spacing:
    'depth deep गहरा antar antral अंतर अंतराल door dur दूर meter metre feet foot cm inch inches सेमी इंच',
  harvest:
    'nikale nikalna nikaale nikaalna nikalen निकालें निकालना निकालने cut cuts cutting cuttings काट',
  seed: 'tuber tubers bulb bulbs rhizome gaanth ganth gath गांठ गाँठ kand packet packets टुकड़े कलम',
  water: 'nami moisture नमी irrigated',
  climate:
    'sun degree degrees chhaya छाया धूप garam cold heat ठंड thand thandi mausam mosam मौसम weather',
  soil: 'sandy',
}

/** Words for keeping something: in the store, unless the question asks for something else ("doori kitni rakhe"). */
export const keepingWords =
  'keeps rakha rakhi rakhaa रखा रखी rakh rakhe rakhen rakhna rakhein rakhu rakhun rakhte keep keeping रख रखें रखे रखना रखूं रखते रखने'
/** Words for what a plant gives; with a word for "how much" they ask for the yield. */
export const givingWords =
  'expect expected obtain milta milti milte milegi milega milenge nikal deti gives give giving मिलता मिलती मिलते मिलेगी मिलेगा देती'

/** Areas and trees; "how much is there on one" asks for the yield. */
export const areaWords =
  'vigha vighe veegha acre acres acer ekad ekar hectare hectares bigha bighe biswa guntha tree ped एकड़ हेक्टेयर बीघा बीघे पेड़'
export const beingWords = 'hota hoti hote होता होती होते'

/** Inflections of the parts of plants, beside the meanings of farm-words.data.ts. */
export const plantPartWords =
  'tane tana jad jade jaden kali kaliyan bali baliyan baliya gobh तने तना जड़ जड़ें कली कलियां बाली बालियां गोभ patton patto pattiyon pattiyan phoolon phulon phalon falon jadon tanon taniyon tahni tahniyan phali phaliyan phaliyon pods pod पत्तों पत्तियों पत्तियां पत्तियाँ फूलों फलों जड़ों तनों टहनी टहनियां फली फलियां फलियों'

export const howMuchWords = `${regionalHowMuchWords} how much many quantity rate kitna kitne kitni kitana ktna matra maatra dar dose per
  कितना कितने कितनी मात्रा दर`
export const dayCountWords = `${regionalDayWords} days day din dino months month mahine saal years year दिन दिनों महीने साल माह वर्ष`
export const becomeReadyWords = `tyr tyaar tyyar pakda pakdi pakde pakle start starts begin begins ready mature matures maturity taiyar taiyaar tayar tyar pak pakti pakta pakne fruit fruits fruiting bear bears phal fal crop fasal lagta lagti first take takes
  तैयार पक पकती पकता फल फसल पहली लगते लगता`

/** What a farmer sees on a plant, beside the meanings of farm-words.data.ts that are listed in the policy. */
export const signWords = `sukk sukki sukke sukkan sukkde sukkdi sukda kira kiraa kire kiray keera keere kiri kidi keedi kiden कीड़ों कीडा कीडे wrong unhealthy weak kamzor kamjor कमजोर problem samasya dikkat kharab barbad gadbad समस्या दिक्कत खराब बर्बाद गड़बड़ yellow yellowing pale dry drying dried dying die dies dead wilted wilting hole holes spot spots patch patches powder powdery sticky
  black brown white red rotting rotten rots rot curled curling curl twisted twisting burn burnt burning scorch falling drop dropping shedding eaten eating chewed
  stunted dwarf crack cracking cracked swollen swelling blackened mould mold fungus webbing web ooze gum streak streaks mottled insect insects keeda keede kida kide sick disease rog bimari attack infected infested
  peela pila pili peeli pile pilapan peelapan sukh sookh sukhna sukhta sukhti sukhe suk murjha murjhana sad sadta sadna gal galna jal jala jalna jhulas dhabba dhabbe daag chhed ched chhede mud mudna mudte
  murad marod sikud sikudna tedha tedhe chipchipa chipchipi safed kala kale kaala bhura bhure laal lal khokhla jhad jhadna jhadte gir girna fat fatna phat phatna khurdure mar
  पीला पीली पीले पीलापन सूख सूखना सूखती सूखता मुरझा सड़ सड़ना सड़कर गल गलना जल झुलस धब्बा धब्बे दाग छेद मुड़ मुड़ना मुड़ती मरोड़ सिकुड़ टेढ़े चिपचिपा सफेद काला काले काली भूरा भूरे लाल खोखला झड़ झड़ना झड़ते फट
  फटना कीड़ा कीड़े कीट रोग बीमारी मर पाउडर चूर्ण इल्ली छाले`

/** Colours and dryness; without a part of a plant they may describe a variety, a soil or a ripe fruit. */
export const colourWords = `gulabi गुलाबी pink yellow white black red brown pale dry dried drying peela pila pili peeli pile peele safed kala kale kali kaala kaale laal lal bhura bhure bhuri sukha sukhi sukhe sukhane
  पीला पीली पीले सफेद काला काले काली लाल भूरा भूरे भूरी सूखा सूखी सूखे`

/** What ripe fruit does, and stored produce, and a hard soil. */
export const ripenessWords = `falling fall drop dropping shedding crack cracking cracked sukh sookh sukhe sukhne sukhna gir girna girne gire jhad jhadna fat fatna phat phatna weak kharab rot rotting rots rotten sad sadna sadne sade sadta galna sad gal
  सूख सूखना सूखने गिर गिरना गिरने झड़ झड़ना फट फटना खराब सड़ सड़ना सड़ने गल`

/** Words that ask for a remedy, without saying against what. */
export const remedyWords = `medicine medicines remedy cure treatment treat control spray sprays pesticide pesticides insecticide fungicide kill prevent protect dawa dava dawai davai dawaai ilaj ilaaj upay upaay
  upchar roktham chhidkav chhidke chhidkaw spre kitnashak keetnashak phaphundnashak marne दवा दवाई दवाइयां इलाज उपाय उपचार रोकथाम छिड़काव छिड़कें छिड़कूँ कीटनाशक फफूंदनाशक मारने नियंत्रण`

/** Signs that only a sick plant has. */
export const strongSignWords = `kira kiraa kire keera keere कीडा कीडे insect insects keeda keede kida kide keet pest pests disease diseases rog bimari sick infected infested attacked attack dying wilting wilted rotting holes hole chewed eaten stunted
  murjha murjhana sukh sookh sukhne sadna sad jhulas jhad jhadna caterpillar caterpillars illi sundi larvae fungus powder powdery mildew curling curled mar marne murad
  कीड़ा कीड़े कीट रोग बीमारी सूख मुरझा सड़ झुलस झड़ इल्ली सुंडी छेद मर फफूंद pile peele पीले पीली`

/** Words that say that something is wrong, but not what. */
export const generalSignWords = `kira kiraa kire kiray keera keere kiri kidi keedi kiden कीड़ों कीडा कीडे wrong unhealthy weak kamzor kamjor कमजोर insect insects keeda keede kida kide keet pest pests disease diseases rog bimari sick infected infested attacked attack problem problems issue samasya samsya dikkat pareshani kharab barbad gadbad समस्या दिक्कत परेशानी खराब बर्बाद गड़बड़ mar die dies died dead 
  कीड़ा कीड़े कीट रोग बीमारी मर bug bugs ilness illness`
