/**
 * What farmers say of plants, pests and farms in several languages, one concept a line: its name, then the words. The models learn
 * from concepts, too, so that what a phrasing teaches in one language holds in the others. The search does not
 * use them: there a word as wide as "soft" would find too much.
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
larva caterpillar caterpillars larva larvae worm maggot maggots grub sundi sundiyan illi illiyan lat girar सुंडी सुंडियां इल्ली इल्लियां लट
mould mould mold mouldy moldy fungus fungal fafund fafoond phaphund mildew furry fur फफूंद फफूंदी
`
