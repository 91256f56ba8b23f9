/**
 * What farmers say of plants, pests and farms in several languages, one concept a line: its name, then the words. The models learn
 * from concepts, too, so that what a phrasing teaches in one language holds in the others, and the words are known ones. The
 * search does not use them: there a word as wide as "soft" would find too much.
 */
export const conceptLines = `
hole hole holes holed bored boring bore pierced pinhole pinholes punctured puncture chhed ched chhedon chhid surakh suraakh sooraakh bil छेद छेदों छिद्र सुराख
tunnel tunnel tunnels gallery galleries zigzag serpentine winding mine mines mined squiggly squiggles surang surange lakeer lakeere lakir lakire lakeeren सुरंग सुरंगें लकीर लकीरें टेढ़ीमेढ़ी
frass sawdust frass burada buradaa leed droppings excreta pellets beet chura बुरादा लीद बीट चूरा
silver silver silvery chandi chaandi shiny shining gloss glossy chamkila chamakdar chamkile चांदी चाँदी चमकीला चमकीली चमकदार
bronze bronze bronzed coppery copperish tambai tamba tambiya तांबई ताँबई
orange orange narangi santri santari kesariya नारंगी केसरिया
pink pink pinkish rosy gulabi गुलाबी
green green greenish hara hari hare hariyal हरा हरी हरे
scorch scorch scorched scorching burnt burned singed charred fire flame jhulas jhulsa jhulse jhulsi jal jala jale jali jalke aag झुलस झुलसा झुलसे जल जला जली जले आग
droop wilt wilts wilting wilted droop droops drooping drooped limp sag hang hanging murjha murjhaya murjhaye murjhana kumhla kumhlaya latak latka latke jhuk jhuka jhuke sust मुरझा मुरझाया मुरझाए मुरझाना कुम्हला लटक लटका झुक झुके
die die dies dead dying died dieback perish killed mar mara mare mari marte marta मर मरा मरे मरते
ooze ooze oozes oozing oozed gum gummy leak leaks leaking fluid juice milky slime slimy bleeding bleed ris risna rista riste risav gond doodhiya bund boond bunde रिस रिसना रिसता रिसाव गोंद दूधिया बूंद बूंदें
wool cottony woolly wooly wool fluff fluffy fuzz fuzzy mealy rui rooi ruee ruyi रुई रूई ऊन
web web webs webbing webbed silk silken thread threads strands jala jaala jale jaal jaale makdi dhaga dhage dhaage reshmi resham जाला जाले जाल धागा धागे रेशमी मकड़ी
curl curl curls curled curling cup cupped cupping roll rolled rolls rolling fold folded crinkle crinkled crinkly wrinkled wrinkles pucker puckered mud muda mude mudi mod sikud sikuda sikude ainth aith ainthe kukad simat jhurri chur lipat lipti मुड़ मुड़ा मुड़े मुड़ी सिकुड़ सिकुड़े सिमट ऐंठ झुर्री लिपट
narrow narrow thin slender strap shoestring shoelace tiny small smaller miniature chhota chhote chhoti chota chote choti patla patle patli baarik barik छोटा छोटे छोटी पतला पतले पतली बारीक
bunch broom broomlike bunch bunched bunchy tuft tufted bushy rosette cluster clustered clusters clump guchha guchcha guchhe gucchha jhaadu jhadu jhund jhundo गुच्छा गुच्छे झाड़ू झुंड
swell swollen swelling swell knot knots knotted knotty lump lumps lumpy bump bumps wart warts gall galls nodules ganth gaanth ganthe gaanthe sujan soojan suj phula phoola fula गांठ गाँठ गांठें सूजन फूला फूली
rot rot rots rotten rotting mush mushy slimy watery softened soft pilpila pilpile gila geela geeli gili naram sad sada sade sadi sadkar sadan gal gala gali gale galkar gal सड़ सड़ा सड़ी सड़े सड़कर गल गला गली गलन पिलपिला गीला गीली
cut snip snipped snips severed sever chopped sliced felled kata kate kati katkar katkr kutar kutra kutri kutre kutarta काटा काटे कटा कटे कटी कुतर कुतरा कुतरे
eat eat eats eaten ate eating chew chews chewed chewing nibble nibbled gnaw gnawed devour devoured feeding feeds munch munched khaya khaye khayi khate khati khata khaa chaba chabaya chat chatt chaat खाया खाए खाते खाता खाती चबा चट चाट
skeleton skeleton skeletal skeletonised lace lacy window windows windowed net netted jali jaali chhanni chalni chhalni छलनी जाली
suck suck sucks sucking sucked choos chus chusta chuste choosta ras rus चूस चूसते चूसता रस
night night nights nightly dusk evening raat raato rat sham रात रातों शाम
hop hop hops hopping jump jumps jumping jumpers fudak phudak fudakte phudakte fudakta uchhal uchhalte फुदक फुदकते उछल
fly flying flies fly flutter udte udta udti ud udna udd उड़ उड़ते उड़ता उड़ती
hairy hairy hairs hair spines bristly spiny roye roen royen baalo kambal bhalu रोएं रोएँ रोयेंदार बालों
velvet velvet velvety olive suede makhmali मखमली
whip whip lash whiplike chabuk kora chaabuk चाबुक कोड़ा
target target bullseye concentric dartboard rings ring circles circle circular gol chakra chhalla chhalle ghera ghere गोल छल्ला छल्ले घेरा घेरे
corky corky cork scab scabby scabs rough warty crust crusty khurdara khurdure khurdari papdi papri khurand खुरदरा खुरदरे पपड़ी
crack crack cracks cracked cracking split splits splitting burst phat fat phata phate phati fata fate fati phatna darar daraar dararen chir chira फट फटा फटे फटी दरार दरारें चिर
sunken sunken sunk depressed dents pits dhansa dhanse dhansi dhans gaddhe धंसा धंसे धँसे धंसी
soaked soaked watersoaked wet greasy oily translucent bhiga bheega tel teliya tailiya पनीला तेल तैलीय भीगा
flour flour talc talcum powdery powder dusty dust ash ashes aata ata maida rakh raakh churn dhool dhul आटा आटे मैदा राख चूर्ण धूल
empty empty chaffy unfilled hollow blank chaff khokhla khokhle pocha poche khali bhusa खाली खोखला खोखले पोचा पोची
sprout seedling seedlings sprout sprouts germinate germination emerge emergence ankur ankuran jamav jamao ugta ugna ugi अंकुर अंकुरण जमाव उगता उगी
under under underside beneath below lower bottom underneath niche neeche nichli nichle nichla नीचे निचली निचले
upper top upper uppermost topmost above tip tips crown upar uper oopar sira sire shikhar ऊपर ऊपरी सिरा सिरे
old old older oldest mature purana purane purani पुराना पुराने पुरानी
young young youngest new newest tender fresh naya naye nayi naye komal konpal kopal नया नए नई नयी कोमल कोंपल
wet dew fog foggy mist misty cloudy clouds humid drizzle damp os oos kohra kohara badal nami umas ओस कोहरा बादल नमी उमस
ants ant ants chinti chintiya cheenti chiti चींटी चींटियां चींटियाँ
base base collar stalk neck groundline galla tala ghutna कॉलर
lodged lodged lodging fallen toppled topple keeled gir gira gire giri girte girti girne गिर गिरा गिरे गिरते गिरती
pull pull pulled pulls uproot tug ukhad ukhda ukhde ukhadne khinch kheench khincho उखड़ उखाड़ खींच खींचने
inside inside cut open core interior andar andr bheetar bhitar अंदर भीतर
flowerless barren sterile fruitless flowerless banjh baanjh बांझ बाँझ
sweet sweet sugary honeydew syrup meetha mithi chipchipa chipchipi chipchip sticky मीठा चिपचिपा चिपचिपी
carry lend lends lending borrow loan loans udhar udhaar karz karja rin rini उधार कर्ज कर्जा ऋण
money money rupees rupaye rupiya rupay rupya paisa paise payment instalment installment kist kisht khata account रुपए रुपये पैसा पैसे किस्त खाता खाते
paper certificate certified certify praman pramaan pramanpatra paper kagaz kagaj sanad stamp logo प्रमाण प्रमाणपत्र कागज
apply apply application form register registration enrol fill bhare bharna aavedan avedan panjikaran फॉर्म आवेदन पंजीकरण
loss hail hailstorm ole ola flood flooded loss lost destroyed ruined damage damaged barbad nuksan tabah ओले ओला बाढ़ नुकसान बर्बाद तबाह
frost frost freezing freeze chill cold pala paala thand thandi thandh sardi पाला ठंड ठंडी सर्दी
heat heat hot heatwave loo lu garmi dhoop sunburn tapti लू गर्मी धूप
flood waterlogged waterlogging stagnant standing drain drainage bhara bhar nikas nikasi jalbharav जलभराव निकासी निकास भरा
salt salt salty saline alkaline usar reh kallar namak khara khaari नमक खारा खारी ऊसर रेह
straw straw stubble residue parali puaal pual naad thoonth पराली पुआल ठूंठ
dung dung cowdung manure gobar khaad khad kachra waste गोबर खाद कचरा
worm worms earthworm earthworms kechua kechue kenchua kenchuye केंचुआ केंचुए
mixtank mix mixed mixing combine together tank milake milakar milana ek saath मिलाकर मिलाना साथ
gear mask gloves goggles boots clothes dastane chashma kapde mukhauta मास्क दस्ताने चश्मा कपड़े
trap trap traps lure lures glue card cards bulb light chipchipi jaal fansa फंदा ट्रैप
store store stored storing godown gunny bin sacks sack bori bore bhandar godam kothi टंकी कोठी बोरी बोरे गोदाम भंडार
termite termite termites deemak dimak udai उदई दीमक
grub grub grubs gidar laat लट गिडार
beetle beetle beetles bhring bhrung gubrela ghun snout भृंग घुन
larva caterpillar caterpillars larva larvae worm maggot maggots grub sundi sundiyan illi illiyan lat girar सुंडी सुंडियां सूंडी सूंडियां इल्ली इल्लियां लट
mould mould mold mouldy moldy fungus fungal fafund fafoond phaphund mildew furry fur फफूंद फफूंदी
mark mark marks marking markings nishan nishaan nishano nishanon chinh निशान निशानों चिन्ह
spot spot spots spotted dhabba dhabbe dhabbo dhabbon daag dag chakatte chakatta chakte chatte धब्बा धब्बे धब्बों दाग चकत्ता चकत्ते चकत्तों
speck speck specks speckled dot dots dotted fleck flecks pinhead bindi bindu bindiyan bundki tipki chitti chittiyan chittiya बिंदी बिंदु बिंदियां बुंदकी चित्ती चित्तियां
blister blister blisters pustule pustules boil pimple pimples fafola fafole phaphole phafola chhala chhale phunsi phunsiyan फफोला फफोले छाला छाले फुंसी फुंसियां
lesion lesion lesions sore sores wound wounds ghav ghaav zakhm jakhm घाव ज़ख्म जख्म
edge edge edges margin margins border bordered rim kinara kinare kinaara kinaron kor kinarawala किनारा किनारे किनारों कोर
stripe stripe stripes striped streak streaks streaked band bands banded dhari dhariyan dhaari dhaariyan dhariya pattidar धारी धारियां धारियाँ धारीदार पट्टीदार
vein vein veins veinal nas nase nasen naso nason shira shirayen नस नसें नसों शिरा शिराएं
patchy mottle mottled mottling mosaic patchwork chitkabra chitkabre chitkabri kabra kabre चितकबरा चितकबरे चितकबरी
faded pale faded bleached light dull feeka feeke phika phike pheeka pheeke rangheen फीका फीके फीकी
dark dark darkened deep gehra gehre gahra gahre gehri गहरा गहरे गहरी
purple purple purplish violet maroon baingni baingani jamuni बैंगनी जामुनी
brown brown brownish browned tan rusty bhura bhure bhuri kathai katthai badami भूरा भूरे भूरी कत्थई बादामी
grey grey gray greyish grayish dhusar salety sleti slety raakhi धूसर स्लेटी राख
whitish white whitish whitened milky safed safaid ujla ujle dudhiya सफेद सफ़ेद उजला दूधिया
blackish black blackish blackened darkened kala kale kali kaala kaale kaali kalapan काला काले काली कालापन
reddish red reddish crimson laal lal lali sindoori लाल लाली सिंदूरी
yellowish yellow yellowish yellowing yellowed chlorotic pila pile pili peela peele peeli pilapan haldiya पीला पीले पीली पीलापन
stunted stunted stunting dwarf dwarfed short bauna baune bauni bona thigna thigne ruka ruki rukgaya बौना बौने बौनी ठिगना ठिगने रुका रुकी
bent bent bend crooked curved deformed misshapen malformed distorted tedha tedhe tedhi bedaul bedol vikrit टेढ़ा टेढ़े टेढ़ी बेडौल विकृत
hard hard hardened tough stony stone sakht kathor kada kadi kadak सख्त कठोर कड़ा कड़ी कड़क
loose loose loosened dheela dheele dhila dhile dheeli ढीला ढीले ढीली
smell smell smells smelly smelling stink stinks stinking foul odour badbu badboo gandh mehak बदबू गंध दुर्गंध महक
taste bitter sour taste tastes bland kadwa kadva kadwi khatta khatti swad swaad कड़वा कड़वी खट्टा खट्टी स्वाद
drop drop drops dropped dropping shed shedding falls fallen falling jhad jhadna jhadte jhadne jhadta jhar jharna tapak झड़ झड़ना झड़ते झड़ने झड़ता टपक
shrivel shrivel shrivelled shriveled shrunken wizened sukda sukdi pichka pichke pichak jhurridar पिचका पिचके सिकुड़ी
drydead dry dries dried drying crisp crispy brittle papery sukh sookh sukha sookha sukhe sukhi sukhna sukhne sukhte sukhkar bhurbhura kurkura सूख सूखा सूखे सूखी सूखना सूखने सूखते सूखकर
spread spread spreads spreading contagious fail failna faila failta phail phaila phailta phailna फैल फैला फैलता फैलना फैलाव
sudden sudden suddenly overnight achanak ekdum ekaek अचानक एकाएक
gradual gradual gradually slowly dheere dhire ahista dheeredheere धीरे धीमे आहिस्ता
crowd crowd crowded crowding dense thick thickly swarm swarms mass masses jhund bhare bhara latha ghana ghane ghani झुंड घना घने घनी
egg egg eggs anda ande andon anday अंडा अंडे अंडों
moth moth moths butterfly butterflies patanga patange patango titli titliyan पतंगा पतंगे पतंगों तितली तितलियां
housefly makkhi makkhiyan makhi makkhiya housefly maggot मक्खी मक्खियां मक्खियाँ
bee bee bees beehive hive honeybee madhumakkhi madhumakhi shahad madhu मधुमक्खी मधुमक्खियां शहद मधु
spider spider spiders makdi makri mite mites makda मकड़ी मकड़ियां
snail snail snails slug slugs ghongha ghonghe sankh घोंघा घोंघे
rat rat rats mouse mice rodent rodents burrow burrows chuha chuhe choohe chuhon musa bil चूहा चूहे चूहों मूस बिल
bird bird birds sparrow sparrows parrot parrots crow crows chidiya chidiyan tota tote kauwa kauve pakshi panchhi चिड़िया चिड़ियां तोता तोते कौआ कौवे पक्षी पंछी
wildlife boar pig pigs nilgai deer monkey monkeys elephant hathi suar suwar bandar hiran janwar pashu jungli सुअर सूअर नीलगाय बंदर हिरण हाथी जंगली जानवर पशु
insect insect insects pest pests bug bugs keeda keede kida kide keet kitt kiraa kira kiri कीड़ा कीड़े कीट कीड़ों
sting sting stings stung prick dank dankh daank डंक
leafpart leaf leaves foliage leaflet leaflets frond fronds blade patta patte patti pattiyan pattiyon patto patton paat pan panti पत्ता पत्ते पत्ती पत्तियां पत्तियों पत्तों पात
flowerpart flower flowers blossom bloom blooms blooming panicle inflorescence phool phul fool ful baur bor mohar manjar manjari फूल फूलों बौर मोहर मंजर मंजरी
bud bud buds kali kaliyan kaliya kaliyon kalika कली कलियां कलियों
fruitpart fruit fruits berry berries phal fal phalon falon phalo फल फलों
podpart pod pods phali fali phaliyan faliyan phaliyon chhimi chhimmi bondi tinda dodi dode फली फलियां फलियों छीमी डोडा डोडे बोंडी
earpart ear ears earhead earheads head heads cob cobs panicle spike bali baali bali baliya baliyan balli bhutta bhutte sitta बाली बालियां बालियों भुट्टा भुट्टे सिट्टा
grainpart grain grains kernel kernels dana dane daana daane danon giri दाना दाने दानों गिरी
seedpart seed seeds bij beej bijo beejon bihan biyaran biya बीज बीजों बिहन
rootpart root roots rootlet jad jade jaden jado jadon jar जड़ जड़ें जड़ों
stempart stem stems stalk stalks cane canes trunk tana tane taney danthal dandi dand डंठल डंडी तना तने तनों
branchpart branch branches twig twigs shoot shoots limb dali daliyan daal tehni tahni tahniyan shakha डाल डाली डालियां टहनी टहनियां शाखा
barkpart bark chhal chaal chhaal छाल
tuberpart tuber tubers rhizome rhizomes bulb bulbs corm corms kand kandh gathi ganth prakand कंद प्रकंद गांठ
peelpart peel skin rind shell husk chhilka chhilke chilka khol छिलका छिलके खोल
flesh flesh pulp core guda gooda गूदा
juice juice sap latex syrup ras doodh rubber रस दूध
treepart tree trees ped pedo pedon perh darakht bagicha bag baag orchard पेड़ पेड़ों दरख्त बाग बगीचा
plantlet plant plants paudha pauda paude paudhe podha podhe paudhon poudha पौधा पौधे पौधों
seedling seedling seedlings sapling saplings nursery paudh poudh paudhshala pod ropa bichda bichra पौध पौधशाला नर्सरी बिचड़ा रोपा
sow sow sowing sown bona bona boye boya boyen bone boneka buai buvai buwai bowai boaai bij dalna बोना बोने बोया बोएं बोई बुवाई बुआई
transplant transplant transplanting transplanted ropai ropaai ropna ropa lagana lagaye lagaen lagate lagau lagaun रोपाई रोपना लगाना लगाएं लगाऊं लगाते
plough plough plow ploughing till tillage harrow jutai jotai jotna jote hal jutaai जुताई जोतना जोत हल
hoe hoe hoeing weeding earthing nirai gudai nirayi godai mitti chadhana निराई गुड़ाई
irrigate irrigate irrigation irrigating watering water pani paani sinchai sichai seench sinchaai सिंचाई सींचना पानी सींच
spray spray sprayed spraying sprays chhidkav chidkav chhidkaw chhidak chidke chhidke chhidkun spre maru marna मारू छिड़काव छिड़कें छिड़कना स्प्रे
prune prune pruning pruned trim trimming chhatai chhantai chhantayi katai chhaant kaatchhaant kalam छंटाई कटाई छांटना काटछांट
harvest harvest harvesting harvested pick picked picking pluck plucking reap todna tode todun tod todai tudai katai kaatna kaate kaat tudwai तोड़ना तोड़ें तोड़ तुड़ाई कटाई काटना काटें
dig dig digging dug khod khode khodna khudai khodai khodun खोद खोदना खोदें खुदाई
ripe ripe ripen ripening mature matured maturity ready pak paka pake pakna pakti pakne taiyar tayyar taiyyar पक पका पके पकना पकने तैयार
thresh thresh threshing winnow madai gahai matai gahaai मड़ाई गहाई
drying drying sundry sundried moisture sukhana sukhaye sukhao sukhaun dhoop nami सुखाना सुखाएं सुखाऊं धूप नमी
sort sort sorting grade grading graded chhantna chhaantna chhantai packing pack छांटना छंटाई पैकिंग ग्रेडिंग
carriage transport transporting truck trolley lorry dhulai bhada tempo ढुलाई भाड़ा ट्रॉली ट्रक
sell sell selling sold seller bech bechna bechu bechun bechni bechne bikri bikwa bechwa becho बेच बेचना बेचूं बेचनी बेचने बिक्री बेचो
buy buy buying buyer purchase purchasing purchaser wanted need chahiye chaiye chahie kharid kharidna kharidni kharidar kharidu lena leni चाहिए खरीद खरीदना खरीदनी खरीदार लेना लेनी
hire rent renting rental hire hiring lease kiraya kiraye kiraaye bhade bhada किराया किराये किराए भाड़े
price price prices rate rates cost costs bhav bhaav bhao daam dam mol kimat keemat कीमत भाव दाम रेट मोल
howmuch how much many quantity kitna kitne kitni kitta kitto ketna katka kati कितना कितने कितनी
distance distance spacing apart space gap gaps far doori duri dori fasla faasla faasle antar दूरी फासला अंतर
row row rows line lines bed beds katar qatar kyari kyariyan med medh lain कतार क्यारी मेड़ लाइन
depth depth deep deeper shallow gehrai gahrai gehra gaharai गहराई गहरा
weigh weigh weight weighs heavy kilo quintal wajan vajan tol taul वजन तौल
when when month time date week kab kis kiss mahina mahine maheena samay tarikh hafta hafte कब महीना महीने समय तारीख हफ्ता हफ्ते
day day days din dino dinon hours ghante दिन दिनों घंटे
which which what type kind variety varieties cultivar hybrid kism kisme kismen jaat jati prajati nasl beejkism konsi kaunsi किस्म किस्में किस्मों प्रजाति जाति कौनसी हाइब्रिड
produceyield yield yields output upaj paidavar paidawar utpadan nikalta nikalega nikasi उपज पैदावार उत्पादन निकलता निकलेगा
soil soil earth land ground mitti matti miti zamin zameen jamin jameen bhumi मिट्टी माटी जमीन ज़मीन भूमि
sandy sand sandy loam ret retili balui baluee doras domat रेत रेतीली बलुई दोमट
clay clay clayey heavy sticky chikni chikani kali karail regur चिकनी करैल काली
stony stones stony rocky gravel pathar pathrili kankar kankrili patthar पत्थर पथरीली कंकड़ कंकरीली
acid acid acidic acidity tezab tezabi amliya amlta तेज़ाब तेजाब अम्लीय अम्लता
lime lime chuna choona limestone चूना
well well borewell boring tubewell kuan kuen kua kunwa bor कुआं कुआँ कुएं बोरवेल बोरिंग ट्यूबवेल
canal canal canals nahar naher नहर
pond pond ponds tank talab talaab pokhar tadag तालाब पोखर
pump pump pumps motor pumpset engine moter पंप मोटर इंजन
pipe pipe pipes pipeline tube hose nali naali पाइप नाली
drip drip dripper drippers emitter tapak tapka lateral टपक ड्रिप
sprinkler sprinkler sprinklers nozzle raingun fawara favvara fuhara fawaare फव्वारा फुहारा स्प्रिंकलर
slope slope slopes sloping hilly hill pahadi pahad dhalan dhaal ढलान पहाड़ पहाड़ी
erosion erosion eroded washed wash gully kataav katav kat bah baha कटाव बह
level level levelled levelling leveller samtal barabar laser समतल बराबर लेवल
mulch mulch mulching plastic sheet film panni palwar bichana bichhana bichau bichhau पन्नी पलवार बिछाना मल्चिंग
shade shade shading shadenet net chhaya chhaon chhanv chaya छाया छांव
wind wind winds windy storm gale hawa aandhi andhi toofan tufan हवा आंधी तूफान
fence fence fencing wire barbed baad bad taar tar ghera jhatka बाड़ तार घेरा
rain rain rains rainy rainfall monsoon shower barish baarish barsat varsha barse barsega बारिश बरसात वर्षा मानसून बरसेगा
cloud cloud clouds cloudy badal badli badra बादल बदली
thunder thunder lightning thunderstorm bijli kadke kadkegi garaj बिजली कड़केगी गरज
temperature temperature degrees warm cool tapman taapmaan तापमान
drought drought dry dryspell rainless sukha sookha akal piyas pyas pyaas सूखा अकाल प्यास
late delayed late delay deri der vilamb late pichheti पछेती देरी देर विलंब
early early earliest agaiti ageti agati jaldi अगेती जल्दी
kharif kharif khareef sawani खरीफ
rabi rabi harhi रबी
zaid zaid jayad summer garmi जायद ज़ायद गर्मी
fertiliser fertiliser fertilizer fertilizers fertilisers npk nitrogen phosphorus potash potassium urvarak rasayanik khad khaad nutrient poshak उर्वरक खाद रासायनिक पोषक नत्रजन पोटाश
micronutrient zinc boron iron sulphur magnesium calcium micronutrient jasta jinc jink loha gandhak tatva tatv जस्ता लोहा गंधक तत्व बोरॉन
compost compost composting vermicompost heap pit decompose decomposed sada sadi kachra kuda patti कंपोस्ट वर्मी ढेर गड्ढा कूड़ा
liquidmanure jeevamrit jivamrit gud besan gomutra gaumutra panchgavya drum ghol जीवामृत गुड़ बेसन गोमूत्र पंचगव्य ड्रम घोल
neem neem nimboli nimoli kernel extract kashayam नीम निंबोली निबौली
soap soap detergent sabun shampoo साबुन
friendly predator predators parasitoid ladybird ladybug trichogramma lacewing mitra friendly jaivik मित्र जैविक परभक्षी
label label expiry expired packet dibba bottle shishi boottle pudiya पैकेट डिब्बा शीशी बोतल लेबल
safe safe safely safety surakshit suraksha savdhani bachav bachna bachao सुरक्षित सुरक्षा सावधानी बचाव
poison poison poisonous poisoned toxic zahar zeher jahar jeher vish zehrila जहर ज़हर विष जहरीला
fake fake duplicate counterfeit genuine nakli asli milawat milavat नकली असली मिलावट
receipt bill receipt invoice rasid raseed parchi pakka बिल रसीद पर्ची
seedtreat treat treated treating treatment coat coating upchar upcharit sodhan shodhan upchaar उपचार उपचारित शोधन
soak soak soaking soaked bhigo bhigona bhigoye bhigokar bhigaye भिगो भिगोना भिगोकर भिगोएं
culture culture inoculant inoculate rhizobium azotobacter biofertiliser jeevanu kalchar कल्चर राइजोबियम जीवाणु
tray tray trays protray cocopeat coir peat trey nariyal plugs ट्रे कोकोपीट बुरादा
graft graft grafting grafted budding layering gootee kalam qalam chashma gooti guti beeju कलम चश्मा गूटी बीजू
support stake staking trellis machan bamboo sahara मचान सहारा बांस
bury bury plough mulch incorporate dabana dabao mila palat पलट दबाना मिला
rotate rotate rotation alternate after next chakra badal adal fasalchakra चक्र बदल अदल
together intercrop intercropping together between mixed companion sath saath beech sahfasli sahfasal मिश्रित सहफसली बीच साथ
ratoon ratoon ratooning regrow stubble pedi dobara jadi peri पेड़ी दोबारा
cold cold chilled refrigerator coldstore coldstorage cool fridge kold thanda कोल्ड ठंडा शीतगृह
loan loan loans credit borrow kcc karz karza karja rin udhar byaj bank kisan कर्ज कर्जा ऋण लोन ब्याज बैंक
insure insurance insure insured claim premium bima beema fasalbima pmfby muavza muawza बीमा क्लेम प्रीमियम मुआवजा
subsidy subsidy subsidies grant scheme yojana yojna anudan chhoot chhut sarkari सब्सिडी अनुदान योजना छूट सरकारी
pension pension old budhapa burhapa maandhan पेंशन बुढ़ापा मानधन
complain complain complaint complaints grievance shikayat sikayat शिकायत
officer office officer block department vibhag adhikari daftar patwari विभाग अधिकारी दफ्तर पटवारी
landpaper khasra khatauni khata jamabandi registry bhulekh patta batai theka बटाई ठेका खसरा खतौनी
group group groups shg fpo company samuh sangathan sanstha समूह संगठन संस्था
certify certificate certification certified organic pgs jaivik pramanit pramanikaran प्रमाणित प्रमाणीकरण
training training learn course sikhna prashikshan seekhna kvk प्रशिक्षण सीखना
floor msp support declared samarthan sarkari kharid समर्थन खरीदी
list list listing post upload advert put daal dalna dalu chadhana chadhau sुची लिस्ट पोस्ट डालना डालूं चढ़ाना
photo photo photos picture pictures image foto tasveer फोटो तस्वीर
number number contact mobile phone call fon nambar नंबर फोन मोबाइल
code otp code password login log account khata sms ओटीपी कोड पासवर्ड लॉगिन खाता
order order orders cancel cancelled return refund booking wapas vapas radd ऑर्डर ऑडर आर्डर odar कैंसल कैंसिल kainsal रद्द वापस बुकिंग
alert alert alerts notify notification remind reminder bell suchna suchana khabar सूचना अलर्ट घंटी
pay pay payment paid cash upi nagad naqad bhugtan paise भुगतान नगद नकद
deliver deliver delivery pickup pahunchana ghar lane मंगाना पहुंचाना डिलीवरी
show show see look display find search dikhao dikhaye dikha batao bata dekh dekhna दिखाओ दिखाएं बताओ देखना
near near nearby close around paas pas najdik nazdik aaspaas पास नजदीक आसपास
today today now currently present aaj abhi is आज अभी
tomorrow tomorrow kal parso agle next कल परसों अगले
place village town district gaon ganv shahar jila tehsil block गांव शहर जिला तहसील
thanks thank thanks thanku thankyou dhanyavad dhanyawad shukriya abhar bless blessing aashirvad jeete khush धन्यवाद शुक्रिया आभार आशीर्वाद
greet hello hi hey namaste namaskar pranam ram salaam salam नमस्ते नमस्कार प्रणाम राम सलाम
farewell bye goodbye alvida chalte chalta milte phir अलविदा चलते मिलते
self robot machine computer bot insan aadmi kaun banaya रोबोट मशीन कंप्यूटर इंसान कौन
cattle cow cows buffalo calf bull goat sheep hen chicken poultry gai gaay bhains bachhda bakri murgi dudharu गाय भैंस बछड़ा बकरी मुर्गी दुधारू
fish fish fishery machhli machli matsya मछली मत्स्य
ill fever sick ill bimar bukhar dard hospital doctor बुखार बीमार दर्द अस्पताल डॉक्टर
ration school job marriage movie cricket film song naukri shaadi shadi gana फिल्म क्रिकेट गाना नौकरी शादी
climate climate region area state zone jalvayu mausam ilaka pradesh kshetra जलवायु इलाका प्रदेश क्षेत्र
profit profit income earn earning benefit faida fayda munafa kamai फायदा मुनाफा कमाई
expense cost costs expense kharcha kharch lagat खर्चा खर्च लागत
test test testing tested report sample janch jaanch namuna जांच नमूना रिपोर्ट
shape shape colour color size rang aakar akar रंग आकार
burnleaf burn burns leafburn tip tips margins nok noke नोक सिरे
stickytrap trap yellow board sticky pila tikki lure pheromone gandhpash फेरोमोन टिक्की गंधपाश
`

/** The concepts that tell of damage to a plant. */
export const damageConcepts = `
hole tunnel frass scorch ooze wool web curl bunch swell rot skeleton hairy velvet whip target corky sunken soaked flour empty mould cut
mark blister lesion stripe speck patchy stunted shrivel
`
