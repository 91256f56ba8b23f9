/**
 * Words that belong to any question about a crop without changing what it asks: the plant and its parts, the place
 * where it stands, kinds of produce, stages of growth, measures.
 */
export const cropContextWords = `garma गरमा tikola tikole tikora tikore tikoda टिकोला टिकोले टिकोरा टिकोरे bagal baju बगल बाजू padosi pados पड़ोसी पड़ोस बगान baghan bagaicha बगइचा neighbour neighbor says paper interval pahad pit pits gadhe gaddhe gadda gaddha gadhha khodkar गड्ढे गड्ढा tree trees palm palms bush bushes shrub vine vines creeper clump clumps stool plantation plantations orchard orchards garden gardens grove estate field fields farm farms plot valley hills hilly plains
  stalk stalks shoot shoots tiller tillers spike spikes panicle panicles head heads earhead ear ears cob cobs bunch bunches boll bolls square capsule capsules berry berries nut nuts kernel kernels grain grains pulp latex rind peel
  rhizome rhizomes rhizom corm corms bulb bulbs tuber tubers clove cloves setts slip slips runner runners graft grafted grafts sapling saplings seedling rootstock tissue culture bahar blossom canopy foliage trunk
  line lines row rows ridge ridges bund bed beds mound mounds pole poles trellis stake stakes staking support pandal tonne tonnes litres litre acre acres guntha bigha hectare record average normal normally
  green fresh dry dried raw fodder forage grass grain vegetable fruit spice export market table processing desi hybrid local organic irrigated rainfed tropical temperate commercial improved management integrated requirement requirements schedule prabandhan प्रबंधन height split splits round rounds dose doses stage stages basal topdress dress dressing
  possible suits suit suitable sharad kalin diwali holi dussehra monsoon tolerant tolerance resistant
  river bank riverbank nadi नदी kinare किनारे canal nahar नहर borewell tubewell ट्यूबवेल बोरवेल kuan कुआं polyhouse पॉलीहाउस shednet greenhouse rainfed barani बारानी असिंचित asinchit sinchit सिंचित tissue culture टिश्यू टिशू कल्चर ped paid pedh pade pedo vriksh baag bagh bagan bagaan baagan bagicha bageecha bagiche bel bele lata jhad jhadi khet kheton gaachh gachh pode pod podhe paude ropa
  bali baali balli kali kaliya dana dane daane gutthal guthli gaanth ganth gaanthe ghanth kand lachha lachhi guchha guchhe gucche falli mahua
  hara hari hare harey chara chaara saag sabji sabzi sukha sukhi sookhi taaja taja kaccha kachcha kachi pakka desi sankar unnat pahad pahadi pahado maidan maidani tarai terai
  line kataar katar med medh medon mend mendh kyari machan machaan thala thale taal aapki meri humari
  पेड़ पेड़ों बाग बगीचा बगीचे बागान बेल बेलें लता झाड़ी खेत खेतों पौध रोपा बाली बालियां दाना दाने गुठली गांठ गांठें गाँठें गांठों कंद गुच्छा गुच्छे फली डोडा टिंडा भुट्टा
  हरा हरी हरे चारा साग सब्जी सूखा सूखी ताजा कच्चा पक्का देसी देशी संकर उन्नत उन्नतशील पहाड़ पहाड़ी मैदान मैदानी तराई लाइन कतार मेड़ मेड़ों क्यारी मचान थाला थाले नाली बेड शरद कालीन दिवाली होली`

/** Words beside the name of a crop that ask for nothing more particular than the crop. */
export const bareQuestionWords = `easy easily difficult hard simple simply properly successfully aasan asan mushkil sheti karavi karava kariye kiven kivein kashi kasa kase di da chi cha che आसान मुश्किल शेती something anything bit more learn interested beginners can could will would possible start starting begin at home by with from grow shuru ghar par pe ho hota hoti sakta sakti sakte skta skti skte jata jati jaati wala wali wale kre kru karu karun kare kr krna karna kijiye se s low high only new beginner first time शुरू घर पर हो होता होती सकता सकती सकते जाती जाता वाला वाली करूं से tell me about give show know want need please pls plz sir bhai bhaiya ji hello hi namaste information info details detail everything all complete full guide page what is are the a an of on for in and i we my do you have
  batao bataiye bataye bataen batayen btao bataao dijiye dikhao jankari jaankari janakari puri poori sab kuch kya hai h hain ke ki ka ko me mein bare baare mujhe hame chahiye chahie bata do de dena kripya kaise kare karen karte how to crop fasal plant paudha
  बताओ बताइए बताएं बताइये दीजिए दिखाओ जानकारी पूरी सब कुछ क्या है हैं के की का को में बारे मुझे हमें चाहिए बता दो दे कृपया कैसे करें करते फसल पौधा जी भाई नमस्ते`

/**
 * Pairs of words that begin with a crop's name and mean something else: a weed, a colour; "soya hua" has slept, "aam baat" is a
 * usual thing, and "rai do" asks for advice.
 */
export const otherThingNames =
  'cotton soil, carrot grass, gajar ghas, gajar ghaas, gaajar ghas, gaajar ghaas, गाजर घास, cotton like, rice like, cherry red, soya hua, soya tha, soya raha, aam baat, aam taur, aam aadmi, rai do, rai dijiye, ambe bahar, ambia bahar, ambiya bahar, अंबे बहार, आंबे बहार, अंबिया बहार, फूट रहे, फूट रहा, फूट रही, फूट गए, फूट गया, फूट गई, phoot rahe, phoot raha, phoot rahi, phut rahe, phut raha, chip chip, बाजू वाले, बाजू वाला, baju wale, baju wala'
