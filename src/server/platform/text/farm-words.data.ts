/** Stop words: words without a meaning for the search, in English, Hindi and Hindi in Latin letters. */
export const stopWords = `
a about after again also am an and any anybody anyone are as at be been by can could did do does for from get give gives giving go got had has have how i if
in into is it its just let like make making me much many no not of off on or our per please prepare shall she should show so some
somebody someone such take tell than that the their them then there these they this those to too use used using very want was way
we were what where which while who whom whose why will with without would you your best good right need needs know explain

अगर अच्छा अच्छी अच्छे अपना अपनी अपने आप आता आती आते इन इस इसका इसकी इसके इसमें इसे उन उस उसका उसकी उसके उसमें उसे एक और का की के को
कर करके करता करते करना करने करनी करूं करें करे कराएं कराना किया कितना कितनी कितने किस किसे कुछ कैसा कैसी कैसे कोई कौन
कौनसा कौनसी क्या क्यों गई गया चाहिए चाहिये जब जा जाए जाता जाती जाते जो डालना डालें डाले तक तो था थी थे दे देना दें दिया दिखाओ दिखाएं
नए न नहीं नही ने पर बताइए बताएं बताओ बनाएं बिना बनाना बनाते बने बाद बारे भी मुझे में मैं यह ये रखना रखें रहा रही रहे
लगता लगती लगते लगाएं लगाना लगे लिए लिये लें लेना वह वाला वाली वाले वो सबसे सकता सकती सकते सब सा सी से हम हमारा हमारी
हमारे हमें ही हूं है हैं हो होता होती होते होना होगा होगी होंगे चाहता चाहती चाहते आ लग गए बनवाएं बनवाना बनवाऊं बनाऊं लगाऊं डालूं कराऊं

aap ek accha acche acchi achha achhe achhi apna apne apni baad bare bataiye batao bataye bhi chahiye chahta chahti chahte dala dale dalen dalna dein dena dikhao dikhaye diya gaya hai hain ham hamare
ho hoga hogi honge hona hota hote hoti hum iska iske iski isme jab jata jate jo ka kaha kahan kaisa kaise kaisi kar kare karke karein bina
karen karna karne karta karu kaun kaunsa kaunsi ke keliye ki kis kitna kitne kitni ko koi kon konsa konsi kuch kya kyo
kyon kyu lage lagaen lagana lagao lagaye lagta lagti lena liye mai mein mujhe na nahi nahin ne par raha rahe rahi
rakhe rakhen rakhna sab sabse sakta sakte se si tak toh tha uska uske uski usme wala wale wali wo woh ye yeh banae banaen
banaye banate bane karaye karwaye aa lag gaye banwaye banwana banvaye banau lagau lagaun dalu dalun karu
`

/**
 * One line for each group of words with the same meaning, in English, Hindi and Hindi in Latin letters.
 * A line with `~` has words of low weight, which occur in nearly every question.
 */
