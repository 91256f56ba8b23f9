/**
 * Words of farmers' questions and of everyday English and Hindi that are not names of a crop, a pest or a place. They carry meaning,
 * so they are not neutral; but an answer is not refused because a page lacks them, and they name no crop that sounds alike.
 * Names of plants that no page is about do not belong here: these are refused by name.
 */
export const everydayWords = `
aadab aadat aadmi aakhri aandhi aankh aankhon aansu aas aasman aavi aawaz abandon abhyas absorb acchai accident according achchi acquire adat adhikar
adhura adjust admit adopt afford afraid afsos agency agent agreement akal alarm algalag alternative amir ancestor andhera angry ankh ankur ankurit
anubhav anubhavi anuman anupat apartment apmc apparently approach aram arches argue argument ark arrange arrival arrive arrived article asal asambhav
asani ashirvad assistance atirikt attach attempt attend attention attract auction aurat aurato author authority automatic avsar awaz awful azad baadh
bachcha bachche bachchi bachhe backside badal badlav badle badli bah bahana bahu bakaya bakse baler balki baltee balti baraf barani barbadi bardasht
bardast barf barrel barren barsega barsenge bartan battery batwara bazar beard beautiful becoming bitter bitterness beeju beewi beh beta bete beti bhada bhade bhao bharosa bhavishya
bheeg bhojan bhook bhookh bhrashtachar bhugtan bhuni bhurbhuri bijli bik bil bite blanket blind blows boiled bojh borewell boriyon borrow borrowed
boss bother bounce boundary bowl brave breeze bricks bridge brief broadleaf broke brothers bucket builder built bula burada burai burial buried
business busy byaj calculate camera camp capacity capital cardboard careful casual celebrate century ceremony chaar chaat chabuk chadar chadh chadhana
chadhane chadhte chahat chain chair chakatte chakkar chalak challenge chamach chamak chand chapa chapter charge charges charity charmi charpai chaska
chat chaudai chaukidar chaukor cheapest cheat cheerne chehra cheque chhidakni chhilka chhilke chhune chhupa chhutkara child childhood childs chilla
chinta chipak chipka chipke chiz choice choke chokor choot chori chose chot chuk chulha chuski chusta citizen city classes coin collection column
comfortable commerce committee community comparison compete competition complaint complicated conference connection constant construct construction
consult contest continuous continuously contract contractor convert copy cord cottage cotyledons counter courage course court cousins crash crawl criminal cry crystals cultivater
curious curtain customer customers cyclone daant dabane dabav dabbe daddy dafa dakhila dalal dalhan dandi dangerous danthal dara darar darja darna
darwaza darzi daud daughter daughters daur dauran davat dealer dealers dealing decade decision deck decoration decrease deeply deewar defend definite
dekhbhal demand deposit design develop developed device dhaga dhak dhake dhakka dhakna dhanda dhanse dharti dher dhoka dhokha dhona dhoye dhua dhund
diagnose diagram diet dimag dinner direction dirt disappear disappointed disaster discount discuss dish disha dismiss distribute divided dizzy
documents dollar domestic don donate dont dopahar dopeher dophar downside dozen drawn dream driver drone drunk dubki dugna dukh dukhi dulha durast duty duvidha eager
earn earned earning earnings economy edit education eighty ekadh ekri elderly election electric electricity element eleven email emergency emitters
employee encourage engine engineer enjoy enormous entrance entry envelope error essential event eventually evidence exam excellent exchange exciting
excuse exhausted exist exit expand expense expenses expensive experience experienced expired explained explanation explore express extend extended
extreme extremely failure faith faltu famous fancy fatafat fault favour fear federal fell fellow fenk fenke festival fifteen fifty fight film finance
fist flexible flight folk folks forced foreign forget forgot formal formula fort fortunately forty fouran frass freight frequent frequently freshly
fronds fuel function funny furniture fuzz gaad gaadi gaddi gadi galat gallon game gandagi garage gardan gati gear genuine ghabra ghane ghani ghantaa
ghanti ghanton ghaud ghera ghisa gholna ghumna ghus ghusi ghutne gift gila gin ginti girvi glad glue goal gol goli goodbye goods gosht govt grab
gradual gradually grafted grahak grandfather grandfathers grandmother grandson grant grateful greatly greedy grip grocery gross guaranteed guchcha gud gudda
guest gufa gussa guy guzar guzara hailstorm halat halfway halka halke halki hall halo hammer haraam harana hare harsh hathiyar hatna haul headache
helper hichak hidden highway hilane hilao himmat hint history hmm hobby holiday honest hopefully hoshiyar household hukm hurry icy idle ignore ijazat
image imagine imandar import importance impossible impress improvement inam income industry initial initially ink innocent insist install installed
installment instance instruct instruction instrument intend international internet intezam intezar introduce invest investment invisible invoice
involve ishara istemal item items ivory izzat jaagna jacket jagana jaha jalebi jama jamana jamne janam jang jaste javab jcb jealous jeb jeena jeene
jeet jeevan jeevanu jhadi jhagda jhel jhola jhoot jhootha jhoothi jhopdi jhukna jhund jhutha jhuthi jimmedar jisse jobs jodna joota jor jot journey jua judai judge jugad jumpers
junior jurmana kabza kachcha kachra kadi kaid kaksha kaltivator kaman kamra kanoon kanse kapde karigar karjdar karobar karza kasoor kataron katori kechue kenchue
khabar khada khadda khadi khandan kharidar kharidari khatra kheenchna khelna khichne khidki khod khoon khubi khula khulna khush khushbu khushi khushk
khwab kismat kitab kohra kohre kram kshetra kuan kuchal kudrat kuen kulhadi kursi ladai lagan laganam lakadi lakdi lake lakeer lakir lamba lambai
lambi lamp lana landlord lane langar larka latak laterals latkana laugh laukik laundry lautana law lawyer lazy leader learned learning lecture lega
legal lesions lesson leveler leveller li license lipat listen literally logic lonely loose lorry lota loud lovely luck lucky lunch lut maada maang maangna mada
magar magazine mahanga mahila mahsus maidan mail mailed majboor majboori majority makan makhmali manager mandali mandir mangaai mangaaya mangana mangaya mangna mangvaya mangwana
mangwaya manner mansoon manual manufacture manushya marammat mard marg marriage married masla master match mayor mazboot meal meals mechanic med medh
medhi media medical meeh mehman mehsus memory mental merchant microbes middleman middlemen military miller million mini minister mirror modern mol
moral motion movement movie mudi muh mulayam mulk multiple multiply munh muscle mushkil music mystery naak naali nafa nahar nakad nakal nakli nali
namak namkeen namuna naraz nashak natija nation native naukri navratri nayapan nazar nazdeek neat neglect negotiate nervous net network nichla nichli
nigal nimantran nimboli nimoli nineteen ninety nirbhar nirdesh nischit nishan niyam noise nonstop nose note notes noticed nowhere nurse nuskha nuskhe
object objection oblige observe obvious occasional ocean offer offered offering offers official ohm ole opener operate operation operator opinion
opportunity opposite options organise original outcome outlet outline outstanding oven owe owed oxytocin paagal paanch paar pachheti pahad pahadi
pahiya palace palatna palatne panditji panic panjikaran pankha paraya parcel parega parishram parivar parivartan park parosi parso partial partner
paseena passport password pathrili pathshala patthar pattiya paude pauda paus pause peace peak pehchanna pehna pellets pen penalty pending performance personal
pesha peti phaila phalo phenkna phisal photograph physical pickup pighalna pilpila plate platform play pleasant pleased pleasure poem police polish
polite political pollution pool position positive possess poster potential powerful prabandh practical prarthana pray prayas predict prepared presence
president pretty private prize productivity professional professor program progress property proportion proud prove provider pul pulis punish
purchased purchaser purchasers purush puzzle qty queue quote raasta radd railway rajya rakam ran rangeen rare rarely ras rasoi rasta ratri reaction
reader realise reaper rear receipt receiver recognise refer regain reject rejected relation relax reliable relief rely remind remote removal represent
rescue reserve resident resource resources response responsible restaurant restore restrict retailer retire reveal reward rid ride rishta rishtedar
risky roast robot roj role rona rootstock roshni rotabetor rotaveter rotavetor route roz rozana rozgar rubbish rukawat runoff rupaya rural rush sabun sada sadak sadi safai safal safar sahara
sahne sajavat salary samachar samajhdar samajhdari sambandh samjhauta sampark samudra sanchalak sandeh sandesh santosh sapna sarak saral sasta saste
sat savdhan savdhani sawa school schools science screw seat secret secure sedges seeking seelan seema seh senior sentence separately servant seventeen
seventy sew shadi shadow shahar shaher shame sharab sharam sharir shart shauk shift shifted shikayat ship shirt shor shore shortage shout shovel shubh
shuddh shukrana shuruaat sifarish sight sikka silence silent silly sister situation sixteen sixty skill sky slot slower smile snack snout social
society softer solid son soochna sorrow soul source sources speaker specialist speech speed spend spicy spill spilled spirit splashed spoke spoon
sport spouse stable staff stair stall stamp statue stiff stithi stolen story stove straightaway strange stranger stream street strict struggle student
stupid subject submit subtract suburb succeed success suchit sudhar sudharna sukhaye supplier surakshit surang surksha surprise survey suspect sust
swad swap swasth swim switch symbol symptoms systemic taaqat tailor takat takeaway takleef takniki tala talash tale tamasha tambe tanka taraju tasalli task
tasty tatva teach teacher technical technique technology teda tehkikat tehni temp temple temporary tent term text tezab tezabi thaila thak thakan
thankful thanku thappa theft theory thickness thief thikana thirteen thirty thok thrasher thrown thunder ticket tide tidy timber tired title tmrw toilet token
toll toofan toot tooth tootna topi topic tour towel tower toy tradition traffic transfer trend tribe trip trolley trolleys trousers truck trucks truly
tut tutor twelve tyohar udas udta udti ugate ugly uljhan ulti ultimate umbrella umeed ummid unchai unchi uniformly unknown unlikely unload unpaid
unusual upload uploaded uploading upset upstairs urban utar vaada vacant vague vahan vajah vakeel vakil valve vapas vapour varna varsad vastu vehicle vehicles vendor venue
verify version vichar victim view vikreta visitor visitors visual vital vivah voice vote vyakti vyapari vyavastha wage wages wah wallet wapas weakness
wealth wedding welcome whisper whistle wholesale wholesaler widow win winner wisely wonderful worker workers world worn wrote yaad yatra zag zang zariya
zeher zidd zig zindagi
अच्छाई अनुभव अफसोस आदत आपने आभार आषाढ़ आसमान इंतज़ाम इंतजाम इज्जत इशारा ईमानदार उंचाई उम्मीद उलझन एमएसपी ओलावृष्टि औरत कट्ठा कबूल कर्मचारी किताब किससे मादा गलत बदलें बदलूं बदलना मंगाया मंगाई मंगवाया मंगवाई मँगाया मँगवाया झूठा झूठी झूठे
कुर्सी कूटकर कृषिहाट केवाईसी क्लेम खतम खतरनाक खुशी ख्याल गुजारा गुस्सा गोड़ ग्राहक घनजीवामृत चाबुक चूक चूल्हा छुटकारा जगाना जय जल्दबाजी जादू जिम्मेदार
जुगाड़ जोर झगड़ा झूठ ट्यूबवेल ट्रक ट्राइकोकार्ड ट्राली ट्रॉली ठप्पा ठिकाना डर डाकघर ड्रोन ढक्कन तकनीक तकनीकी तराजू तलाश थकान थोक दलदल दिमाग दुबला धंधा
धरती धोखा नजदीक नतीजा नमकीन नाडेप नाराज नाशक निमंत्रण नुस्खा नौकरी पंजीयन पंद्रह परीक्षा पर्ची पसंद पहिया पहिला पापा पीढ़ी पुलिस पूछताछ पे प्रयास
प्रीमियम फवारणी बरतन बरसेंगे बरसेगा बल्ब बस्ता बहन बहाना बारह बाल्टी बिचौलिया बुजुर्ग बुलाना बूँदाबाँदी बेटा बेटी बेटे बेड बैन बोरिंग भरोसा भूल भोजन
मंगाना मकान मजबूरी माटी मिस्त्री मुसीबत मेहमान यात्रा रकम रसीद रसोई रात्रि राम राहत रिश्तेदार रुकावट रेट रोजगार लड़ाई लता लत्ती लागल लागू लिस्टिंग
लेवलर लौ वापस वाहन विचार विश्वास व्यवस्था शनिवार शर्त शहर शादी शीशी शुभ संतोष सफर सफल सब्र समझदार समझदारी सर्टिफिकेट सहायता सांड साइट साधन सावधान
सिखाना सुप्रभात सेहत स्प्रे हिम्मत होटल
thro thru dussehra dusshera dasara dasehra dashahra dashehra dashara vijayadashami chhath lohri baisakhi onam pongal sankranti makar rakhi raksha दशहरा दसहरा विजयादशमी छठ लोहड़ी बैसाखी ओणम पोंगल संक्रांति मकर राखी
bera sanjh saanjh sanjhe sanjha bhor bihan bihane bihaan godhuli बेरा सांझ साँझ संझा भोर बिहान बिहाने
sheetghar sheetgriha sheetgrah shitghar sheet sheetgruh godam godaam gudam bhandar शीतघर शीतगृह शीत गोदाम भंडार
duba dooba dube doobe dubi doobi dubal doob dub bichh bichhi bichha bichhal utar utra utri utaral डूबा डूबी डूबे डूबल डूब बिछ बिछी बिछा बिछल उतर उतरा उतरी
patni pati biwi bibi mummy papa mama mami bhabhi saas sasur devar nanad jija saala bhanja bhatija pota poti dada dadi husband wife पत्नी पति मम्मी पापा मामा भाभी सास ससुर देवर दादा दादी पोता पोती teekha peeche peechhe nadi kaagaz chaku chhata baal boodha budha jawan kumhaar khel gend ginna jhooth pyaar
kadwa kadva kadwi kadvi kadwahat karwa कड़वा कड़वी कड़वे कड़वाहट
preventive preventative prevention precaution precautionary prophylactic curative niwarak nivarak nivaran niwaran ehtiyat ehtiyati निवारक निवारण एहतियात एहतियाती पूर्वोपाय
`
