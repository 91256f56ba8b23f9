/** What farmers call one problem of these crops, beside its names on their pages. */
interface SpokenNames {
  /** The crops' ids, separated by spaces. */
  crops: string
  /** The English name on the pages. */
  problem: string
  /** Separated by commas. A Hindi name is recognized in Latin letters where it has two words or more. */
  names: string
}

const gourds =
  'ash-gourd bitter-gourd bottle-gourd cucumber muskmelon pumpkin ridge-gourd round-gourd snake-gourd sponge-gourd watermelon'
const gourdsWithHadda =
  'ash-gourd bitter-gourd bottle-gourd cucumber pumpkin ridge-gourd snake-gourd sponge-gourd'
const gourdsWithMiner =
  'ash-gourd bitter-gourd bottle-gourd cucumber muskmelon pumpkin ridge-gourd snake-gourd sponge-gourd watermelon'
const gourdsWithMosaic =
  'ash-gourd bitter-gourd bottle-gourd muskmelon pumpkin ridge-gourd snake-gourd ivy-gourd pointed-gourd'

/** Written from general knowledge of how farmers speak; no list was looked up. What a page says of a problem does not depend on it. */
export const localProblemNames: readonly SpokenNames[] = [
  {
    crops: 'pomegranate',
    problem: 'Bacterial blight',
    names:
      'तेलिया, तेलिया रोग, तेलीया, teliya, teliya rog, telia, telia rog, telya rog, tailiya, oily spot disease, oily spot blight, तेल्या धब्बा, जीवाणु धब्बा, jivanu dhabba, bacterial spot, nodal blight',
  },
  {
    crops: 'pomegranate',
    problem: 'Pomegranate butterfly (fruit borer)',
    names: 'अनार की तितली, anar ki titli, anar titli, anar butterfly, deudorix, virachola',
  },
  {
    crops: 'pomegranate',
    problem: 'Fruit rot and leaf spots',
    names: 'फल धब्बा, fal dhabba, cercospora fruit spot',
  },
  {
    crops: 'pomegranate',
    problem: 'Wilt',
    names: 'मर रोग, mar rog, मुरझान, murjhan, सूखारा, marne ka rog',
  },
  {
    crops: 'mango',
    problem: 'Mango hopper',
    names:
      'bhunga, bhungga, bhunnga, भुंगा, भुनगे, bhunge, bhunga keet, भुनगा कीट, aam ka bhunga, आम का भुनगा, phudka, फुदके, fudke, tela, aam ka tela, madhuva, मधुवा, मधुआ, madhua, leaf hopper, leafhopper, tudtude, तुडतुडे',
  },
  {
    crops: 'mango',
    problem: 'Mango mealy bug',
    names:
      'dahiya, dahiya keet, दहिया कीट, gujhia, gujiya keet, गुजिया कीट, गुझिया, गुझिया कीट, chenpa, mili bag, मिली बग',
  },
  {
    crops: 'mango',
    problem: 'Powdery mildew',
    names:
      'kharra, kharra rog, खर्रा रोग, dahiya rog, दहिया रोग, bhuri, भुरी, भभूतिया, bhabhutiya, chhachhiya, छाछिया, छछिया',
  },
  {
    crops: 'mango',
    problem: 'Malformation',
    names:
      'gumma, gumma rog, guchha rog, गुच्छा रोग, guchchha rog, गुच्छे का रोग, baur ka guchha, बौर का गुच्छा, mango malformation',
  },
  {
    crops: 'mango',
    problem: 'Anthracnose',
    names: 'kala dhabba rog, काला धब्बा रोग, karpa, करपा, blossom blight, बौर झुलसा, baur jhulsa',
  },
  {
    crops: 'mango',
    problem: 'Stem borer',
    names: 'trunk borer, तना बेधक, tana bedhak, khodkida, खोडकिडा, batocera, बटोसेरा',
  },
  {
    crops: 'mango',
    problem: 'Stone weevil (nut weevil)',
    names: 'guthli ka keeda, guthli chhedak, गुठली छेदक, guthli borer',
  },
  {
    crops: 'mango',
    problem: 'Leaf webber',
    names: 'jala keet, जाला कीट, tent caterpillar',
  },
  {
    crops: 'mango guava peach pear plum sapota custard-apple dragon-fruit',
    problem: 'Fruit fly',
    names: 'dacus, bactrocera, phal ki makkhi, fal ki makkhi, fruit maggot, dank makkhi, डंक मक्खी',
  },
  {
    crops: 'mandarin',
    problem: 'Fruit fly and fruit-sucking moth',
    names: 'fal makkhi, phal makkhi, ras chusak patanga, रस चूसक पतंगा, fruit moth, डंक मक्खी',
  },
  {
    crops: 'chilli',
    problem: 'Leaf curl virus (spread by whitefly)',
    names:
      'kukda, kukda rog, कुकड़ा, कुकड़ा रोग, कुकडा, kukra, kukra rog, kokda, कोकड़ा, कोकडा, gurchha, gurcha, गुरचा, गुर्चा, gurcha rog, churra murra, churda murda, चुरड़ा मुरड़ा, churmur, चुरमुर, churmura, चुरमुरा, चूर्रा मुर्रा, bokadya, बोकड्या, bokda, marodiya, मरोड़िया, patti marod, leaf curl disease, parna kunchan, पर्ण कुंचन, पर्ण कुंचन रोग, पर्णकुंचन, kunchan rog, leaf curling disease, sikudan rog, सिकुड़न रोग, mirchi ka kukda',
  },
  {
    crops: 'chilli',
    problem: 'Anthracnose, fruit rot and dieback',
    names:
      'tahni mar, टहनी मार, tehni mar rog, टहनी मार रोग, डाइबैक, die back, ripe fruit rot, karpa, करपा, kala dhabba rog, dai back, shyam varn, phal sadan rog',
  },
  {
    crops: 'chilli capsicum',
    problem: 'Yellow mite',
    names:
      'mait, माइट, maait, peeli makdi, pili makdi, barik makdi, बारीक मकड़ी, ashtpadi, अष्टपदी, lal makdi, laal makdi, broad mite',
  },
  {
    crops: 'chilli',
    problem: 'Thrips (also black thrips)',
    names:
      'churda, चुरड़ा, churada, चुरदा, kala thrips, काला थ्रिप्स, black thrip, thrips parvispinus, तैला, taila, फुलकिडे, fulkide, thrips keet',
  },
  {
    crops: 'chilli tomato capsicum',
    problem: 'Fruit borer',
    names: 'fal chhedak illi, फल छेदक इल्ली, fal chedak keeda',
  },
  {
    crops: 'tomato',
    problem: 'Leaf curl virus (spread by whitefly)',
    names:
      'kukda, kukda rog, कुकड़ा, कुकड़ा रोग, gurcha, गुरचा, marodiya, मरोड़िया, patti marod, पत्ती मरोड़, patta marod, parna kunchan, पर्ण कुंचन, पर्णकुंचन, leaf curling disease, bokadya, बोकड्या, churda murda, sikudan rog, सिकुड़न रोग, tylcv, tolcv',
  },
  {
    crops: 'tomato',
    problem: 'Late blight',
    names:
      'pachheti jhulsa, pacheti angmari, पछेती अंगमारी, उशिरा करपा, ushira karpa, pachheta angmari',
  },
  {
    crops: 'tomato',
    problem: 'Early blight',
    names:
      'ageti angmari, अगेती अंगमारी, lavkar karpa, लवकर करपा, alternaria, अल्टरनेरिया, target spot, ageta angmari',
  },
  {
    crops: 'tomato',
    problem: 'Pinworm (Tuta absoluta)',
    names:
      'tuta, टूटा, tuta absoluta, tuta keeda, tuta keet, टूटा कीट, leaf miner moth, tomato pin worm, tuta ebsolyuta',
  },
  {
    crops: 'tomato',
    problem: 'Blossom-end rot',
    names:
      'blosam end rot, ब्लॉसम एन्ड रॉट, end rot, tali sadan, तली सड़न, pendi sadan, पेंदी सड़न, penda sadan, पेंदा सड़न, blossom and rot, bottom rot',
  },
  {
    crops: 'tomato brinjal chilli cauliflower cabbage',
    problem: 'Damping-off',
    names:
      'aardra galan, aadra galan, ardra galan, ardragalan, आर्द्रगलन, aardragalan, kamar tod, कमर तोड़, kamartod, कमरतोड़, paudh galan, पौध गलन, pod galan, paud galan, paudh sadan, पौध सड़न, padgalan, पदगलन, rop galan, रोप गलन, mar rog, मर रोग, damping of',
  },
  {
    crops: 'spinach beetroot',
    problem: 'Damping off',
    names: 'aardra galan, ardra galan, आर्द्रगलन, kamar tod, कमर तोड़, paudh galan, पौध सड़न',
  },
  {
    crops: 'onion',
    problem: 'Damping-off in the nursery',
    names: 'aardra galan, ardra galan, आर्द्रगलन, आर्द्र गलन, kamar tod, कमर तोड़, paudh galan, पौध गलन',
  },
  {
    crops: 'onion garlic',
    problem: 'Purple blotch',
    names:
      'baigni dhabba, baingni dhabba, baigani dhabba, baingani dhabba, baigni dhabbe, बैंगनी धब्बे, बैगनी धब्बा, बैगनी धब्बे, बैंगनी धब्बा रोग, jamuni dhabba, जामुनी धब्बा, purple spot, purple blight, alternaria porri, jambhla karpa, जांभळा करपा, जाम्भला करपा, purple patch, baigni blotch, बैंगनी झुलसा, baigni jhulsa',
  },
  {
    crops: 'onion garlic',
    problem: 'Stemphylium leaf blight',
    names: 'jhulsa rog, झुलसा रोग, stemphylium, स्टेमफाइलियम, pivla karpa, पिवळा करपा',
  },
  {
    crops: 'onion',
    problem: 'Anthracnose (twister)',
    names:
      'jalebi rog, जलेबी रोग, twister, twister disease, ट्विस्टर, ट्विस्टर रोग, pil rog, पीळ रोग, kala karpa, काला करपा, काळा करपा, marod rog, मरोड़ रोग, aithan rog, ऐंठन रोग',
  },
  {
    crops: 'onion garlic',
    problem: 'Basal rot',
    names:
      'adhar vigalan, aadhar vigalan, आधार गलन, adhar galan, bulb rot, fusarium basal rot, mar rog, मर रोग',
  },
  {
    crops: 'onion garlic',
    problem: 'Thrips',
    names: 'churda, churada, thrip, taila, तैला, फुलकिडे, fulkide, silver thrips',
  },
  {
    crops: 'ginger',
    problem: 'Soft rot (rhizome rot)',
    names:
      'gathi sadan, गाठी सड़न, gathi galan, गाठी गलन, ganth sadan, गाँठ सड़न, gaanth sadan, ganth galan, gaath sadan, gath sadan, प्रकंद सड़न, prakand sadan, prakand galan, प्रकंद विगलन, prakand vigalan, kand sadan, कंद सड़न, kand galan, कंद गलन, rhizome rot, pythium rot, मूल विगलन, mridu vigalan, मृदु विगलन, mridu galan, gathan sadan, gathi sad, गाठी सड़, गांठ सड़, गाँठें सड़, ganth sad, ganthe sad, gaanth sad, kand sad, कंद सड़, kand gal, कंद गल, prakand sad, rhizome rotting, rhizomes rotting, rhizomes rot, adrak sadan, rhizomes are rotting, rhizome is rotting, kandkuj, कंदकुज',
  },
  {
    crops: 'turmeric',
    problem: 'Rhizome rot',
    names:
      'gathi sadan, गाठी सड़न, gathi galan, गाठी गलन, ganth sadan, गाँठ सड़न, gaanth sadan, ganth galan, गाँठ गलन, gaath sadan, gath sadan, प्रकंद सड़न, prakand sadan, prakand galan, प्रकंद विगलन, kand sadan, कंद सड़न, kand galan, कंद गलन, soft rot, pythium rot, मूल विगलन, gathi sad, गाठी सड़, गांठ सड़, गाँठें सड़, ganth sad, ganthe sad, gaanth sad, kand sad, कंद सड़, kand gal, कंद गल, prakand sad, rhizome rotting, rhizomes rotting, rhizomes rot, rhizomes are rotting, rhizome is rotting, kandkuj, कंदकुज',
  },
  {
    crops: 'turmeric',
    problem: 'Leaf spot and leaf blotch',
    names:
      'patti dhabba rog, पर्ण चित्ती, parn chitti, karpa, करपा, taphrina, टैफ्रिना, leaf blotch, blotch, colletotrichum, tikka, टिक्का',
  },
  {
    crops: 'ginger turmeric',
    problem: 'Shoot borer',
    names: 'tana chhedak, तना बेधक, tana bedhak, khodkida, खोडकिडा',
  },
  {
    crops: 'ginger',
    problem: 'Bacterial wilt',
    names: 'jivanu uktha, जीवाणु म्लानि, murjhan rog, म्लानि रोग, mlani rog',
  },
  {
    crops: 'chickpea',
    problem: 'Gram pod borer',
    names:
      'chane ki illi, चने की इल्ली, chane ki sundi, चने की सूँडी, ghate ki illi, घाटे की इल्ली, ghati ki illi, ghate ali, घाटे अळी, ghata ali, fali ki illi, फली की इल्ली, phali ki sundi, फली की सूँडी, chane ki lat, चने की लट, helicoverpa armigera, gram caterpillar, fali me illi, phali me illi, फली में इल्ली, phali me sundi, fali bhedak, फली भेदक, डोडा की इल्ली',
  },
  {
    crops: 'pigeon-pea',
    problem: 'Pod borers (Helicoverpa, spotted Maruca)',
    names:
      'fali ki illi, फली की इल्ली, phali ki sundi, फली की सूँडी, fali chhedak illi, फली छेदक इल्ली, maruca, मारुका, jala banane wali illi, fali me illi, phali me illi, फली में इल्ली, plume moth, प्लूम मोथ, शेंग अळी, sheng ali',
  },
  {
    crops: 'pigeon-pea',
    problem: 'Sterility mosaic',
    names:
      'banjh rog, बाँझ रोग, बांझपन, banjhpan, बांझपन रोग, banjhpan rog, banjha, bandhyata, vanz rog, वांझ रोग, vanjh rog, smd',
  },
  {
    crops: 'pigeon-pea chickpea lentil guava cumin coriander linseed isabgol sugarcane pomegranate',
    problem: 'Wilt',
    names:
      'uktha, ukta, uktha rog, उकटा, उगरा, ugra, उक्टा, मर रोग, mar rog, मुरझान रोग, murjhan rog, mlani rog, म्लानि रोग, sukhara, सुखारा, सूखारोग, vilt',
  },
  {
    crops: 'pigeon-pea',
    problem: 'Blister beetle',
    names: 'fafola beetle, फफोला बीटल, blistar bital, ब्लिस्टर बीटल, mylabris, fafola bhring',
  },
  {
    crops: 'pigeon-pea',
    problem: 'Pod fly',
    names: 'phali ki makkhi, फली की मक्खी, शेंग माशी, sheng mashi',
  },
  {
    crops: 'soybean',
    problem: 'Girdle beetle',
    names:
      'chakra bhring, chakr bhring, चक्र भृंग, chakra bhrang, चक्र भ्रंग, चक्रभृंग, chakrabhring, girdal bital, gardal beetle, गर्डल बीटल, girdal beetle, ring cutter, रिंग कटर, रिंग बीटल, ring beetle, चक्री भुंगा, chakri bhunga, चक्री भुंगेरा, oberea',
  },
  {
    crops: 'soybean',
    problem: 'Leaf-eating caterpillars (semilooper, tobacco caterpillar)',
    names:
      'green semilooper, semilooper, सेमीलूपर, अर्धकुंडलक इल्ली, ardhkundalak illi, ardh kundalak, अर्ध कुंडलक, tambaku ki illi, तंबाकू की इल्ली, patti khane wali illi, पत्ती खाने वाली इल्ली, patte khane wali illi, पत्ते खाने वाली इल्ली, uant ali, उंट अळी, केसाळ अळी, lashkari ali, लष्करी अळी, bihar hairy caterpillar, kambal keeda, कंबल कीड़ा, patti bhakshak illi, पत्ती भक्षक इल्ली',
  },
  {
    crops: 'soybean green-gram black-gram moth-bean horse-gram',
    problem: 'Yellow mosaic',
    names:
      'piliya, पीलिया, piliya rog, पीलिया रोग, pilia, pilia rog, peeliya, peelia, pila mojek, pila mosaic, पीला मोजेक, पीली चितेरी, pili chiteri, chitera, चितेरा, येलो मोजेक, yelo mojek, yellow mosaic virus, haldya, हळद्या, केवडा, kevda, ymv, mymv',
  },
  {
    crops: 'soybean',
    problem: 'Stem fly',
    names:
      'tana makkhi, तना मक्खी, tane ki makkhi, तने की मक्खी, khod mashi, खोड माशी, खोडमाशी, khodmashi, melanagromyza',
  },
  {
    crops: 'soybean',
    problem: 'Rust',
    names: 'gerua, गेरुआ, gerua rog, गेरुआ रोग, tambera, तांबेरा, ताम्बेरा',
  },
  {
    crops: 'soybean sorghum',
    problem: 'Charcoal rot',
    names: 'charkol rot, चारकोल रॉट, charcoal sadan, macrophomina, khadkhadya, खडखड्या',
  },
  {
    crops: 'soybean',
    problem: 'Aerial blight (Rhizoctonia)',
    names: 'aerial blight, एरियल ब्लाइट, erial blight, rhizoctonia, राइजोक्टोनिया, web blight',
  },
  {
    crops: 'okra',
    problem: 'Yellow vein mosaic (spread by whitefly)',
    names:
      'yellow vein, yellow vein virus, yellow vein disease, yellow mosaic, yellow mosaic virus, yvmv, ymv, yelo vein, यलो वेन, येलो वेन, यलो वेन मोजेक, येलो वेन मोज़ेक, piliya, पीलिया, piliya rog, पीलिया रोग, pilia rog, पीत शिरा, pit shira, pit shira mosaic, पीत शिरा मोज़ेक, पीत शिरा रोग, पीली शिरा, pili shira, peeli nas, पीली नस रोग, pili nas rog, peet shira, haldya, हळद्या, केवडा, kevda, kevda rog, mosaic, मोज़ेक, mosaic rog, mojek, मोजेक',
  },
  {
    crops: 'okra',
    problem: 'Jassid (leafhopper)',
    names:
      'hara machhar, हरा मच्छर, tela, तेला, phudka, फुदका, fudka, फुदके, tudtude, तुडतुडे, hara fudka, jesid, जेसिड',
  },
  {
    crops: 'okra brinjal',
    problem: 'Shoot and fruit borer',
    names:
      'tana chhedak, तना छेदक, tana bedhak, fal chhedak, फल छेदक, phal chhedak, tana aur fal chhedak, tana evam fal chhedak, tana fal chhedak, तना फल छेदक, तना और फल छेदक, तना व फल छेदक, prarohi fal chhedak, प्ररोह एवं फल छेदक, प्ररोह छेदक, shenda ali, शेंडा अळी, dandi chhedak',
  },
  {
    crops: 'brinjal',
    problem: 'Little leaf',
    names:
      'chhoti patti, chhoti patti rog, छोटी पत्ती, लघु पत्ती, laghu patti, banjhi, बाँझी, banjhi rog, banjh rog, बाँझ रोग, parna guchha, पर्णगुच्छ',
  },
  {
    crops: 'brinjal',
    problem: 'Hadda beetle (Epilachna)',
    names:
      'hadda, hadda bital, हड्डा बीटल, hadda keet, हड्डा कीट, हड्डा कीड़ा, hadda kida, epilekna, एपीलेक्ना, epilachna bital',
  },
  {
    crops: gourds,
    problem: 'Red pumpkin beetle',
    names:
      'lal kida, lal keeda, laal keeda, laal kida, lal keet, लाल कीट, lal bhring, लाल भृंग, लाल भुंगेरा, lal bhungera, kaddu ka lal kida, कद्दू का लाल कीड़ा, lal kaddu bhring, तांबडे भुंगेरे, tambde bhunge, nalicha bhunga, लाल भुंगा, lal bhunga, raphidopalpa, aulacophora',
  },
  {
    crops: gourds,
    problem: 'Fruit fly',
    names:
      'fal makkhi, phal makkhi, फल की मक्खी, fal ki makkhi, dacus, dank makkhi, डंक मक्खी, melon fly, फळमाशी',
  },
  {
    crops: 'pointed-gourd ivy-gourd',
    problem: 'Fruit fly',
    names: 'fal makkhi, phal makkhi, फल की मक्खी, fal ki makkhi, dank makkhi, डंक मक्खी, melon fly',
  },
  {
    crops: gourdsWithHadda,
    problem: 'Epilachna (hadda) beetle',
    names: 'hadda, hadda bital, हड्डा बीटल, hadda keet, हड्डा कीट, epilekna, epilachna bital',
  },
  {
    crops: gourdsWithMiner,
    problem: 'Leaf miner',
    names:
      'surangi keeda, सुरंगी कीड़ा, surang kida, सुरंग कीड़ा, lif mainar, लीफ माइनर, patti surangak, nag ali, नाग अळी',
  },
  {
    crops: gourdsWithMosaic,
    problem: 'Mosaic (virus, spread by aphid and whitefly)',
    names: 'mosaic virus, mosaic rog, mojek, मोजेक, मोज़ेक रोग, chitkabra rog, चितकबरा रोग, cmv',
  },
  {
    crops: 'cucumber',
    problem: 'Mosaic (virus, spread by aphid)',
    names: 'mosaic virus, mosaic rog, mojek, मोजेक, मोज़ेक रोग, chitkabra rog, चितकबरा रोग, cmv',
  },
  {
    crops: `${gourds} pointed-gourd`,
    problem: 'Downy mildew',
    names:
      'downy, डाउनी, dauni mildyu, dauni, mriduromil, tulasita, तुलासिता, mridu romil asita, kevda, केवड़ा, केवडा, kewda, romil asita, रोमिल आसिता, रोमिल फफूंद, romil fafund',
  },
  {
    crops: `${gourds} ivy-gourd okra chilli papaya grape mustard wheat coriander cumin fennel fenugreek fenugreek-seed ajwain lentil cluster-bean strawberry marigold rose ber apple field-pea green-gram black-gram sunflower sesame linseed mulberry carrot horse-gram grass-pea tamarind niger rubber buckwheat`,
    problem: 'Powdery mildew',
    names:
      'chhachhiya, chhachhya, chachiya, chhachiya, chhachia, chachia, छाछिया, छाछिया रोग, छछिया, छाछ्या रोग, छाछया, bhabhutiya, bhabhuti, भभूति, भभूतिया रोग, bhabhutia, kharra, kharra rog, खर्रा रोग, dahiya rog, दहिया रोग, bukni, bukni rog, बुकनी रोग, churni, चूर्णी, चूर्णी रोग, churnil fafund, चूर्णिल फफूंद, churni fafundi, चूर्णी फफूंदी, paudari, pauderi mildyu, पावडरी मिल्ड्यू, powdari mildew, bhuri, भुरी, भूरी रोग, bhuri rog, safed churni, राखी रोग, rakhi rog, राख रोग, churnit aasita, चूर्णित आसिता, चुर्णिल आसिता, churnil aasita',
  },
  {
    crops: 'grape',
    problem: 'Downy mildew',
    names:
      'kevda, kewda, kevada, केवडा, केवड़ा रोग, dauni, dawni, दावण्या, davnya, downy, डाउनी, dauni mildyu, mriduromil',
  },
  {
    crops: 'grape',
    problem: 'Anthracnose',
    names: 'karpa, करपा रोग, birds eye spot, bird eye, पक्षी आँख, kala dhabba rog, श्यामवर्ण',
  },
  {
    crops: 'grape custard-apple cotton sugarcane',
    problem: 'Mealybug',
    names:
      'dahiya, दहिया, dahiya keet, दहिया कीट, mili bag, मिली बग, milibag, pithya, पिठ्या, pithya dhekun, पिठ्या ढेकूण, safed rui jaisa keeda, सफ़ेद रुई वाला कीड़ा, चूना कीट, mealy',
  },
  {
    crops: 'papaya',
    problem: 'Papaya mealybug',
    names:
      'dahiya, दहिया, dahiya keet, दहिया कीट, mili bag, मिली बग, milibag, mealy bug, pithya, पिठ्या, सफ़ेद रुई वाला कीड़ा',
  },
  {
    crops: 'papaya',
    problem: 'Ring spot virus',
    names:
      'ring spot, ringspot, रिंग स्पॉट, रिंग स्पाट, mosaic, मोज़ेक, mojek, मोजेक, mosaic virus, वलय चित्ती, valay chitti, papaya virus, prsv, ring virus, challa rog, छल्ला रोग',
  },
  {
    crops: 'papaya',
    problem: 'Leaf curl virus',
    names:
      'kukda, कुकड़ा, patti marod, पत्ती मरोड़, parna kunchan, पर्ण कुंचन, leaf curling disease, gurcha, गुरचा, bokadya',
  },
  {
    crops: 'papaya',
    problem: 'Foot rot and damping-off',
    names: 'pad galan, पद गलन, padgalan, पदगलन, aardra galan, kamar tod',
  },
  {
    crops: 'cotton',
    problem: 'Pink bollworm',
    names:
      'gulabi sundi, gulabi illi, gulabi ali, गुलाबी अळी, gulabi bond ali, बोंड अळी, bond ali, gulabi lat, गुलाबी लट, pink worm, pbw, gulabi sundhi, pink boll worm, doda ki sundi, gulabi bollworm',
  },
  {
    crops: 'cotton',
    problem: 'American bollworm',
    names: 'amerikan sundi, american illi, अमेरिकन इल्ली, american sundi, amrican sundi',
  },
  {
    crops: 'cotton',
    problem: 'Spotted bollworm',
    names:
      'chittidar sundi, chitkabri sundi, चितकबरी इल्ली, chitkabri illi, चित्तीदार इल्ली, dhabbedar sundi, धब्बेदार सूँडी, thipkyachi bond ali, ठिपक्यांची बोंडअळी',
  },
  {
    crops: 'cotton',
    problem: 'Leaf curl virus',
    names:
      'marodiya, marodia, मरोड़िया, पत्ता मरोड़, patta marod, patti marod, पत्ता मुड़न, clcuv, clcv, लीफ कर्ल, lif karl, मुड़िया रोग, marod rog, kokda, कोकडा, कोकड़ा',
  },
  {
    crops: 'cotton',
    problem: 'Leafhopper (jassid), thrips and aphid',
    names:
      'hara tela, हरा तेला, tela, तेला, hara machhar, हरा मच्छर, fudka, fudke, phudka, फुदका, तुडतुडे, tudtude',
  },
  {
    crops: 'cotton',
    problem: 'Root rot and wilt',
    names: 'uktha, ukhta, mar rog, मर रोग, para wilt, पैरा विल्ट, parawilt',
  },
  {
    crops: 'cotton',
    problem: 'Boll rot',
    names: 'tinda galan, tinda sadan, टिंडा गलन, doda sadan, डोडा सड़न, डेंडू सड़न',
  },
  {
    crops: 'cotton',
    problem: 'Bacterial blight and fungal leaf spots',
    names:
      'kona dhabba, koniya dhabba, koniy dhabba, कोणीय धब्बा, angular leaf spot, jivanu jhulsa, black arm, ब्लैक आर्म',
  },
  {
    crops: 'sugarcane',
    problem: 'Smut',
    names:
      'whip smut, kandua, kandwa, kanduwa, कंडवा, chabuk kandua, चाबुक कंडुआ, chabuk rog, चाबुक रोग, chabuk kand, kani rog, काणी रोग, chabuk kani, चाबूक काणी, sittedar kandua, कालिका, kangiyari, कांगियारी',
  },
  {
    crops: 'sugarcane',
    problem: 'Red rot',
    names:
      'lal sadan, laal sadan, लाल सड़न रोग, lal sad, red rott, रेड रॉट, ganne ka cancer, गन्ने का कैंसर, lalsadan, लाल कुज, lal kuj',
  },
  {
    crops: 'sugarcane',
    problem: 'Early shoot borer',
    names:
      'kansua, कंसुआ, kansuwa, कन्सुआ, ankur bedhak, ankur chhedak, अंकुर छेदक, tana chhedak, tana bedhak, तना बेधक, तना छेदक, ageti tana chhedak, अगेती तना छेदक, अगेती तना बेधक, agrim tana chhedak, khod kida, खोड कीड, esb',
  },
  {
    crops: 'sugarcane',
    problem: 'Top borer',
    names:
      'choti bedhak, chotibedhak, चोटीबेधक, choti chhedak, चोटी छेदक, shirsh bedhak, शीर्ष बेधक, agola bedhak, अगोला बेधक, shenda kid, शेंडा कीड, top bedhak',
  },
  {
    crops: 'sugarcane',
    problem: 'Internode borer',
    names:
      'pori bedhak, pori chhedak, पोरी छेदक, kandi kid, कांडी कीड, gath bedhak, inter node borer, internod borer',
  },
  {
    crops: 'sugarcane',
    problem: 'Pokkah boeng',
    names:
      'pokka boing, poka boeng, पोका बोईंग, पोक्का बोईंग, पोक्का बोइंग, pokka, पोक्का, sira galan, सिरा गलन, choti galan, चोटी गलन, पोंगा सड़, ponga sad, top rot',
  },
  {
    crops: 'sugarcane',
    problem: 'Pyrilla (leafhopper)',
    names:
      'payrila, pairila, पाइरिला, पायरीला, payrilla, pyrila, fadka, fudka, phadka, फड़का, फड़का कीट, paakoli, पाकोळी',
  },
  {
    crops: 'sugarcane',
    problem: 'Woolly aphid',
    names:
      'lokari mava, lokri mava, लोकरी मावा, uni mahu, ऊनी माहू, wooly aphid, safed mahu, सफ़ेद माहू, pandhra mava, पांढरा मावा, safed lahi, wolly aphid',
  },
  {
    crops: 'sugarcane',
    problem: 'Grassy shoot',
    names:
      'ghasi rog, घासी रोग, ghasipan, घासीपन, ghasi praroh, gavtal vadh, गवताळ वाढ, gavatal, gsd, grassy shoot disease',
  },
  {
    crops: 'sugarcane groundnut',
    problem: 'White grub',
    names:
      'safed lat, safed gidar, safed sundi, सफ़ेद सूँडी, humni, हुमनी, हुमणी, humani, kurmula, कुरमुला, gobhla, गोजा लट, goja lat, jad ki lat, जड़ की लट, सफ़ेद सुंडी, gubrela, गुबरैला, white grab, सफ़ेद इल्ली',
  },
  {
    crops: 'pearl-millet',
    problem: 'White grub',
    names: 'safed lat, safed gidar, kurmula, jad ki lat, जड़ की लट, humni',
  },
  {
    crops: 'sugarcane groundnut wheat chickpea',
    problem: 'Termite',
    names:
      'dimak, deemak, dimag, udai, उदई, udhai, उधई, white ant, दिमक, diwak, valvi, वाळवी, दीमक कीट, siunk, सिऊंक, udi',
  },
  {
    crops: 'rice',
    problem: 'Yellow stem borer',
    names:
      'tana chhedak, tana bedhak, तना बेधक, पीला तना छेदक, pila tana chhedak, gobh ki sundi, गोभ की सूँडी, gobh sundi, majra, माजरा, मझुआ, majhua, khod kida, खोडकिडा, tana chedak illi, peeli sundi',
  },
  {
    crops: 'rice',
    problem: 'Brown planthopper',
    names:
      'bph, भूरा माहू, bhura mahu, bhura maho, भूरा माहो, काला तेला, kala tela, bhura fudka, bhura tela, भूरा तेला, brown hopper, hopper burn, हॉपर बर्न, plant hopper',
  },
  {
    crops: 'rice',
    problem: 'Blast',
    names:
      'jhonka, झोंका रोग, jhoka rog, gardan tod, गर्दन तोड़, gardan tod rog, गर्दन तोड़ रोग, gardan marod, neck blast, नेक ब्लास्ट, गर्दन ब्लास्ट, blast rog, ब्लास्ट रोग, gaanth blast, leaf blast, pradhvans, प्रध्वंस',
  },
  {
    crops: 'rice',
    problem: 'Bacterial leaf blight',
    names:
      'blb, jivanu jhulsa, jivanu patti jhulsa, जीवाणु पत्ती झुलसा, bacterial jhulsa, jeevanu jhulsa, जीवाणु अंगमारी, jivanu angmari, kadha karpa, कडा करपा, jivanu parn jhulsa, जीवाणु पर्ण झुलसा, bacterial blight, बीएलबी',
  },
  {
    crops: 'rice',
    problem: 'Sheath blight',
    names:
      'charpati, चारपटी, charkoti, चारकोटी, parnachchhad jhulsa, parn chhad angmari, पर्णच्छद अंगमारी, पर्ण छद झुलसा, parnachad jhulsa, sheeth blight, shith blight, शीथ झुलसा, sheath jhulsa, tane ka jhulsa, rhizoctonia',
  },
  {
    crops: 'rice',
    problem: 'False smut',
    names:
      'haldi rog, haldiya, हल्दिया, हल्दी गाँठ, haldi ganth, lai phootna, लाई फूटना, kandua, kandwa, kanduwa, कंडुआ, कंडवा, कंडुआ रोग, kandua rog, nakli kandua, abhasi kandua, aabhasi kand, mithya kandua, green smut, lakshmi rog',
  },
  {
    crops: 'rice',
    problem: 'Gall midge',
    names:
      'gangai, गंगई कीट, gangai keet, gangai makkhi, गंगई मक्खी, गाद माशी, gad mashi, silver shoot, gal mij, गाल मिज',
  },
  {
    crops: 'rice',
    problem: 'Leaf folder',
    names:
      'patti lapetak, patta lapet, पत्ता लपेट, patta lapet sundi, पत्ता लपेट सूँडी, पत्ता लपेटक, patta modak, patti modak, पत्ती मोड़क, patti modne wala keeda, पान गुंडाळणारी अळी, leaf roller, leaf foldar',
  },
  {
    crops: 'rice',
    problem: 'Gundhi bug (earhead bug)',
    names:
      'gandhi bug, gandhi keeda, गंधी कीड़ा, gandhi kida, gandhi makkhi, गंधी मक्खी, gandhi bag, gundhi keet, dhekna, ढेंकना, rice bug, ear head bug, gandhia',
  },
  {
    crops: 'rice',
    problem: 'Foot rot (bakanae)',
    names:
      'bakanae, bakani, बकानी, bakani rog, बकानी रोग, बकानी बीमारी, bakane, jhanda rog, padgalan, पदगलन, pad galan, bakaane, पैर गलन, pair galan',
  },
  {
    crops: 'rice',
    problem: 'Brown spot',
    names:
      'bhura dhabba, भूरा धब्बा, bhura parn dhabba, भूरा पर्ण धब्बा, भूरी चित्ती, bhuri chitti, parn chitti, पर्ण चित्ती, brown leaf spot, helminthosporium',
  },
  {
    crops: 'rice',
    problem: 'Caseworm',
    names:
      'banki, बंकी, बंका, banka, bankaa, banka keet, banki keet, बंकी कीट, chitri banki, case warm, kes varm, suralitil ali, सुरळीतील अळी',
  },
  {
    crops: 'rice',
    problem: 'Armyworm (swarming caterpillar)',
    names:
      'sainik keet, sainik illi, सैनिक इल्ली, katua illi, कटुआ इल्ली, katua, कटुआ, fauji keeda, फौजी कीड़ा, fauji illi, फौजी इल्ली, lashkari ali, लष्करी अळी, sainik sundi, bali katne wali illi, बाली काटने वाली इल्ली, bali kat illi, jhund wali illi, army warm, katra, कटरा',
  },
  {
    crops: 'rice',
    problem: 'Green leafhopper and tungro virus',
    names:
      'hara mahu, हरा माहू, hara maho, हरा माहो, hara fudka, hara tela, हरा तेला, glh, tungro, टुंगरो, tungro rog, tungro virus, टुंग्रो रोग, हरा टिड्डा',
  },
  {
    crops: 'rice',
    problem: 'Sheath rot',
    names:
      'parnachchhad sadan, पर्ण छद सड़न, shith rot, sheath sadan, शीथ सड़न, पर्णच्छद विगलन, tane ki sadan, khol sadan, खोल सड़न',
  },
  {
    crops: 'rice',
    problem: 'Rice hispa',
    names: 'hispa, hispa keet, kantedar bhring, kantedar beetle, काँटेदार कीड़ा',
  },
  {
    crops: 'wheat',
    problem: 'Yellow (stripe) rust',
    names:
      'haldi rog, हल्दी रोग, pila ratua, peela ratua, pili gerui, peeli gerui, pili kungi, पीली कुंगी, पीला रोली, pili roli, पीली रोली, dhari rolli, yello rust, धारीदार रतुआ, pila tambera, पिवळा तांबेरा',
  },
  {
    crops: 'wheat',
    problem: 'Brown (leaf) rust',
    names:
      'bhura ratua, bhuri gerui, bhuri roli, भूरी रोली, bhura tambera, नारंगी तांबेरा, orange rust, bhuri kungi',
  },
  {
    crops: 'wheat',
    problem: 'Loose smut',
    names:
      'anavrit kandua, anavrat kandua, अनावृत कंड, खुली कांगियारी, khuli kangiyari, khula kandua, loose smuth',
  },
  {
    crops: 'wheat',
    problem: 'Karnal bunt',
    names:
      'karnal bant, करनाल बन्ट, करनाल बंट रोग, karnal bund, machhli ki badbu, partial bunt, karnal banat',
  },
  {
    crops: 'wheat barley oats',
    problem: 'Aphid',
    names:
      'mahu, maho, माहो, chepa, चेपा, chenpa, lahi, लाही, tela, तेला, moyla, mava, मावा, एफिड, efid, mahoo keet',
  },
  {
    crops: 'wheat',
    problem: 'Pink stem borer',
    names:
      'gulabi tana chhedak, gulabi sundi, गुलाबी सूँडी, gulabi illi, गुलाबी इल्ली, gulabi tana bedhak, tana chhedak, तना छेदक, pink borer, गुलाबी बेधक',
  },
  {
    crops: 'wheat',
    problem: 'Spot blotch (leaf blight)',
    names: 'parn jhulsa, पर्ण झुलसा, helminthosporium, paudh jhulsa, foliar blight',
  },
  {
    crops: 'wheat',
    problem: 'Flag smut',
    names:
      'dhvaj kand, ध्वज कंड, patti kandua, patti ki kangiyari, पत्ती की कांगियारी, pattiyon ki kangiyari, flag smat',
  },
  {
    crops: 'barley',
    problem: 'Cereal cyst nematode (molya)',
    names: 'molya, molya rog, मोल्या, sutrakrimi, सूत्रकृमि, molia, मोलिया, ccn',
  },
  {
    crops: 'barley',
    problem: 'Loose and covered smut',
    names:
      'kandua, kandwa, कंडुआ, कंडवा, kangiyari, कांगियारी, anavrit kandua, avrit kandua, आवृत कंडुआ, band kangiyari, बंद कांगियारी, khuli kangiyari',
  },
  {
    crops: 'maize',
    problem: 'Fall armyworm',
    names:
      'fauji keeda, fauji kida, fauji illi, फौजी इल्ली, fauji sundi, सैनिक कीट, sainik keet, sainik illi, lashkari ali, lashkari keeda, faw, fal army warm, फाल आर्मी वर्म, fall army worm, amerikan fauji keet, अमेरिकन लष्करी अळी, katua, spodoptera frugiperda, पोंगली वाली इल्ली, ponge ka keeda, पोंगा कीड़ा, gobh ki sundi, gobh ka keeda, गोभ का कीड़ा, army worm, armyworm',
  },
  {
    crops: 'maize sorghum',
    problem: 'Stem borer',
    names:
      'tana chhedak, tana bedhak, तना बेधक, tana chhedak illi, khodkida, खोडकिडा, gobh sundi, गोभ छेदक, गाभा छेदक',
  },
  {
    crops: 'maize',
    problem: 'Turcicum and maydis leaf blight',
    names:
      'jhulsa rog, झुलसा रोग, parn jhulsa, पर्ण झुलसा, angmari, अंगमारी, northern leaf blight, southern leaf blight, tlb, mlb, मेडिस झुलसा, टर्सिकम, turcicum, maydis, karpa, करपा',
  },
  {
    crops: 'maize',
    problem: 'Banded leaf and sheath blight',
    names:
      'parnachchhad jhulsa, पर्ण छद झुलसा, शीथ ब्लाइट, sheath blight, sheeth blight, blsb, banded blight, patti evam parnachchhad angmari',
  },
  {
    crops: 'maize',
    problem: 'Post-flowering stalk rot',
    names: 'stalk rot, tana vigalan',
  },
  {
    crops: 'maize',
    problem: 'Ear rot (cob rot)',
    names: 'bhutta sadan, bhutte ki sadan, bhutta galan, भुट्टा गलन, fafundi bhutta',
  },
  {
    crops: 'pearl-millet',
    problem: 'Downy mildew (green ear)',
    names:
      'jogiya, जोगिया रोग, jogia, jogiya rog, hari bali rog, हरी बाली रोग, harit bali, हरित बाली, green ear, green ear disease, tulasita, तुलासिता, mriduromil, mriduromil asita, गोसावी, gosavi, gosavi rog, गोसावी रोग, kevda, केवडा, केवड़ा',
  },
  {
    crops: 'pearl-millet',
    problem: 'Ergot',
    names:
      'argat, argat rog, अर्गट, chepa, chepa rog, चेपा रोग, madhu rog, मधु रोग, गुंदिया, gundiya, gondiya, arghat, गूँदिया',
  },
  {
    crops: 'pearl-millet foxtail-millet',
    problem: 'Smut',
    names: 'kandua, kandwa, कंडवा, kangiyari, कांगियारी, kandua rog, कंडुआ रोग',
  },
  {
    crops: 'sorghum',
    problem: 'Ergot (sugary disease) and smut',
    names:
      'argat, अर्गट, chepa, चेपा, chikta, चिकटा, kandua, kandwa, कंडवा, कंडुआ, kangiyari, कांगियारी, madhu rog, मधु रोग, honey dew, sugary disease, शर्करा रोग',
  },
  {
    crops: 'sorghum fodder-sorghum',
    problem: 'Shoot fly',
    names:
      'praroh makkhi, tana makkhi, तना मक्खी, tane ki makkhi, तने की मक्खी, prarohmakkhi, खोडमाशी, khodmashi, shut flai, ankur makkhi, अंकुर मक्खी, gobh makkhi',
  },
  {
    crops: 'sorghum',
    problem: 'Grain mould',
    names: 'dane ki fafund, दाने की फफूंद, grain mold, burshi, बुरशी',
  },
  {
    crops: 'sorghum',
    problem: 'Midge',
    names: 'mij makkhi, midge makkhi, midge fly, dana makkhi',
  },
  {
    crops: 'finger-millet',
    problem: 'Blast',
    names:
      'jhonka, jhonka rog, झोंका रोग, blast rog, gardan tod, गर्दन तोड़, gardan jhonka, neck blast, finger blast, karpa, करपा, जुखिया',
  },
  {
    crops: 'groundnut',
    problem: 'Tikka leaf spots and rust',
    names:
      'tikka, tikka rog, टिक्का रोग, tika rog, टीका रोग, tikka dhabba, tambera, ताम्बेरा, तांबेरा, ratua, रतुआ, gerui, gerua, गेरुआ, cercospora',
  },
  {
    crops: 'groundnut',
    problem: 'Collar rot and stem rot',
    names: 'galkat, galakat, गलकट रोग, galkat rog, kolar rot, sclerotium, kalar rot',
  },
  {
    crops: 'groundnut',
    problem: 'Tobacco caterpillar and red hairy caterpillar',
    names:
      'katra, कातरा, kaatra, lal katra, लाल कातरा, tambaku ki illi, tambaku ki sundi, तंबाकू की सूँडी, baldar illi, lal baldar sundi, लाल बालदार सूँडी, kambal keeda, कंबल कीड़ा, hairy caterpillar, kesal ali',
  },
  {
    crops: 'groundnut',
    problem: 'Leaf miner',
    names:
      'lif mainar, leaf mainer, patti surangak, सुरंगी कीट, surangi keet, surang kida, nag ali, नाग अळी',
  },
  {
    crops: 'groundnut',
    problem: 'Bud necrosis (spread by thrips)',
    names:
      'kali galan, kalika galan, कलिका गलन, kali sadan, कली सड़न, kalika kshay, कलिका क्षय, bad nekrosis, pbnd, bud blight, bud necrosis virus',
  },
  {
    crops: 'mustard',
    problem: 'Mustard aphid',
    names:
      'mahu, maho, माहो, moyla, मोयला, chepa, chempa, lahi, लाही, lahi keet, tela, तेला, chenpa, moila, lassa, लस्सा, mahu keet, लाही कीट, चैपा, chaipa',
  },
  {
    crops: 'mustard',
    problem: 'White rust',
    names:
      'safed rolli, सफ़ेद रोली, safed roli, safed ratua, safed gerui, सफ़ेद कीट, dhawal rog, धवल रोग, white blister, safed fafola, सफ़ेद फफोला, staghead, stag head',
  },
  {
    crops: 'mustard',
    problem: 'Alternaria blight',
    names:
      'kale dhabbe, काले धब्बे, jhulsa rog, झुलसा रोग, alternaria, अल्टरनेरिया, angmari, अंगमारी, kali chitti, काली चित्ती',
  },
  {
    crops: 'mustard',
    problem: 'Sclerotinia stem rot',
    names: 'safed galan, सफ़ेद गलन, sclerotinia, तना सड़न रोग, सफ़ेद तना गलन, डंठल सड़न',
  },
  {
    crops: 'mustard',
    problem: 'Painted bug and sawfly',
    names:
      'dhauliya, dhaulia, धोलिया, dholiya, chitkabra keet, chitkabra kida, चितकबरा कीड़ा, painted bag, पेंटेड बग, पेन्टेड बग, ara makkhi, aara makkhi, आरा मक्खी, sawfly, bagrada, बगराडा, hara bagrada',
  },
  {
    crops: 'potato',
    problem: 'Late blight',
    names:
      'pachheti jhulsa, pacheti jhulsa, pachheti angmari, पछेती अंगमारी, pachheta jhulsa, piccheta jhulsa, pichheti jhulsa, late blite, let blight, lait blight, late blyte, ushira karpa, उशिरा करपा, nabi dhasa, letblight, लेट ब्लाईट',
  },
  {
    crops: 'potato',
    problem: 'Early blight',
    names:
      'ageti angmari, अगेती अंगमारी, agati jhulsa, ageta jhulsa, early blite, lavkar karpa, लवकर करपा, alternaria, अल्टरनेरिया, अर्ली ब्लाईट, erli blight',
  },
  {
    crops: 'potato',
    problem: 'Common scab',
    names:
      'khurand, खुरंड, khurant, scab, skeb, स्कैब, papdi rog, पपड़ी रोग, saman khurand, सामान्य खुरंड, sadharan khurand, common skab',
  },
  {
    crops: 'potato',
    problem: 'Black scurf',
    names:
      'kali rusi, काली रूसी, kali roosi, black scarf, blek skarf, काली पपड़ी, kali papdi, rhizoctonia, राइजोक्टोनिया',
  },
  {
    crops: 'potato',
    problem: 'Tuber moth',
    names:
      'kand patanga, कंद पतंगा, kand ka patanga, aalu ka patanga, aloo ka patanga, tyubar moth, tuber moth, ptm, kand shalabh, कंद शलभ, kand chhedak, कंद छेदक',
  },
  {
    crops: 'potato',
    problem: 'Black leg and soft rot',
    names:
      'black leg, blaik leg, ब्लैक लेग, mridu galan, मृदु गलन, soft rot, aloo sadan, naram sadan, मुलायम सड़न, गीला गलन',
  },
  {
    crops: 'potato',
    problem: 'Bacterial wilt (brown rot)',
    names:
      'bhura galan, भूरा गलन, bangle rog, बैंगल रोग, bangdi rog, बांगड़ी रोग, jivanu uktha, jivanu mlani, जीवाणु म्लानि',
  },
  {
    crops: 'potato',
    problem: 'Cutworm and white grub',
    names:
      'katua, कटुआ, katua keet, katua illi, कटुआ इल्ली, katua sundi, कटुआ सूँडी, kat worm, cut worm, safed lat, safed gidar, kurmula, कुरमुला, kutra',
  },
  {
    crops: 'potato',
    problem: 'Aphid (carries the viruses)',
    names: 'mahu, maho, माहो, chepa, lahi, लाही, tela, तेला, mava, मावा, chempa',
  },
  {
    crops: 'cauliflower cabbage',
    problem: 'Diamondback moth',
    names:
      'dbm, hirak prishth, hirak pitha, हीरक पृष्ठ, हीरक पतंगा, hirak patanga, diamond moth, daimand bek moth, hirak pusth, डायमंड बैक, chaukor patanga, choukoni tipka, thipkyacha patang, plutella',
  },
  {
    crops: 'cauliflower cabbage',
    problem: 'Black rot',
    names:
      'kala sadan, काला सड़न, kali sadan, kala galan, काला गलन, kali galan, krishna galan, कृष्ण गलन, xanthomonas, jivanu sadan, घाण्या रोग, ghanya rog',
  },
  {
    crops: 'cauliflower',
    problem: 'Sclerotinia stalk rot (curd rot)',
    names:
      'phool sadan, phul sadan, फूल सड़न, curd rot, dandi sadan, डंठल सड़न, kard rot, safed galan, सफ़ेद गलन, sclerotinia, stalk rot',
  },
  {
    crops: 'cauliflower cabbage radish mustard',
    problem: 'Downy mildew',
    names:
      'mriduromil asita, mriduromil, tulasita, तुलासिता, downy, डाउनी, romil asita, रोमिल आसिता, kevda, dauni mildyu',
  },
  {
    crops: 'cabbage',
    problem: 'Cabbage aphid',
    names: 'mahu, maho, माहो, chepa, चेपा, mava, मावा, lahi, tela, तेला, mahu keet',
  },
  {
    crops: 'cauliflower',
    problem: 'Aphids',
    names: 'mahu, maho, माहो, chepa, चेपा, mava, मावा, lahi, tela, तेला, mahu keet',
  },
  {
    crops: 'cabbage',
    problem: 'Cabbage head borer (Hellula)',
    names:
      'tana chhedak, तना छेदक, tana chhedak sundi, gola chhedak, गोला छेदक, head borer, hellula, गोभी छेदक, gobhi chhedak',
  },
  {
    crops: 'cabbage',
    problem: 'Cabbage butterfly and tobacco caterpillar',
    names:
      'gobhi ki titli, gobhi ki sundi, गोभी की सूँडी, tambaku ki sundi, tambaku ki illi, तंबाकू की इल्ली, cabbage caterpillar, titli ki sundi, cabbage butterfly',
  },
  {
    crops: 'cauliflower',
    problem: 'Tobacco caterpillar',
    names:
      'tambaku ki sundi, tambaku ki illi, तंबाकू की इल्ली, tambaku illi, gobhi ki sundi, गोभी की सूँडी',
  },
  {
    crops: 'cauliflower',
    problem: 'Buttoning and loose curds',
    names: 'batning, बटनिंग, buttoning, ricey, riceyness',
  },
  {
    crops: 'coconut oil-palm date-palm',
    problem: 'Rhinoceros beetle',
    names:
      'genda beetle, gainda beetle, genda bital, gainda bital, गैंडा बीटल, गेंडा बीटल, genda bhring, गेंडा भृंग, gainda bhring, genda kida, genda keeda, gainda keeda, गैंडा कीड़ा, गेंडा कीड़ा, genda keet, gainda keet, गैंडा कीट, rhino beetle, rhino beatle, राइनो बीटल, rino beetle, rhinoceros bital, gendya bhunga, गेंड्या भुंगा, oryctes, गेंडा भुंगा, genda bhunga',
  },
  {
    crops: 'coconut date-palm',
    problem: 'Red palm weevil',
    names:
      'lal ghun, लाल घुन, lal tad ghun, lal sund wala kida, सूंड वाला कीड़ा, sund wala keeda, sondya bhunga, सोंड्या भुंगा, rpw, red weevil, lal khajur ghun, लाल खजूर घुन, tana ghun, palm weevil',
  },
  {
    crops: 'coconut',
    problem: 'Bud rot',
    names:
      'kali sadan, कली सड़न, kalika sadan, कलिका सड़न, shirsh sadan, शीर्ष सड़न, kopal sadan, कोंपल सड़न, bad rot, konpal sadan, choti sadan, चोटी सड़न',
  },
  {
    crops: 'coconut',
    problem: 'Eriophyid mite (perianth mite)',
    names:
      'mait, माइट, eriofid mait, irofid mite, iriofid mait, इरियोफिड माइट, nariyal mite, ashtpadi, eriophyid, koli kid, कोळी',
  },
  {
    crops: 'coconut',
    problem: 'Rugose spiralling whitefly',
    names:
      'safed makkhi, सफ़ेद मक्खी, whitefly, rugose, रूगोज, spiralling whitefly, spiraling whitefly, sarpil safed makkhi, rsw',
  },
  {
    crops: 'coconut',
    problem: 'Root wilt (Kerala wilt)',
    names: 'kerala wilt, keral vilt, jad murjhan, jad mlani, जड़ म्लानि, root wilt disease',
  },
  {
    crops: 'coconut',
    problem: 'Basal stem rot (Thanjavur wilt) and stem bleeding',
    names:
      'tanjavur vilt, thanjavur wilt, ganoderma, गैनोडर्मा, stem bleeding, tana mul sadan, basal stem rot, anabe',
  },
  {
    crops: 'banana',
    problem: 'Panama wilt (Fusarium wilt, also race TR4)',
    names:
      'panama, पनामा रोग, panama rog, panama bimari, पनामा बीमारी, uktha, उकठा, mar rog, मर रोग, wilt, tr4, टीआर4, panama wilt disease',
  },
  {
    crops: 'banana',
    problem: 'Sigatoka leaf spot',
    names:
      'sigatoka, sigatoka rog, सिगाटोका रोग, sigatokka, karpa, करपा, parn chitti, पर्ण चित्ती, black sigatoka, yellow sigatoka, kala sigatoka, पीला सिगाटोका',
  },
  {
    crops: 'banana',
    problem: 'Bunchy top virus',
    names:
      'bunchi top, banchi top, बंची टाप, बन्ची टॉप, guchha rog, गुच्छा रोग, gucchha shirsh, guchchha shirsh, bbtv, parn guchh, पर्णगुच्छ, bunchy top disease, झुंड शीर्ष',
  },
  {
    crops: 'banana',
    problem: 'Pseudostem weevil',
    names:
      'tana ghun, तना घुन, tana chhedak, तना छेदक, tana bhring, तना भृंग, stem weevil, khod kida, खोडकिडा, sond kida, odoiporus',
  },
  {
    crops: 'banana',
    problem: 'Rhizome weevil (corm weevil)',
    names:
      'kand ghun, कंद घुन, kand chhedak, कंद छेदक, prakand ghun, प्रकंद घुन, prakand chhedak, प्रकंद छेदक, root weevil, corm borer, kand bhring, rhizome borer, cosmopolites',
  },
  {
    crops: 'acid-lime sweet-orange',
    problem: 'Canker',
    names:
      'kenkar, कैंकर रोग, canker rog, kainkar, citrus canker, nimbu ka canker, chhala rog, छाला रोग',
  },
  {
    crops: 'acid-lime',
    problem: 'Gummosis and foot rot',
    names:
      'gond rog, gondarti, गोंदार्ति, gamosis, dinkya, डिंक्या, डिंक्या रोग, dinkya rog, pad galan, gummosis',
  },
  {
    crops: 'sweet-orange',
    problem: 'Gummosis and dry root rot',
    names: 'gond rog, gondarti, गोंदार्ति, gamosis, dinkya, डिंक्या, डिंक्या रोग, gummosis, dry root rot',
  },
  {
    crops: 'mandarin',
    problem: 'Gummosis and root rot (Phytophthora)',
    names: 'gond rog, gondarti, गोंदार्ति, gamosis, dinkya, डिंक्या, डिंक्या रोग, gummosis',
  },
  {
    crops: 'acid-lime curry-leaf',
    problem: 'Lemon butterfly',
    names:
      'nimbu ki titli, नींबू की तितली, nimbu titli, nimbu ki illi, नींबू की इल्ली, nimbu ki sundi, नींबू की सूँडी, citrus butterfly, lemon caterpillar, papilio, ninbu ki titli',
  },
  {
    crops: 'acid-lime curry-leaf',
    problem: 'Citrus psylla',
    names: 'silla, psylla, सिला, sitras silla, citrus sila, psilla, साइला, sailla, citrus psyllid',
  },
  {
    crops: 'mandarin sweet-orange',
    problem: 'Citrus psylla, carrier of greening',
    names:
      'silla, psylla, सिला, sitras silla, citrus sila, psilla, साइला, citrus psyllid, greening, ग्रीनिंग, हरितिमा रोग, hlb',
  },
  {
    crops: 'mandarin',
    problem: 'Citrus blackfly',
    names:
      'kali makkhi, kali makhi, काली मक्खी, kolshi, कोलशी, कोळशी, kolasi, koleshi, kala mashi, kali mashi',
  },
  {
    crops: 'guava litchi amla ber jackfruit drumstick',
    problem: 'Bark-eating caterpillar',
    names:
      'chhal khane wali illi, chhal khane vali illi, छाल खाने वाली सूँडी, chhal khane wali sundi, chhal bhakshak, छाल भक्षक, chhal bhakshi, छाल भक्षी कीट, छाल भक्षक इल्ली, indarbela, इंडरबेला, inderbela, sal khanari ali, साल खाणारी अळी, bark borer, chhal ki sundi, छाल की सूँडी',
  },
  {
    crops: 'mandarin',
    problem: 'Bark-eating caterpillar and trunk borer',
    names:
      'chhal khane wali illi, छाल भक्षक, indarbela, इंडरबेला, tana chhedak, तना छेदक, trunk borer, inderbela, bark borer',
  },
  {
    crops: 'guava',
    problem: 'Wilt',
    names: 'mlani rog, amrud ka uktha, मुरझा रोग',
  },
  {
    crops: 'guava',
    problem: 'Mealybug and scale',
    names:
      'mili bag, मिली बग, milibag, mealy bug, dahiya, दहिया, shalk keet, शल्क कीट, स्केल कीट, गुजिया',
  },
  {
    crops:
      'guava okra brinjal tomato cucumber watermelon bitter-gourd pointed-gourd sweet-potato turmeric carrot yam kiwi',
    problem: 'Root-knot nematode',
    names:
      'sutrakrimi, सूत्रकृमि, सूत्र कृमि, sutra krimi, nematode, निमेटोड, nimatod, nimetod, neematode, जड़ ग्रंथि, jad granthi, जड़ गाँठ, jad ganth, jad ki ganth, जड़ की गाँठ, jad ki gaanth, root knot, rootknot, jad gath, gaath sutrakrimi, गाँठ सूत्रकृमि, mool granthi, मूल ग्रंथि, मूलगाँठ, krimi rog, गुठली रोग, मूल सूत्रकृमि',
  },
  {
    crops: 'banana',
    problem: 'Root nematodes',
    names: 'sutrakrimi, सूत्रकृमि, nematode, निमेटोड, nimatod, burrowing nematode',
  },
  {
    crops: 'litchi',
    problem: 'Litchi mite (erinose)',
    names:
      'mait, माइट, lichi makdi, लीची की मकड़ी, makdi keet, मकड़ी कीट, erineum, litchi mait, lichi mite, makdi rog',
  },
  {
    crops: 'litchi',
    problem: 'Fruit and shoot borer',
    names:
      'fal chhedak, phal chhedak, फल बेधक, fal bedhak, phal bedhak, dana chhedak, दाना छेदक, tahni chhedak, टहनी छेदक, bij chhedak, बीज छेदक, fruit borer, stone borer',
  },
  {
    crops: 'litchi',
    problem: 'Litchi stink bug',
    names: 'stink bag, badbudar keet, बदबूदार कीट, lichi bug, लीची बग, litchi bug',
  },
  {
    crops: 'cumin',
    problem: 'Alternaria blight',
    names:
      'jhulsa rog, झुलसा रोग, kaliya, कालिया, kalia, kalya, काल्या, kaliya rog, कालिया रोग, कालिया झुलसा, kala jhulsa',
  },
  {
    crops: 'fennel ajwain isabgol fenugreek fenugreek-seed',
    problem: 'Aphid',
    names: 'mahu, moyla, moila, मोयला कीट, moyla keet, chempa, chepa, maho, lahi',
  },
  {
    crops: 'coriander',
    problem: 'Stem gall',
    names:
      'tana sujan, तना सूजन, launigya, longiya, लौंगिया रोग, launigiya, longia, longiya rog, loungia, stem gal, stem gaul, लोंगिया, लोंगिया रोग, tana gall, तना ग्रंथि',
  },
  {
    crops: 'isabgol',
    problem: 'Downy mildew',
    names: 'tulasita, तुलासिता रोग, mriduromil, downy, डाउनी, mriduromil asita',
  },
  {
    crops: 'fennel',
    problem: 'Sugary disease (gummosis)',
    names:
      'gundiya, gundia, गूंदिया, गुंदिया, gondiya, गोंदिया, gundiya rog, गूंदिया रोग, chikta, चिकटा, gond rog, गोंद रोग, sugary disease, gummosis, chipchipa rog',
  },
  {
    crops: 'fennel',
    problem: 'Ramularia blight',
    names: 'jhulsa rog, झुलसा रोग, ramularia, रामुलारिया',
  },
  {
    crops: 'fennel ajwain fenugreek-seed',
    problem: 'Root rot and collar rot',
    names: 'jad galan rog, कॉलर रॉट',
  },
  {
    crops: 'sesame',
    problem: 'Phyllody',
    names:
      'filodi, फायलोडी, fyllody, phylody, filody, guchha rog, गुच्छा रोग, parnabh, purnata, पर्णताभ, parnatabh',
  },
  {
    crops: 'sesame',
    problem: 'Leaf webber and capsule borer',
    names:
      'patti lapetak, पत्ती मोड़क, patti modak, fali chhedak, फली छेदक, fali bedhak, phali bhedak, antigastra, patti lapet sundi',
  },
  {
    crops: 'sesame',
    problem: 'Phytophthora blight',
    names: 'jhulsa rog, झुलसा रोग, angmari, अंगमारी, फाइटोफ्थोरा अंगमारी',
  },
  {
    crops: 'castor',
    problem: 'Castor semilooper',
    names:
      'semilooper, semi looper, सेमीलूपर, kubda kida, कुबड़ा कीड़ा, ardh kundalak, अर्धकुंडलक, patti khane wali illi, ghoda iyal, achaea',
  },
  {
    crops: 'castor',
    problem: 'Grey mould (Botrytis)',
    names: 'gre mold, grey mold, dhusar fafund, धूसर फफूंद, botrytis, बोट्राइटिस, gray mould',
  },
  {
    crops: 'castor safflower',
    problem: 'Fusarium wilt',
    names: 'uktha, ukhta, ukta, उगरा, mar rog, मर रोग, wilt, sukhara',
  },
  {
    crops: 'lentil',
    problem: 'Rust',
    names: 'gerui, gerua, गेरुआ, ratua, रतुआ रोग, kitt, किट्ट, tambera',
  },
  {
    crops: 'linseed',
    problem: 'Linseed bud fly',
    names:
      'kali makkhi, kali ki makkhi, कली मक्खी, कली की मक्खी, bud fly, galmij, gal midge, गालमिज, गाल मिज, gall midge, alsi ki makkhi, अलसी की मक्खी, alsi makkhi',
  },
  {
    crops: 'green-gram',
    problem: 'Cercospora leaf spot',
    names: 'पर्ण धब्बा, parn chitti, पर्ण चित्ती, tikka, टिक्का',
  },
  {
    crops: 'black-gram',
    problem: 'Hairy caterpillar and pod borer',
    names:
      'kambal keeda, कंबल कीड़ा, baldar illi, बालदार इल्ली, rome wali illi, bihari illi, बिहारी इल्ली, kamla keet, fali chhedak, katra, कातरा, balwali sundi',
  },
  {
    crops: 'black-gram',
    problem: 'Leaf crinkle',
    names:
      'leaf crinkle, parn sankuchan, पर्ण संकुचन, jhurridar patti, झुर्री रोग, jhurri rog, patti marod, पत्ती मरोड़, parna kunchan, पर्ण कुंचन, crinkle virus, crinkal, kukda, कुकड़ा',
  },
  {
    crops: 'field-pea',
    problem: 'Stem fly and leaf miner',
    names: 'tana makkhi, तना मक्खी, leaf miner, lif mainar, लीफ माइनर, patti surangak, surangi keet',
  },
  {
    crops: 'field-pea cowpea dolichos-bean',
    problem: 'Pod borers',
    names:
      'fali chhedak, phali chhedak, फली बेधक, fali bedhak, fali ki illi, फली की इल्ली, phali me sundi, fali me illi, फली में इल्ली, फली में सूँडी, phali ki sundi, फली की सूँडी',
  },
  {
    crops: 'lucerne drumstick rose spinach colocasia ivy-gourd round-gourd grass-pea buckwheat',
    problem: 'Aphid',
    names:
      'mahu, maho, माहो, chepa, chempa, moyla, lahi, लाही, tela, तेला, mava, मावा, kala mahu, काला माहू',
  },
  {
    crops: 'pear',
    problem: 'Scab',
    names: 'skeb, scab, स्केब, papdi rog, पपड़ी',
  },
  {
    crops: 'apple',
    problem: 'Apple scab',
    names: 'skeb, scab, स्केब, papdi rog, पपड़ी रोग, skaib',
  },
  {
    crops: 'apple',
    problem: 'Woolly apple aphid',
    names:
      'uni mahu, ooni mahu, ऊनी माहू, wooly aphid, rui wala keeda, रुई वाला कीड़ा, रुई कीड़ा, रुइया कीट, rui keet',
  },
  {
    crops: 'apple pear plum',
    problem: 'San Jose scale',
    names: 'sanjose scale, san jos scale, सैंजोस स्केल, सेंजोस, sanjos, scale keet, स्केल कीट',
  },
  {
    crops: 'peach',
    problem: 'Leaf curl',
    names: 'patti marod, patta marod, पत्ती मरोड़, lif karl, peach leaf curl, kukda, पर्ण कुंचन',
  },
  {
    crops: 'black-pepper',
    problem: 'Foot rot (quick wilt)',
    names:
      'quick wilt, pad galan, पदगलन, padgalan, drut mlani, shighra mlani, शीघ्र म्लानि, quick welt, kali mirch ka uktha, foot rot disease, jaldi murjhana',
  },
  {
    crops: 'black-pepper',
    problem: 'Slow decline',
    names: 'slow wilt, mand mlani, dhimi mlani, धीमी म्लानि',
  },
  {
    crops: 'cardamom',
    problem: 'Capsule rot (azhukal)',
    names: 'azhukal, ajhukal, अझुकल, अजुकल, capsule rot disease',
  },
  {
    crops: 'cardamom',
    problem: 'Clump rot (rhizome rot)',
    names: 'gatti sadan, rhizome rot, gath sadan, गाँठ सड़न, prakand sadan, प्रकंद सड़न, clump rot',
  },
  {
    crops: 'arecanut',
    problem: 'Fruit rot (koleroga, mahali)',
    names: 'kole roga, koleroga, mahali, महाली, mahali rog, kole rog, कोले रोग',
  },
  {
    crops: 'betel-vine',
    problem: 'Foot rot and leaf rot',
    names:
      'galka, galka rog, गलका, गलका रोग, pan ka galka, pad galan, पदगलन, patti sadan, पत्ती सड़न, leaf rot, foot rot',
  },
  {
    crops: 'jute',
    problem: 'Bihar hairy caterpillar',
    names:
      'bhua pillu, भुआ पिल्लू, bhuva, kamla keet, कमला कीट, kambal keeda, कंबल कीड़ा, rome wali illi, balwali illi, shuya bichha बिच्छा roendar illi',
  },
  {
    crops: 'mint',
    problem: 'Hairy caterpillar',
    names:
      'balwali sundi, बालों वाली सूँडी, rome wali sundi, kambal keeda, कंबल कीड़ा, bihari sundi, bihar hairy caterpillar, kamla keet, कमला कीट, katra',
  },
  {
    crops: 'moth-bean',
    problem: 'Red hairy caterpillar',
    names:
      'katra, कातरा, kaatra, kamla keet, lal baldar illi, लाल बालदार इल्ली, kambal keeda, कंबल कीड़ा',
  },
  {
    crops: 'sunflower',
    problem: 'Head rot',
    names:
      'phool sadan, phul sadan, mundak sadan, मुंडक सड़न, mundak galan, sir sadan, rhizopus, sunflower head rot',
  },
  {
    crops: 'marigold',
    problem: 'Leaf spot and flower blight',
    names:
      'phool jhulsa, फूल झुलसा, alternaria, अल्टरनेरिया, flower blight, kala dhabba rog, काला धब्बा रोग',
  },
  {
    crops: 'marigold rose papaya bottle-gourd brinjal cassava cucumber muskmelon okra watermelon',
    problem: 'Red spider mite',
    names:
      'mait, माइट, maait, lal makdi, laal makdi, लाल मकड़ी कीट, spider mite, लाल माइट, ashtpadi, अष्टपदी, lal koli, लाल कोळी',
  },
  {
    crops: 'rose',
    problem: 'Die-back',
    names:
      'dai baik, die back, dai back, dieback, उल्टा सूखा, ulta sukha, tahni sukhna, टहनी सूखना, टहनी मार, tahni mar',
  },
  {
    crops: 'water-chestnut',
    problem: 'Singhara beetle',
    names:
      'singhada bhring, singhara bhring, सिंघाड़ा बीटल, singhara bital, lal keeda, लाल कीड़ा, lal kida, singhara ka keeda, सिंघाड़े का कीड़ा',
  },
  {
    crops: 'sweet-potato',
    problem: 'Sweet potato weevil',
    names: 'shakarkand ka ghun, kand ghun, कंद घुन, शकरकंद का कीड़ा, shakarkand ka keeda',
  },
  {
    crops: 'mushroom',
    problem: 'Green mould',
    names:
      'hari fafund, हरी फफूंद, hari fafundi, हरी फफूंदी, green mold, trichoderma, हरा फफूंद, hara fungus, हरा फंगस, green fungus',
  },
  {
    crops: 'cashew tea',
    problem: 'Tea mosquito bug',
    names:
      'ti moskito bag, tea mosquito, machhar keet, मच्छर कीट, helopeltis, tmb, chai machhar, चाय मच्छर, tea bug',
  },
  {
    crops: 'cluster-bean',
    problem: 'Bacterial blight',
    names:
      'jivanu jhulsa, jhulsa rog, झुलसा रोग, jivanu angmari, जीवाणु अंगमारी, जीवाणु धब्बा, bacterial leaf spot, जीवाणुज झुलसा',
  },
  {
    crops: 'cluster-bean',
    problem: 'Root rot',
    names: 'jad galan rog, जड़ गलन रोग, dry root rot, सूखा जड़ गलन, ukhta, उखटा, mar rog',
  },
  {
    crops: 'pomegranate',
    problem: 'Bacterial blight',
    names:
      'telya, तेल्या, तेल्या रोग, teliya dhabba, तेलिया धब्बा, telya dhabba, telia dhabba, tel rog, तेल रोग, dalimb telya, tailya',
  },
  {
    crops: 'okra',
    problem: 'Yellow vein mosaic (spread by whitefly)',
    names:
      'pachrangiyo, pachrangiya, पचरंगियो, pitshira, pitshira rog, peetshira, peet shira rog, peelia, peelia rog, पीलिया, हळद्या, haldya, haldya rog, hallya, hallya rog, केवडा, kevda rog, shira pila, shira peela rog, pili nas, pili nas rog, nas pilapan',
  },
  {
    crops: 'groundnut',
    problem: 'Collar rot and stem rot',
    names:
      'ugsuk, ugsuk rog, उगसुक, sukaro, sukaro rog, सुकारो, thadno sukaro, collar sadan, कॉलर सड़न, tana sadan rog, तना सड़न रोग, gala sadan',
  },
  {
    crops: 'groundnut',
    problem: 'Tikka leaf spots and rust',
    names:
      'geru, geru rog, गेरू, गेरू रोग, tika rog, tikka rog, टिक्का रोग, tambera, tambera rog, तांबेरा, gerua, gerua rog',
  },
  {
    crops: 'pearl-millet',
    problem: 'Downy mildew (green ear)',
    names:
      'joginya, joginya rog, jogiya, jogiya rog, जोगिया, जोगिया रोग, जोगिन्या, hari bali, kutul, kutul rog, कुतुल, tulasita, gosavi, gosavi rog, गोसावी, केवडा, kevda rog',
  },
  {
    crops: 'pigeon-pea',
    problem: 'Sterility mosaic',
    names:
      'bandhya, bandhya rog, बांध्या, बांध्या रोग, banjhpan, बांझपन, banjhpan rog, vanjh rog, vanjhpana, वंध्यत्व, vandhyatva',
  },
  {
    crops: 'acid-lime sweet-orange',
    problem: 'Canker',
    names:
      'kodh, kodh rog, कोढ़, कोढ़ रोग, khairya, khairya rog, खैऱ्या, खैर्या, kainkar, kenkar, केंकर, balia tikka, baliya tikka',
  },
  {
    crops: 'papaya',
    problem: 'Foot rot and damping-off',
    names:
      'collar rot, kalar rot, kolar rot, कॉलर रॉट, tana galan, तना गलन, tana galan rog, tana sadan, तना सड़न, pad galan, पद गलन, stem rot',
  },
  {
    crops: 'mango',
    problem: 'Malformation',
    names: 'gucchha, guccha, gucchha rog, guchcha, guchcha rog',
  },
  {
    crops: 'black-pepper',
    problem: 'Foot rot (quick wilt)',
    names:
      'jaldi murjhan, drut murjhan, द्रुत म्लानि, शीघ्र म्लानि, druta wilt, quick wilt, kwik wilt, foot rot rog, pad galan, पाद गलन',
  },
  {
    crops: 'chickpea lentil',
    problem: 'Wilt',
    names:
      'ukhera, ukheda, उखेड़ा, उखेड़ा रोग, ukhera rog, ukhatha, ukhatha rog, suk rog, sukaro, sukaro rog, सुकारो',
  },
  {
    crops: 'chilli',
    problem: 'Leaf curl virus (spread by whitefly)',
    names:
      'chudda, chudda mudda, chhura murra, chhura murra rog, chura mura, chura murda, chura murda rog, चुर्डा मुर्डा, चुरडा मुरडा, chudda murda, kokadva, kokadvat, कोकडवा, कोकडवाट, kukdi, kukdi rog, kukad, kukda virus',
  },
  {
    crops: 'tomato',
    problem: 'Leaf curl virus (spread by whitefly)',
    names:
      'kokadva, kokadvat, कोकडवा, chudda mudda, chura murda, चुरडा मुरडा, kokda, kokda rog, कोकड़ा',
  },
  {
    crops: 'papaya',
    problem: 'Leaf curl virus',
    names: 'kokadva, kokadvat, कोकडवा, chura murda, चुरडा मुरडा, kukda rog, kokda, kokda rog',
  },
  {
    crops: 'cotton',
    problem: 'Leaf curl virus',
    names:
      'kokadva, kokadvat, कोकडवा, kokda, kokda rog, kukda, kukda rog, marodiya, मरोड़िया, patta marod, marod rog, मरोड़ रोग',
  },
  {
    crops: 'brinjal',
    problem: 'Shoot and fruit borer',
    names:
      'shendali, shendeali, शेंडअळी, shende ali, शेंडे अळी, शेंडा अळी, shenda ali, शेंडअली, fal ane dunkh koriyo, dunkh koriyo, dunkh',
  },
  {
    crops: 'ginger',
    problem: 'Soft rot (rhizome rot)',
    names:
      'gathi galan, गाठी गलन, ganth galan, गांठ गलन, ganthi galan, kand galan, कंद गलन, kandkuj, kand kuj, कंदकुज, कंद कुज, gal rog, kand sadan, कंद सड़न, prakand galan, प्रकंद गलन',
  },
  {
    crops: 'turmeric',
    problem: 'Rhizome rot',
    names:
      'gathi galan, गाठी गलन, ganth galan, गांठ गलन, kand galan, कंद गलन, kandkuj, kand kuj, कंदकुज, kand sadan, कंद सड़न, prakand galan, प्रकंद गलन',
  },
  {
    crops: 'cumin ber fennel coriander field-pea mango grape okra chilli',
    problem: 'Powdery mildew',
    names:
      'chharo, bhuki chharo, bhukichharo, भूकी छारो, छारो, chhachhyo, chanchiya, चांछिया, चांछ्या, chanchhiya, chachhya, chhachya, छाछ्या, छाचिया, chhachia rog, chhansiyo',
  },
  {
    crops:
      'fenugreek fenugreek-seed ajwain green-gram black-gram mustard pumpkin cucumber bottle-gourd bitter-gourd watermelon muskmelon ridge-gourd sponge-gourd',
    problem: 'Powdery mildew',
    names:
      'chharo, bhuki chharo, छारो, chanchiya, चांछिया, चांछ्या, chanchhiya, chachhya, chhachya, छाछ्या, छाचिया',
  },
  {
    crops: 'cotton',
    problem: 'Root rot and wilt',
    names:
      'sukaro, sukaro rog, सुकारो, mul sadan, jad galan, जड़ गलन, jad galan rog, mar rog, mar, मर रोग, ukatha',
  },
  {
    crops: 'cotton',
    problem: 'Leafhopper (jassid), thrips and aphid',
    names:
      'tadtadiya, taddadiya, tadtadia, तड़तड़िया, molo, molo mashi, मोलो, tudtude, तुडतुडे, hara tela, हरा तेला, tela',
  },
  {
    crops: 'pigeon-pea',
    problem: 'Wilt',
    names: 'sukaro, sukaro rog, सुकारो, ukhera, ukheda, उखेड़ा',
  },
  {
    crops: 'castor',
    problem: 'Fusarium wilt',
    names: 'sukaro, sukaro rog, सुकारो',
  },
  {
    crops: 'cumin',
    problem: 'Wilt',
    names: 'sukaro, sukaro rog, सुकारो, ukhta, ukhta rog, उखटा, उकठा, uktha, mar rog',
  },
  {
    crops: 'cumin',
    problem: 'Alternaria blight',
    names: 'kalyo, kaliyo, kaliyo rog, कालियो, kalo dagh, charmi, charmi rog, चरमी, kali charmi',
  },
  {
    crops: 'garlic',
    problem: 'Purple blotch',
    names: 'baingani dhabba, jambli dag, jambli karpa, jambhala karpa, जांभळा करपा, जांभळा डाग',
  },
  {
    crops: 'onion',
    problem: 'Purple blotch',
    names: 'jambli karpa, jambhala karpa, जांभळा करपा, jambhli dhabba, जांभळा डाग',
  },
  {
    crops: 'rice',
    problem: 'Blast',
    names:
      'jhonka, झोंका, jhoka, करपडा, karpada, gardan tod, गर्दन तोड़, gardan marod, neck blast, ghanti jhulsa',
  },
  {
    crops: 'rice',
    problem: 'False smut',
    names:
      'haldi rog, हल्दी रोग, haldi gath, हल्दी गांठ, lakshmi rog, लक्ष्मी रोग, kaju rog, anjani, angariyo, angariya, galat angariyo',
  },
  {
    crops: 'wheat',
    problem: 'Loose smut',
    names:
      'kandua, kanduwa, kandwa, कंडुआ, कंडवा, kangiari, kangiyari, कांगियारी, anavrit kandua, khuli kangiari, kajali, काजळी, kani rog, angariyo',
  },
  {
    crops: 'wheat',
    problem: 'Yellow (stripe) rust',
    names:
      'peeli kungi, pili kungi, पीली कुंगी, haldi rog, हल्दी रोग, pila ratua, पीला रतुआ, peela ratua, dhaari ratua, pivla tambera, पिवळा तांबेरा',
  },
  {
    crops: 'wheat',
    problem: 'Brown (leaf) rust',
    names: 'bhura ratua, भूरा रतुआ, bhuri kungi, भूरी कुंगी, patti ratua, pan tambera, narangi tambera',
  },
  {
    crops: 'soybean',
    problem: 'Rust',
    names: 'tambera, तांबेरा, tambera rog, gerua, gerua rog, geru, geru rog',
  },
  {
    crops: 'banana',
    problem: 'Sigatoka leaf spot',
    names: 'karpa, करपा, karpa rog, sigatoka karpa, सिगाटोका, sigatoka, sigatoga',
  },
  {
    crops: 'sugarcane',
    problem: 'Smut',
    names:
      'kani, काणी, kani rog, काणी रोग, chabuk kani, चाबुक काणी, chabuk rog, angariyo, kangiari, कांगियारी',
  },
  {
    crops: 'sugarcane',
    problem: 'Red rot',
    names:
      'lal sadan, laal sadan, लाल सड़न, raato sado, rato sado, lal kuj, लाल कूज, ratta rog, ratta, रत्ता रोग, cancer rog, ganne ka cancer, गन्ने का कैंसर',
  },
  {
    crops: 'sugarcane',
    problem: 'Grassy shoot',
    names: 'ghasiya rog, घासिया रोग, gavtal vadh, गवताळ वाढ, albino rog, ghas rog',
  },
  {
    crops: 'potato',
    problem: 'Late blight',
    names:
      'pacheto jhulsa, pachheta jhulsa, पछेता झुलसा, ushira karpa, उशिरा करपा, sukaro, pachhotro sukaro',
  },
  {
    crops: 'potato',
    problem: 'Early blight',
    names: 'ageta jhulsa, अगेता झुलसा, lavkar karpa, लवकर करपा, aagotro sukaro, agotro sukaro',
  },
  {
    crops: 'grape',
    problem: 'Powdery mildew',
    names: 'bhuri, भुरी, भुरी रोग, bhuri rog, bhuri bimari',
  },
  {
    crops: 'grape',
    problem: 'Downy mildew',
    names: 'davnya, davanya, दावण्या, dawnya, केवडा, kevda, tantu bhuri',
  },
]