export const synonyms = `
sow sown sowing buwai bowai buai bona bone boye boyen boya transplant transplanting ropai ropna बुवाई बुआई बोना बोएं बोने बोई रोपाई रोपना
~ my mine mera meri mere मेरा मेरी मेरे
~ today tomorrow tonight week day days aaj kal parson hafta hafte din आज कल परसों सप्ताह हफ्ते दिन
~ time date when timing samay samai kab तारीख समय कब
~ control remedy cure treat treatment stop manage prevent kill ilaj ilaaj upay upchar roktham rokne roke roken dawa dawai medicine solution इलाज उपाय उपचार रोकथाम रोकें रोकना नियंत्रण दवा दवाई niyantran khatam khatm खत्म
~ protect save avoid bachaye bachaen bachana bachav bachao बचाएं बचाना बचाव
~ farm farming cultivation cultivate grow growing grown agriculture farmer kheti ugana ugaye kisan खेती उगाना उगाएं किसान कृषि krishi
~ crop crops fasal phasal fasle फसल फसलें फसलों
~ field khet खेत
~ method process vidhi tarika tareeka विधि तरीका
~ mistake galti गलती
~ problem issue trouble samasya dikkat समस्या
seed seeds beej bij बीज
spacing space apart distance gap row rows doori duri दूरी फासला कतार
soil land ground mitti miti mrida bhumi bhoomi zameen jameen jamin मिट्टी मृदा भूमि जमीन
climate temperature jalvayu tapman जलवायु तापमान
water irrigation irrigate irrigating irrigations watering sinchai sichai sinchayi pani paani सिंचाई पानी जल
fertiliser fertilizer fertilisers fertilizers manure urvarak khad khaad npk खाद उर्वरक
urea यूरिया
pest pests insect insects bug keet keede keeda kida kide कीट कीड़ा कीड़े
disease diseases rog bimari beemari infection रोग बीमारी बीमारियां
caterpillar caterpillars larva larvae worm sundi soondi illi सुंडी सूंडी इल्ली
bollworm सुंडी सूंडी
harvest harvesting pick picking reap kaate katna katai todai tudai कटाई तुड़ाई तोड़ना काटना
ready mature ripe taiyar taiyaar तैयार पकना पके
store storage storing bhandaran भंडारण
yield production produce paidawar paidavar paidaavar upaj utpadan पैदावार उपज उत्पादन
variety varieties cultivar hybrid kism kisme kismen kismein prajati किस्म किस्में प्रजाति
leaf leaves foliage patta patte patti pattiyan पत्ता पत्ते पत्ती पत्तियां
yellow yellowing peela pila peele pile peeli pili पीला पीले पीली पीलापन
white safed सफेद
black kala kale काला काले
spot spots patch patches daag dag dhaag dhabba dhabbe दाग धब्बा धब्बे
curl curling curled twist mudna mud mod maror मुड़ना मुड़ मोड़ मरोड़ सिकुड़ना kukda
wilt wilting wilted uktha ukhta ukatha murjhana उकठा उखटा मुरझाना
blight jhulsa झुलसा
rust ratua ratwa rolli gerui रतुआ गेरुई रोली
rot rotting rotten sadan sadna sadana galan सड़न सड़ना गलन
borer chhedak chedak छेदक
fly makkhi makhi मक्खी
aphid aphids mahu mahoo chepa moyla माहू चेपा मोयला
hopper hoppers jassid jassids leafhopper planthopper bhunga phudka fudka tela भुनगा फुदका तेला हरा
vegetable vegetables sabji sabzi sabjiyan सब्जी सब्जियां तरकारी
mosaic mottled mottling chitkabra chitkabre chitkabri chitkabari चितकबरा चितकबरे चितकबरी mojek mojaic मोजेक
mite mites makdi मकड़ी माइट
flower flowers flowering bloom blossom phool phul baur फूल बौर मंजर
fruit fruits phal fal फल
root roots jad जड़
stem tana तना
weed weeds kharpatwar kharpatvar खरपतवार
rain rains rainy rainfall barish baarish varsha barsat barsaat बारिश वर्षा बरसात
organic organically jaivik naturally natural prakritik जैविक प्राकृतिक
chemical chemicals rasayan rasayanik रासायनिक
price prices bhav bhaav daam dam keemat kimat भाव दाम कीमत
market mandi मंडी
weather mausam mosam forecast मौसम
sell selling bechna beche bechen bechu बेचना बेचें बेचूं
warning warnings alert alerts chetavni chetawani chetavani चेतावनी अलर्ट
~ difference between compare farak fark antar अंतर फर्क फरक
rent hire renting kiraya kiraye किराया किराये भाड़ा
machine machinery equipment yantra मशीन यंत्र उपकरण
subsidy subsidies anudan sabsidi अनुदान सब्सिडी
test testing tested check checking janch jaanch parikshan जांच परीक्षण
stage stages avastha अवस्था
together mixed saath mishrit साथ मिश्रित
start begin shuru शुरू शुरुआत
~ benefit benefits advantage advantages fayda fayde labh फायदा फायदे लाभ
little less low kam कम
heavy tez तेज
late der deri देर पछेती
early jaldi ageti अगेती जल्दी
spray spraying sprayed chhidkav chidkav chhidkaw छिड़काव छिड़कना
solution ghol घोल
loan lon karz karj rin लोन कर्ज ऋण
insurance bima beema बीमा
scheme yojana yojna योजना
stubble parali पराली
burn burning jalana jalaye jalaya जलाना जलाएं
grain grains anaj अनाज
weevil ghun घुन
brown bhura bhure bhuri भूरा भूरे भूरी
red lal laal lalima लाल
grey gray dhusar sleti धूसर स्लेटी
purple baigani baingani बैंगनी
powder powdery churn churna choorn paudar pawdar चूर्ण पाउडर पावडर
fungus fungal mould mold fafund fafundi fafoond phaphund phaphundi futuundi फफूंद फफूंदी
sticky chipchipa chipchipi chipchipe चिपचिपा चिपचिपी चिपचिपे
honeydew honey shahad shehad शहद
hole holes surakh suraakh surag सुराख ched chhed chhede छेद छेदों
gum gond गोंद
sooty soot kalikh kaalikh kajal काजल कालिख
layer parat पपड़ी परत
ring rings chhalla chhalle challa challe छल्ला छल्ले छल्लेदार
stripe stripes streak streaks dhari dhariya dhariyan dhaari dhaariya धारी धारियां
vein veins nas nase nasen shira नस नसें शिरा
boat naav nav नाव
margin margins edge edges kinara kinare kinaara kinaare किनारा किनारे
dry drying dried dries sukh sookh sukhna sukhne sukhta sukhte sukhe sukhi सूख सूखना सूखने सूखता सूखते सूखे
~ drop falling dropping shedding jhad jhadna jhadte jhadne झड़ झड़ना झड़ते झड़ने
bud buds kaliya kaliyan kaliyon कली कलियां कलियों
shoot shoots konpal kopal phungi कोंपल फुनगी प्ररोह
boll bolls tinda tinde टिंडा टिंडे
pod pods phali fali phaliyan phaliya faliyan faliya फली फलियां फलियों
panicle panicles ear ears earhead bali baali baliya baliyan balia balee बाली बालियां बालियों
kernel kernels dana dane daana daane दाना दाने दानों
bark chhal chhaal छाल
branch branches twig twigs dali daali tahni tahniyan शाखा टहनी टहनियां डाली
smell smells stink foul badbu badboo बदबू दुर्गंध
sudden suddenly achanak achaanak अचानक
stunted dwarf bauna baune bauni बौना बौने बौनापन
crooked deformed twisted tedha tedhe tedhi टेढ़ा टेढ़े टेढ़ी
blister blisters phaphole fafole fafola फफोले फफोला
cottony rui rooi रुई
hollow khokhla khokhle khokhli खोखला खोखले
whorl gobh गोभ
tuber tubers kand कंद
slope slopes dhalan dhalaan dhaal ढलान ढाल
cow gay gaay गाय
dung gobar गोबर
nursery paudh paudhshala नर्सरी पौध
acid acidic amliya khatti अम्लीय
january jan जनवरी
february feb फरवरी
march मार्च
april अप्रैल
~ may मई
june joon जून
july julai जुलाई
august agast अगस्त
september sitambar सितंबर
october aktubar अक्टूबर
november navambar नवंबर
december disambar दिसंबर
`
