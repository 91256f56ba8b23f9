import {
  regionalDayWords,
  regionalHowMuchWords,
  regionalLittleWords,
  regionalWhenWords,
} from './advisor-regional-words.data.ts'

/**
 * Words that say nothing about the subject of a question: politeness, people, quantities, verbs of doing and
 * asking, times and sizes. A word that is neither here, nor a name, nor a word of the passages is unknown,
 * and speaks against an answer. In English, Hindi in Latin letters, and Hindi.
 */
export const neutralWords = `shukriya shukria dhanyavad dhanyawad dhanyavaad dhanywad aabhar meherbani thanx thankyou धन्यवाद शुक्रिया आभार मेहरबानी vs versus आद्रता आर्द्रता aadrata ardrata samandar samundar समंदर समुंदर whats wheres hows dia lia gye gyi gyo gae गये गयी लिये दिये हुये ${regionalLittleWords} ${regionalWhenWords} ${regionalHowMuchWords} ${regionalDayWords}
harvestor harvestar harwester preventive preventative preventively precautionary prophylactic curative
knee sarji sirji bhaisaab bhaiyaa bhayya bhaisab dadu nana nani tau taau mausa chacha chachi bapu tum tumne aapne hamne humne maine meine hamari hamara unhone apun
neighbours neighbour neighbor padosi padosan relative relatives uncleji told heard listened dukandar dukaandar shopkeeper youtube video whatsapp tv radio
somewhat roughly around exact approx around lagbhag karib kareeb takreeban करीब तकरीबन लगभग कमोबेश sincerely advance kindly humble request respected
planning thinking wanting confused worried tension doubt clarify clarification kripa mehrbani meharbani
kuchh kuchek thodi thora zara तनिक ज़रा जरा बिलकुल बिल्कुल एकदम aajkal इधर उधर idhar udhar yahi वहीं यहीं wahin
hamesha kabhi कभीकभी baarbar baarbaar बारबार dubara dobara दोबारा phirse
last previous earlier recently bought brought gave given done finished completed started begun leased own owned inherited retired pehlibar पहलीबार
नन्ही नन्हा नन्हे nanhi nanha nanhe charmi fuzzy ashy sunken watery against resists resist resisting बारीबारी बारी qataar qatar tika tiki tike tikta टिका टिकी टिके टिकता acer चीरा चीरने चीरकर चीरो cheera cheerne cheerkar acreage patch strip portion corner side kona कोना kone hissa हिस्से 
kaafi kafi काफ़ी itne utne उतना उतनी jitne kitnai
please suggest tell advise guide me reply soon urgent turant तत्काल tatkal शीघ्र sheeghra
lying kept yards yard u ur gadhe gaddhe gaddha gadda rates todays humare hamaare chidak chhidak chidke feel बार ओर
sa so baje बजे
jote jota joten jotna jotne jotai jutai jote palte palta palti पलटें जोतें जोतना जुताई
badhwar badhvar badhawar बढ़वार
chhaye chhaya chhae chhayi chhai छाये छाए छाया dun du dunga dungi दूं दूँ दूंगा padi pada di diya lo ab अब having aapki aapka raha hoon hona ho hui hue bana
achi acchi achhi accha acha chara layak dega degi denge लायक चारा देगा देगी hal report reports aasar asar sambhavna sambhavana update updates news schedule interval frequency fresh संभावना आसार रिपोर्ट तुम्हें tumhe shree ram mata diye dil man bhul bhool gaye kahan kahaan kaha ghata पिताजी बात कहाँ 
bel बेल vine vines waqt wakt vakt tarah btao bta bhai waqat rhi rhe rha aisi aise bhi chukki dino kuchh sahi pata chale chala pdta padta padti padna padne pad par spoil cut target ring rings app website online offline bye ok okay name naam नाम
able accurate achieve action actual actually add advice advise advised advisable affect affected ago ahead allow allowed almost alone along already alright
although always amount another answer anyone anything anyway appear appears apply applied applying appropriate approx approximate approximately area areas around
aside ask asking attack attacked attacking attacks available average avoid away back bad based basic became because become becomes been before began begin being below
beneficial besides better between beyond big bigger both bring brother bro bought broadcast but buy call came cannot care carry case catch cause caused causes causing certain chance
change check choose clear clearly close come comes coming common complete completely concern condition conditions confused consider contain continue correct
correctly cost could couple cover crore current currently daily damage damaged damages damaging date day days deal dear decide deep depth describe detail detailed details did die died dies dying
different difficult direct directly does doing done doubt down drop dropping dry drying due during each earlier easily easy eat eating eats effect effective effectively either else
end enough ensure entire especially etc even ever every everyone everything exact exactly example except expect expected expert extra face facing fact fall falling falls far
farmer farmers farmland fast feet few field fields figure fill final finally find fine finish first fix fixed follow following foot form forward found four free fresh friend friends from front
full fully further future gave general generally gets getting go goes going gone good great grew guess guide guidance guys half hand hands happen happened happening happens hard
hardly heard heavy heavily hectare hectares held help helpful helping here hi high higher highest hold home hope hour hours however huge hundred ideal idea identify immediate
immediately important improve inch inches include including increase increasing indian india indicate inform information inside instead interested inside issue its job join just keep keeping keeps kg kgs kilo
kilos kilogram kind kindly kinds kisan knew know knowledge known lack lakh land large last lasting late lately later latest lead learn least leave less lets level life like likely limit
line list litre litres liter liters ltr little live local locality location long longer look looking looks lose losing loss lost lot lots low lower made main mainly maintain major make making manage
managed many market matter max maximum may maybe me mean means measure measures meet mention method methods metre meter middle might mind mine minimum minute minutes miss missing mix ml mode
moment money month monthly months more morning most mostly move mr mrs much must myself naturally near nearby nearly necessary need needed needing needs neither never
new newly news next nice night nobody none normal normally north south east west nothing notice now number numbers obtain occur occurs of often okay old once one ones only onto open optimal option or
order other others otherwise ought out outside over overall own part particular past pay people per percent percentage perfect perfectly perform period permission person piece place places
plan planning plant planted planting plants plenty plot plots plz pls plzz point possible possibly practice practices prefer preferred prepare preparing present prevent prevents previous probably problem problems proper properly
provide purpose put putting quality quantity question questions quick quickly quintal quintals quite range rate rather ratio reach read ready real really reason reasons receive recently recommend
recommendation recommendations recommended reduce regarding regular regularly related reply require required requirement requirements requires respect result results return right round run running said sake same save
saw say saying says search second section see seeing seem seems seen select selection send sense serious set several severe severely shape share short should show showing shows shown side sign signs significant similar simple since single
sir size slow slowly small smart so solve someone something sometimes somewhere soon sorry sort special specific stand standard started starting state stay step steps still stop straight strong
study stuff successful suddenly suffer suffering suggest suggested suggestion suggestions suitable support suppose sure system take taken takes taking talk target tell telling ten tends terms than thank thanks
thing things think third thought thousand three through throughout till time times tip tips today together told tomorrow ton tons tonne too took top total touch toward towards town tried true
truth try trying turn turned turning twice two type types typical under understand unfortunately unit until up upon upper upto us usage use used useful user uses usual usually value various very via
village visible visit wait walk wanted wants wanting warm was watch way ways week weekly weeks well went were whatever whenever whether whichever whole wide will wish within wonder work working worried worry
worse worst worth would wrong year yearly years yes yesterday yet young yours yourself zero bigha bighas beegha acre acres hectre guntha gunta katha kattha kanal marla cent cents biswa sq square foot ft cm mm
metres field plot plots madam ma'am respected hello hey brother uncle bhaiya ji dear expert team admin officer doctor scientist question doubt query urgent asap immediately
cultivated cultivating raise raising produce producing sell sold raised propagate propagation established establish garden gardening kitchen home pot terrace rooftop balcony backyard greenhouse polyhouse polytunnel tunnel
new nice profitable     commercial commercially scale small-scale beginner begin step package practices complete guide full crop crops irrigated rainfed unirrigated dryland upland lowland
plantlet sapling saplings seedling seedlings cutting cuttings standing main nursery bed beds ridge ridges furrow pit pits hole holes trench plough ploughing tillage prepare preparation
north northern south southern east eastern west western central hill hills hilly plain plains coastal region regions zone zones district block tehsil taluka panchayat state
winter summer rainy spring autumn monsoon season seasons seasonal morning evening night noon afternoon weekly monthly daily age aged old young mature stage early late mid

aadha aadhe aaya aaye aayega aayegi abhi abtak acchhe agar agle agla agli ajkal akela aksar alag alawa ane ana aana aane aaraha aata aate aati aisa aise aisi andar anusar apko apke apka apki arre arrey asan asar aasan asli
atak avashyak avasyak baap baar babu badh badha badhana badhane badhaye badhaaye badhe badi bada bade badhiya badiya bahar baaki baki ban bana banana banta banti bangaye bar barabar barbad barbaad bas bata bataen batade batadijiye
batadijiyega batae bataiye bataiyega batana bataao batau batayen bataaye batlaye batlao batlaiye bech bechna behtar behtareen bekar beta bhagwan bhai bhaiya bhaiyo bhaisahab bhaisaab bharpur bhaut bhot bich beech bigad bigha bilkul bina bol bolo boliye
bolte bohot bht bahot bahut bura charo chah chaiye chahie chahiye chahye chaahiye chalta chalu chalega chala chale chapet charan chhod chhode chhota chhote chhoti chota choti chuka chuke chuki cheez chij dada daal dal daale daalen daale dalu dalein daaldo dale dalna daalna dalte dalti daaltay dard
dawara dwara degi dege denge deta dete deti dekh dekhe dekhne dekho dekhein dekhna dhanyawad dhire dhyan dhoop dijiye dijiyega dijie dikh dikhe dikha dikhai dikhta dikhti dikkat dino dinon din didi do dono dost dosto doosra doosri dusra dusre dusri duniya
ekad ekar acre ekdam fark fayda fayada faida fayde fir phir gaon gao gaanv gaya gayi gai ge gaye gayee ghar ghanta ghante gharelu garib guru guruji haath hamara hamare hamari hame humein hamko hamesha haal har haan han hath hetu hetar hi hisab hisaab hissa hogayi hogaya hogya hogyi hogai
hone hojaye hojata hojati hora hori horaha hori hue hua hui huwa huye huyi humko hm hume hun hoon hu ilaka ilake is isko isse itna itne itni jaan jaana jaane jankari jaankari jaye jaaye jayega jayegi jaega jaegi jaisa jaise jaisi jagah jaldi janab jara jarur jaroor jarurat jaroorat jaruri jaroori zaroori zarurat zaroorat zaroor
jaye jayen jitna jitne jitni jinhe jis jise jiska jiski jisme kaam kab kabhi kabtak kafi kaafi kah kahi kahin kahiye kaka kake kal kam kama  kami kamjor kamzor karaya karaye kara kardo kardiya karega karenge karenge karein karen kariye karna karlo karke karon karti karun kaun kei keliye kese kesa kesi keh kehte keval
khali kharab khrab   khareed kharid kharidna kharide khas khud khoob khub khule kilo kinaare kindly kinhi kisaan kisan kise kisi kisko kitana kitani kitne kiya kijiye kijiyega kijie kiye kuchh kuch kul kripa kripya krpya krupya kripaya kon konse kounsa kounsi konsa kis kisse kyaa kyun kyunki kyuki labh lag laga lagai lagaai lagaya lagayi lagana lagane
lagaana lagaate lagate lagati lagaya lagaye lagega lagegi lagein lage lagen laghbhag lagbhag lagi lagta lagte lagti lagva lagwaye laya le leke lekin lekar lelo lena lete leti lijiye log logo lun lunga ma maal maa maalik maan madad madat madhya maatra maja malik malum maloom pata mara maar marna mat matlab matra mast mehnat mera mere meri mila milega
milegi mile milna milta milte milti min mitr mitra mitron mota mote moti muje mujhko mujh mujhse muft nai naya naye nayi nayee nich niche neeche nikal nikale nikalna nikalne nikalta nikalti nuksan nuksaan o oopar uper upar uparwale paas pas pahle pahla pahli pehle pehla pehli pakka par pareshan pareshaan paresan paresani pareshani pata patha pe
pite pichle pichhle pichhla poora puri pura pure poori prati prati pratham praapt prapt prayog pryog purana purane purani puchna puchhna pooch pados pradesh prakar prakaar prakriya paisa paise paisay raat rah rahen rahta rahte rahti rahe rahi raho rahega rahegi rakha rakho rakhte rakhna rkhe rha rhi rhe rupay rupaye rupiya rupye sahab saheb sahi sahee saal sal sath saath saari sara sare saari saaf saf saf sahaj
sahayata sakta sakti sakte skta skti skte sakoon salah salaah samajh samjhaye samajhaye samjhao samay samaye samaya sambhav sameet sampurn sankhya sarkar sarkaar se shree shri sirf sidhe seedha seedhe sabhi samasya subah sham shaam sujhav sujhaav sundar suru shuru sunaiye suniye swagat tab tabhi tak taki taaki tarah tareeke tarika tarike taraf tay tayyar teen theek thik thoda thodi thode thora tino to toh tujhe
tum tumhara turant tuntu turnt uchit ucchit upar upay upayog upyog upyogi uska usko unka unki unke umar umra us vaala vaale vaali vah vaise vale vali varg varsh vibhag vidhi vishay visheshagya wahan waha wahi wajah wajh wale walon yadi yaha yahan yahi yani ya yaar yar yun yojna zada zyada jyada jada jyda jayada zyaada zara zile jile jila zila
sabse achcha accha badhiya badia uttam sarvottam sabhi sir madam maam huzoor sahib namaskar kripya kirpya pls please bhejo bheje bhej bhejiye samjhaiye samjha bataiyega jawab jawaab uttar sawal sawaal prashn prashna lagwana lagvaye lgaye lgana lga lgta lgti krna krne kre kren kru krte krta kr krke krni kro hota hotaa hoti hotee hai h hain he hei hae ha hote hte mein me mai mei m mn nhi nahi nai n nhin
ugta ugti ugte ugane ugai ugaai ugayen paida ugana utpadit baag bagh bagaan bagicha bageecha bagwani baagwani kyari kyaari gamla gamle gamlo chhat khet kheto kheton kisaano paudha paudhe paudho paudhon podha podhe ped pedo pedon vriksh poudha poudhe daana dana dane
ropan ropai pravardhan ktne kitnaa kitna kitni ktna ktni dino mahine mahina mahino maheene mahinaa hafte hafto ghate bich dwara tatha evam ewam aur or athva athwa ya evm wo jo tab agr agar bhi b mjhe mjhko mere mko hme apn hmare hmara
chhe saat aath nau das bees tees chalis pachas sau hazaar hajar lakh karod dedh dhai adhai pauna sava ser man mann tola gm gms tanki tank pump pumps dibba bori bag bags litar leetar leeter mili gramm dabba bottle botal packet 1st 2nd 3rd

अंत अंदर अंश अक्सर अगला अगली अगले अच्छा अच्छी अच्छे अच्छी अधिक अधिकतम अनुसार अन्य अपने अब अभी अलग अलावा असर आइए आखिर आगे आदमी आदि आधा आना आने आया आयी आई आए आएगा आएगी आओ आपका आपकी आपके आपको आपसे तौर आवश्यक आवश्यकता आसान आसपास इतना इतनी इतने इनका इनकी इनके इनको इनमें इन्हें इलाका इलाके इसका इसको इससे इसलिए ईलाज
उचित उत्तम उत्तर उनका उनकी उनके उन्हें उपयोग उपयोगी उपयुक्त उपलब्ध उम्र उसको उससे ऊपर एकड़ एकड एकदम एवं और कई कब कभी कम कमजोर  कराना कराने करवाना करूँ करो करनी करवाएं कहां कहाँ कहा कहते कहना कहीं काका काफी काम कारगर कारण किए किन किनारे किलो किलोग्राम किसको किसने किसान किसानों किसी कीजिए कीजिये कुल कृपया कृपा के कैसी कौनसे क्यारी क्योंकि क्विंटल कुंतल
खराब   खरीद खरीदना खरीदें खाता खाते खाना खाने खाया खाली खास खुद खूब खेत खेतों गए गड्ढा गड्ढे गमला गमले गमलों गर्मियों गांव गाँव ग्राम गिर गिरना गिरने गिरते गिरती गिरता घंटे घंटा घर घरेलू चल चलता चाहे चाहता चीज चीज़ चुका चुकी छत छोटा छोटी छोटे छोड़ छोड़ें जगह जमा जरूर ज़रूर जरूरत ज़रूरत जरूरी ज़रूरी जल्दी जवाब जवाबदे जाएं जाऊं जाएगा जाएगी जानकारी जाना जानना जाने जाये जायें जितना जितनी जिला जिले जिससे जिसमें जी जैसा जैसे जैसी जोत ज्यादा ज़्यादा ज्यादातर टंकी टन
ठीक डाल डालना डालने डालते डालूँ डाली डाला डालकर ढंग तथा तब तभी तरह तरीका तरीके तरीक़ा ताकि तीन तुरंत तैयारी तो थोड़ा थोड़ी थोड़े दर दर्द दस दादा दिए दिख दिखता दिखते दिखती दिखाई दिनों दिन दीजिए दीजिये दीदी दुकान दूसरा दूसरी दूसरे देख देखना देखें देता देते देती देने देर दो दोनों दोस्त दोस्तों धन्यवाद धीरे ध्यान नंबर नई नया नीचे नुकसान नुकसान पहला पहली पहले पांच पाँच पाए पाना पाने पास पाये पिछले पिता पूछ पूछना पूरा पूरी पूरे पेड़ पेड़ों पैदा पैसा पैसे पौधा पौधे पौधों पौधो प्रकार प्रति प्रदेश प्रयोग प्राप्त फायदेमंद फिर फैल फैलता फैलती बंद बच बचा बच्चा बड़ा बड़ी बड़े बढ़ बढ़ना बढ़ता बढ़ाना बढ़ाने बढ़ाएं बढ़िया बता बतादो बताना बताइये बताऐं बतायें बताये बदल बन बना बनता बर्बाद बस बहुत बाकी बाग बागवानी बात बाप बाबू बार बारीक बाहर बीघा बीघे बीच बीस बेकार बेहतर बेहतरीन बोल बोलो भर भरपूर भाई भाइयों भैया भेजो भेजें
मगर मदद मन महीना महीने महीनों मात्रा माह माता मात्र मान मार मारना मारे मालूम मिट मिल मिलता मिलती मिलते मिलना मिलाकर मिलेगा मिलेगी मिले मिनट मुझ मुझको   मुफ्त मेरा मेरी मेरे मैंने मोटा मौका यदि यहां यहाँ यहीं या यानी योग्य योजना रख रखते रखने रखा रहता रहती रहते राज्य रात राय रुपये रुपए रोज रोज़ लगभग लगा लगाई लगाऊँ लगाये लगाया लगायें लगाने लगाते लगातार लगी लगे लगेगा लगेगी लाख  लाभकारी लाभदायक लाए लायक लाया लिया लीजिए लीटर लेकर लेकिन लेते लेने लो लोग लोगों वक्त वक़्त वजह वर्ग वर्ष वहां वहाँ वही वाकई विधि विभाग विशेष विशेषज्ञ विषय वैज्ञानिक शाम शायद शुरु श्रीमान संख्या संबंधी संभव सकता सकूं सकूँ सके सकें सकेगा सच सबसे सभी समझ समझाइए समझाएं समझाओ समय समाधान सर सरकार सरल सलाह सवाल सही साथ साथी सामान्य साल सारा सारी सारे साहब साफ सिर्फ सीधा सीधे सुझाव सुबह सूख सूखना सूखने सूखता सूखते सूखती से सौ हजार हज़ार हफ्ता हमेशा हर हाथ हाल हिसाब हिस्सा हुआ हुई हुए हूँ हेक्टेयर हेतु होकर होगा होगी होंगी होते होनी हालत ज़मीन परेशान परेशानी प्रश्न उत्तर उगाना उगाने उगाई उगती उगता उगते पैदावार मेहरबानी महोदय महोदया नमस्ते नमस्कार प्रणाम मैडम मित्र मित्रों किग्रा ग्रा मिली मिलीलीटर सेमी फुट फीट इंच मीटर गज बोरी बोरा थैला पंप डिब्बा डिब्बे बोतल पैकेट
दादाजी चाचा काकाजी भाईसाहब साहेब बाबूजी जनाब कृप्या किर्पया प्लीज प्लीज़ कितनें कीतना कितनीं कौनसी कौन-सी मौसमी सर्दियों बरसाती जायद रबी खरीफ ग्रीष्म
his her hers him she them their theirs himself herself father mother fathers parents mama papa mummy aunt cousin boy girl somebody anybody everybody likes liked got makes gives puts seemed looked feels
felt asks asked thinks knows finds tells starts begins stays stayed simply again perhaps basically typically altogether totally entirely this these those which whose whom what where why how though
unless while bit such quarter biggest larger smaller tiny tall taller shorter lowest narrow thick thin best monday tuesday wednesday thursday friday saturday sunday weekend fortnight nowadays presently
padli padla padle padlay padlet aalet aalay aala alet var varti achanak suddenly ekdam अचानक एकदम vigha vighe veegha vighama bigha bighe beegha guntha cent cents gunta purchase purchasing procure eligible eligable elligible andaza andesha takriban shayad zarur waise sachmuch filhal philhal iske iska iski uske uski inka inki inke apna apni apne sab koi pitaji mataji bhabhi chachaji tauji mamaji baba dadaji nanaji चाचाजी
ताऊजी भाभी मामा मामाजी नाना बेटे माताजी अंदाजा वैसे फिलहाल आजकल भइया खातिर चाहीं बताईं बाटे हमार तोहार रउआ कइसे केतना कहिया कवन हउवे होई होला लागी दिहल जाई करीं देवे रहल गइल भइल बानी बाड़े नइखे
पिछड़ पिछड़ा पिछड़ी पिछड़ गया बेसी besi chalu chaalu चालू शुरू trolley trolly ट्रॉली ट्राली दू गो तीन
chadhani chadhana chadhane chadhaye chadhau chadhao चढ़ानी चढ़ाना चढ़ाने चढ़ाएं चढ़ावें चढ़ाऊं
sheetghar sheetgrih shitghar शीतगृह शीतघर
`
