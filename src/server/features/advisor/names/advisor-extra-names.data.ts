/** Names of guides beside those in their files: short words and turns of phrase that mean this guide alone. */
export const extraGuideNames: Readonly<Record<string, string>> = {
  'pm-kisan-payment':
    'pm kisan ekyc, pm kisan e kyc, pm kisan kyc, pmkisan ekyc, पीएम किसान ई केवाईसी, पीएम किसान ईकेवाईसी, पीएम किसान केवाईसी, ekyc kaise, e kyc kaise, kyc kaise, केवाईसी कैसे, kist nahi, kist nhi, किस्त नहीं, kist ruk, kist band, kist fail, किस्त रुक, किस्त बंद, land seeding, लैंड सीडिंग, ekyc, e kyc, ईकेवाईसी, ई केवाईसी, instalment not, installment not, instalment has not, installment has not, instalment did not, installment did not, instalment stopped, installment stopped, samman nidhi nahi, सम्मान निधि नहीं',
  'disaster-relief':
    'bina bima, bina beema, bima nahi, beema nahi, bima nhi, bima nahin, without insurance, no insurance, not insured, uninsured, बिना बीमा, बीमा नहीं, sdrf, एसडीआरएफ, aapda rahat, आपदा राहत, girdawari, गिरदावरी, panchnama, पंचनामा',
  'storm-damage':
    'ole gire, ole gir gaye, ole pade, ole pad gaye, ole se, ole ke baad, olavrishti se, olavrishti ke baad, after hail, after the hail, after hailstorm, hail damage, hail damaged, hail broke, hailstorm damage, aandhi se, aandhi me gir, ओले गिरे, ओले गिर गए, ओले पड़े, ओले पड़ गए, ओले से, ओलों से, ओले के बाद, ओलावृष्टि से, ओलावृष्टि के बाद, आँधी से, आंधी से, आंधी में गिर',
  'paddy-after-flood':
    'dhan doob, dhan dub, dhan pani me doob, badh ke baad dhan, baadh ke baad dhan, flooded paddy, submerged paddy, paddy submerged, paddy under water, paddy after flood, धान डूब, धान पानी में डूब, बाढ़ के बाद धान',
  'warehouse-receipt':
    'warehouse receipt, godam ki rasid, godam rasid, godown receipt, e nwr, enwr, गोदाम की रसीद, गोदाम रसीद, वेयरहाउस रसीद, godam me rakh kar loan, anaj girvi, अनाज गिरवी, pledge loan',
  'soil-testing-orchard':
    'bag ki mitti, baag ki mitti, bagh ki mitti, bagiche ki mitti, bagiche me mitti, बाग की मिट्टी, बगीचे की मिट्टी, बगीचे में मिट्टी, बाग में मिट्टी, orchard soil, soil sample in orchard, soil sample from orchard, soil test in orchard, soil testing in orchard',
  'prussic-acid':
    'prussic acid, prussic, प्रूसिक, chhoti jwar, chhoti jowar, choti jwar, choti jowar, chhoti juar, young sorghum, young jowar, छोटी ज्वार, jwar ka zahar, jowar ka zahar, ज्वार का जहर',
  pruning:
    'pruning, prune, pruned, pruning time, when to prune, chhatai, chhantai, chhataai, chatai, chantai, chhanti, chhaantna, kat chhat, kaat chhant, katai chhatai, katai chhantai, chhatni, छंटाई, छँटाई, छटाई, काट छांट, काट छाँट, कांट छांट, छाटणी, rejuvenation, jirnoddhar, जीर्णोद्धार, canopy management, training and pruning',
  'bahar-treatment':
    'bahar treatment, ambe bahar, mrig bahar, mrug bahar, hasta bahar, ambia bahar, bahar dharna, बहार उपचार, मृग बहार, अंबे बहार, हस्त बहार, आंबे बहार, अंबिया बहार, बहार लेना, बहार लेने',
  trellis:
    'trellis, trellises, trellising, machan, machaan, machan vidhi, bower, pandal system, mandap, vertical farming of, मचान, मंडप, jaali lagana, jali lagana, जाली लगाना, bel chadhane, bel ko chadhane, बेल चढ़ाने',
  staking:
    'staking, stake, stakes, bamboo support, sahara dena, sahara de, bans ka sahara, सहारा देना, सहारा दें, बांस का सहारा, स्टेकिंग',
  pinching:
    'pinching, pinch, nipping, nip the tip, topping, detopping, khutai, khontai, phunagi todna, phungi todna, funagi, tip todna, shirsh kartan, खुटाई, फुनगी, शीर्ष कर्तन, पिंचिंग, शीर्ष तोड़ना',
  'seedling-age':
    'age of seedling, age of seedlings, age of the seedlings, seedling age, seedlings age, how old seedlings, how old should seedlings, days old seedling, days old seedlings, kitne din ki paudh, kitne din ki podh, kitne din ki nursery, kitne din ke paudhe, kitne din ka paudha, paudh ki umar, paudh ki umra, कितने दिन की पौध, कितने दिन की नर्सरी, कितने दिन के पौधे, पौध की उम्र, पौध की आयु',
  'germination-test':
    'germination test, germination percentage, germination percent, test germination, check germination, germination check, test seed germination, test the germination, ankuran jaanch, ankuran janch, ankuran parikshan, ankuran pratishat, ankuran kshamta, jamav pratishat, beej jamega, अंकुरण जांच, अंकुरण जाँच, अंकुरण परीक्षण, अंकुरण प्रतिशत, अंकुरण क्षमता, उगवण क्षमता, उगवण चाचणी',
  'crop-insurance-tenants':
    'tenant farmers get crop insurance, tenant farmer get crop insurance, crop insurance for tenant, crop insurance for tenants, crop insurance for tenant farmers, crop insurance for sharecroppers, crop insurance on leased land, insurance on leased land, insurance on rented land, sharecropper crop insurance, sharecroppers crop insurance, sharecropper pmfby, tenant farmer pmfby, bataidar ko fasal bima, bataidar ka fasal bima, batai par fasal bima, batai ki fasal ka bima, batai wali fasal ka bima, adhiya ki fasal ka bima, theke ki zameen par bima, kiraye ki zameen par bima, बटाईदार को फसल बीमा, बटाईदार का फसल बीमा, बटाई पर फसल बीमा, बटाई की फसल का बीमा, किराये की जमीन पर फसल बीमा, किराए की जमीन पर फसल बीमा, ठेके की जमीन पर फसल बीमा, tenant farmer insurance, tenant farmers insurance, insurance for tenant, insurance for tenants, insurance for sharecroppers, sharecropper insurance, batai bima, batai par bima, bataidar bima, bataidar ka bima, bataidar ko bima, bataidar fasal bima, kiraye ki zameen bima, theke ki zameen bima, बटाई पर बीमा, बटाईदार बीमा, बटाईदार का बीमा, बटाईदार को बीमा, बटाईदार फसल बीमा, ठेके की जमीन बीमा',
  mulching:
    'mulching, mulch, plastic mulch, mulching paper, malching, malching paper, mulching sheet, palwar, मल्चिंग, मल्चिंग पेपर, पलवार',
  'nursery-cuttings':
    'from cutting, from cuttings, stem cutting, stem cuttings, by cuttings, by cutting, hardwood cuttings, take cuttings, taking cuttings, kalam se, katran se, cutting se, कटिंग से, कलम से, क़लम से, कटिंग कैसे',
  'green-manure': 'hirval khat, हिरवळीचे खत',
  'rainwater-harvesting':
    'khet talai, talai, tanka, shet tale, shettale, शेततळे, khet talab, खेत तालाब',
  vermicompost: 'gandul khat, gandool khat, गांडूळ खत, worm bin, worm farm',
  'sprinkler-irrigation': 'tushar sinchan, tushar, तुषार सिंचन, fuvara, phuvara, फव्वारा, fawara',
  'drip-irrigation':
    'irrigation scheme, scheme for irrigation, irrigation subsidy, subsidy on irrigation, sinchai yojana, sinchayee yojana, sinchai par subsidy, सिंचाई योजना, सिंचाई पर अनुदान, thibak, thibak sinchan, tapak sinchan, tapak padhati, ठिबक, ठिबक सिंचन, टपक सिंचन',
  'fertiliser-kinds':
    'dap me kitna, डीएपी में कितना, urea me kitna, यूरिया में कितना, npk me kitna, nitrogen hota, नाइट्रोजन होता, phosphorus hota, फास्फोरस होता, what is in dap, how much nitrogen is in, content of dap, content of urea',
  'salt-soil':
    'white crust, white layer, salt crust, safed parat, सफेद परत, safed papdi, सफेद पपड़ी, reh mitti, reh wali, reh zameen, reh jameen, रेह, safed namak, ph 9, पीएच 9, namak mitti, नमक मिट्टी, reh wali, alkaline soil, kshariya, क्षारीय',
  'seed-treatment':
    'treat the seed, treating seeds, seed ko upchar, seed treatment, seed dressing, treat seed, treat seeds, treating seed, beej upchar, bij upchar, beejopchar, beej shodhan, बीज उपचार, बीजोपचार, बीज शोधन',
  nursery:
    'nursery raising, raise nursery, raising nursery, nursery bed, nursery kaise, nursery taiyar, nursery banane, nursery preparation, paudh taiyar, paudh kaise, pro tray, plug tray, नर्सरी कैसे, नर्सरी तैयार, पौध तैयार, पौध कैसे',
  'choosing-crops':
    'profitable crop, munafe wali, munafa deti, मुनाफा देती, मुनाफे वाली, most profit, which crop should, which crop gives, best crop for my, fayde wali fasal, फायदे वाली फसल, kaun si fasal kare',
  seasons:
    'kharif ki fasal, rabi ki fasal, kharif ki fasle, rabi ki fasle, kharif crops, rabi crops, zaid crops, खरीफ की फसल, रबी की फसल, जायद की फसल, खरीफ की फसलें, रबी की फसलें, kharif and rabi, kharif kya, rabi kya',
  'monsoon-preparation':
    'summer ploughing, garmi ki jutai, gahri jutai, deep ploughing, गर्मी की जुताई, गहरी जुताई, before monsoon, monsoon se pehle, मानसून से पहले',
  'low-water-crops':
    'sukhe me kaun, drought crops, sukhe ki fasal, सूखे में कौन, little water, kam pani',
  'crop-insurance':
    'pik vima, peek vima, पीक विमा, insurance, insure, insured, insuring, bima, beema, beema claim, bima claim, pmfby, muavza, muawja, बीमा, मुआवजा, मुआवज़ा, fasal bima',
  'pm-kisan':
    'samman nidhi, pm kisan, pmkisan, agli kist, kist kab, kisan kist, kisan ki kist, next installment, next instalment, अगली किस्त, किस्त कब, किसान किस्त, पीएम किसान, 6000 rupaye, 2000 rupaye',
  'sell-on-krishihaat':
    'fasal ki photo, फसल की फोटो, list my crop, list my, my crop here, crop on this website, crop on this site, crop on this app, sell on this website, sell on this app, is app par beche, इस ऐप पर बेचें, become seller, where to sell',
  kcc: 'pik karj, peek karj, पीक कर्ज, kcc, credit card, cradit card, kisan card, crop loan, loan, karza, karj, rin, byaj, केसीसी, क्रेडिट कार्ड, लोन, ब्याज, ऋण, कर्ज',
  'solar-pump':
    'solar pump, solar water pump, solar motor, saur pump, pm kusum, kusum yojana, kusum scheme, सोलर पंप, सौर पंप, सोलर मोटर, पीएम कुसुम, कुसुम योजना',
  'machinery-subsidy':
    'tractor subsidy, subsidy on tractor, subsidy for tractor, tractor par subsidy, tractor pe subsidy, rotavator subsidy, rotavator pe subsidy, rotavator par subsidy, krishi yantra, krishi yantro, custom hiring centre, custom hiring center, कृषि यंत्र, कृषि यंत्रों, ट्रैक्टर पर सब्सिडी, ट्रैक्टर पर अनुदान',
  'farmer-pension':
    'kisan pension, kisan ki pension, farmer pension, pension for farmers, maandhan, mandhan yojana, किसान पेंशन, मानधन',
  'infrastructure-loan':
    'agriculture infrastructure fund, agri infra fund, cold storage subsidy, cold storage banane, cold store banane, godown banane, godam banane, warehouse banane, warehouse subsidy, godown subsidy, build a godown, build a warehouse, build a cold store, गोदाम बनाने, कोल्ड स्टोरेज बनाने, कोल्ड स्टोर बनाने',
  'farmer-producer-organisation':
    'fpo, farmer producer organisation, farmer producer organization, farmer producer company, utpadak sangathan, एफपीओ, उत्पादक संगठन',
  enam: 'enam, e nam, national agriculture market, ई नाम, राष्ट्रीय कृषि बाजार',
  'fruit-set':
    'flowers dropping, flowers drop, flowers are dropping, flowers falling, flowers are falling, flower drop, blossom drop, only male flowers, sirf nar phool, सिर्फ नर फूल',
  'bordeaux-mixture': 'bordo mixture, bordo ghol, bordeaux, bordo, बोर्डो, neela thotha, नीला थोथा',
  birds:
    'birds in, birds on, birds from, birds damage, bird attack, bird problem, birds problem, birds pick, birds picking, parrots on, parrots in, parrots eat, parrots damage, crows in, crows pull, crows eat, peacock damage, peacocks, chidiyo se, chidiyon se, chidiya kha, chidiya se, pakshiyon se, mor fasal, mor khet, peacock, mor kha, मोर खा, parrot, parrots, tota, tote, तोता, birds eating, chidiya, chidiyo, चिड़िया, kauwe, कौवे, पक्षियों, चिड़ियों, तोते',
  polyhouse:
    'polyhouse me kaun, polyhouse mein kaun, पॉलीहाउस में कौन, polyhouse subsidy, polyhouse par subsidy, polyhouse me kya, polyhouse lagane, polyhouse banane, shade net, net house, greenhouse subsidy, पॉलीहाउस पर, पॉलीहाउस में क्या, पॉलीहाउस लगाने, शेड नेट, नेट हाउस',
  msp: 'msp list, msp rate, msp rates, msp of, msp kitna, msp kitni, एमएसपी कितना, hamibhav, hami bhav, हमीभाव, हमी भाव, sarkari bhav, सरकारी भाव, sarkari bhaav, sarkari daam, sarkari keemat, kharidi panjiyan, खरीदी पंजीयन, government purchase, sarkari kharidi, सरकारी खरीद, सरकारी खरीदी, minimum support, kharid kendra, kharidi kendra, खरीद केंद्र, खरीदी केंद्र, procurement, procurement centre, sarkari kendra, msp, support price, samarthan mulya, samarthan moolya, समर्थन मूल्य, एमएसपी, sarkari rate, सरकारी रेट, sarkari kharid',
  'organic-certification':
    'praman patra, pramanpatra, organic certificate, certificate, certification, प्रमाण पत्र, प्रमाणपत्र, प्रमाणीकरण',
  'soil-testing':
    'mati parikshan, maati parikshan, माती परीक्षण, mitti parkh, soil health card, सॉइल हेल्थ कार्ड, सोइल हेल्थ कार्ड, soil card, soil test, mitti janch, mitti ki janch, mitti jaanch, mitti ka namuna, mitti namuna, मिट्टी का नमूना, मिट्टी नमूना, मृदा नमूना, मृदा स्वास्थ्य कार्ड, मिट्टी की जांच, soil sample',
  'kisan-call-centre':
    'call center, call centre, toll free, helpline, कॉल सेंटर, हेल्पलाइन, kvk, krishi vigyan kendra, कृषि विज्ञान केंद्र',
  'order-on-krishihaat':
    'pay the farmer, pay the seller, pay a farmer, upi, upi se, paise de diye, पैसे दे दिए, यूपीआई, paise bhej diye, payment kar, payment done, i paid, paid for, order kaha, order kahan, order kab, order pahucha, order aaya, my order, my orders, mera order, order kahan, how to order, order kaise, order nahi, मेरा ऑर्डर, order cancel, cancel order, not delivered, delivery, refund, payment, paisa kisko, paise kaise, पैसा किसको, पैसे किसको, ऑर्डर, भुगतान, रिफंड, डिलीवरी',
  'price-alerts':
    'price crosses, price reaches, price goes above, crosses, crosses above, bhav badhe to batana, bhav badhne par batana, paar kare, paar ho, paar kar, paar jaye, पार करे, पार हो, पार जाए, ऊपर जाए, upar jaye, upar jaaye, upar ho jaye, khabar kar, खबर कर, khabar dena, खबर देना, jaye to batana, जाए तो बताना, ho to batana, हो तो बताना, let me know when, inform me when, tell me if price, above rs, neeche aaye to, नीचे आए तो, jab bhav, jab daam, bhav ho jaye, daam ho jaye, जब भाव, जब दाम, भाव हो जाए, tell me when price, when price reaches, price reaches, price alert, message when, alert when, bhav alert, notify me, goes above, भाव अलर्ट, bhav badhe, भाव बढ़े',
  'krishihaat-account':
    'account, login, log in, password bhul, password bhool, forgot password, forgot my password, पासवर्ड भूल, password, otp, profile, change my phone number, change phone number, number badalna, language change, change language, bhasha badal, खाता कैसे, लॉगिन, पासवर्ड, ओटीपी, प्रोफाइल, भाषा बदल',
  'krishihaat-pages':
    'register, sign up, photo upload, रजिस्टर, this app, is app, ye app, इस ऐप, यह ऐप, ऐप पर, website, वेबसाइट, krishihaat, कृषिहाट',
  'rent-on-krishihaat':
    'machine kiraye, tractor kiraye, rent my, rent out, kiraye par lagau, किराये पर लगाऊं, किराए पर देना',
  'stray-animals':
    'wild boars, boars, wild hogs, suar, sooar, सूअर, pigs dig, elephant, हाथी, khargosh, deer, hiran, हिरण, stray cattle, stray cows, chhutta janwar, छुट्टा जानवर, आवारा पशु, awara pashu, jackal, jackals, siyar, gidad, geedad, सियार, गीदड़, porcupine, sahi janwar, hathi, elephants, nilgai, nil gay, nil gai, neel gai, neelgai, nil gaay, नीलगाय, नील गाय, awara sand, saand, सांड, साँड, bandar, bandaro, monkey, monkeys, बंदर, बंदरों, jangli suar, जंगली सूअर, wild boar, wild pig, wild pigs',
  pollinators:
    'bees, honeybee, honey bees, pollination, pollinators, मधुमक्खी, मधुमक्खियां, madhumakkhi, परागण',
  rodents: 'chuha, chuhe, chuho, rats, rat, चूहा, चूहे, चूहों',
  'crop-rotation':
    'should follow, which crop after, what crop after, ke baad kaun si fasal, ke baad kaunsi fasal, ke baad kya lagaye, ke baad kya boye, के बाद कौन सी फसल, के बाद क्या लगाएं, के बाद क्या बोएं, next crop after, agli fasal, अगली फसल, next crop, baad kya boye, baad kaun si fasal, baad konsi fasal, बाद कौन सी फसल, after which crop, which crop after, fasal chakra, which crop after, kya boye fasal chakra, ke baad kya boye, ke baad kya lagaye, ke baad kaun si, के बाद क्या बोएं, के बाद कौन सी, फसल चक्र, alawa kya boye, next crop after',
  intercropping:
    'can go with, go with, grown with, along with, in the same field, साथ में लगा, ek hi khet, ke sath kaun, ke saath kaun, ke sath konsi, ke saath konsi, साथ कौन, साथ कौन सी, बीच में कौन, beech me kaun, beech mein kaun, intercrop, antarvarti, अंतरवर्ती, ke sath kya, ke saath kya, sath me kya, bich me kya, beech me kya, के साथ क्या, बीच में क्या, saath lagaye, sah fasal, mixed with which, grow along with, सहफसली',
  compost:
    'gobar ki khad kaise, gobar khad kaise, गोबर की खाद कैसे, khad kaise banaye, खाद कैसे बनाएं, khad banane, खाद बनाने, ki khad gadhe, make compost, compost pit, sadaye, sadane, sadti, sadta khad, सड़ाएं, सड़ाना, khad gaddha',
  'irrigation-water':
    'पानी नमकीन, नमकीन पानी, पानी खारा, pani khara, pani namkeen, paani namkeen, tubewell ka pani, ट्यूबवेल का पानी, brackish, saline water, water is salty, borewell water, khara, khara pani, khara paani, खारा, खारा पानी, salty water, namkeen pani, boring ka pani',
  'organic-matter': 'bhurbhuri, भुरभुरी, kadi ho, कड़ी हो, hard soil, soil hard',
  'biological-control':
    'trichoderma, beauveria, trichogramma, ट्राइकोडर्मा, ट्राइकोग्रामा, mitra keet, friendly insect',
  biofertilisers: 'rhizobium, psb, azotobacter, azospirillum, राइजोबियम, एजोटोबैक्टर, पीएसबी',
  'safe-spraying':
    'kya pehne, kya pehnna, kya pahne, क्या पहनें, क्या पहनना, wear while spraying, wear when spraying, mask and gloves, dastane, दस्ताने, spray pump, sprayer saaf, clean sprayer, time to spray, spray time, spray in, kis samay spray, spray kis, spray karne ka, छिड़काव किस, छिड़काव का समय, dopahar me spray, dalne ke kitne din baad, chhidkav ke kitne din, din baad sabji, din baad tod, din baad kha, din baad todna, दिन बाद तोड़, छिड़काव के कितने दिन, दवा के कितने दिन, kitne din baad tod, कितने दिन बाद तोड़, spray ke kitne din baad, dawa ke kitne din, days after spray, after spraying how many days, safe to eat, savdhani, saavdhani, savdhaniya, सावधानी, सावधानियां, precaution, precautions, safety while, mask, gloves, waiting period',
  'delayed-monsoon':
    'barish der, der se barish, बारिश देर, late rain, no rain, barish nahi, बारिश नहीं',
  'acid-soil': 'chuna, choona, चूना, liming, lime dose, khatti mitti, खट्टी मिट्टी',
  'neem-extract':
    'nimboli ark, nimboli arka, निंबोळी अर्क, neem spray, neem ka ghol, नीम का घोल, nimboli, neemboli, निबोली, निम्बोली, jaivik keetnashak, desi keetnashak, organic pesticide, gharelu dawa, desi dawa, जैविक कीटनाशक, देसी कीटनाशक, देसी दवा, neem, neem ka tel, neem kadha, neem ka kadha, नीम, नीम का काढ़ा, nimoli, निंबोली, nske',
  'ratoon-sugarcane': 'pedi, peri, pedi fasal, पेड़ी, ratoon, ratooning',
  'irrigation-timing':
    'kitne baje, कितने बजे, time of day, subah ya sham, सुबह या शाम, morning or evening',
  'soil-erosion': 'mitti kat, मिट्टी कट, mitti bah, मिट्टी बह, soil washing',
  ipm: 'bina dawa, bina dava, bina dawai, bina rasayan, bina jahar, without chemicals, without chemical, without pesticide, without pesticides, बिना दवा, बिना रसायन, बिना जहर, ipm, light trap, yellow trap, sticky trap',
  'storage-grain-pests': 'gas wali goli, gas goli, गैस वाली गोली',
  'water-saving-rice':
    'kam pani wali vidhi, कम पानी वाली विधि, seedhi bijai, सीधी बिजाई, seedhi buwai, alternate wetting, kam pani me dhan, dhan kam pani, कम पानी में धान, dsr, direct seeded rice, sri method, sri vidhi, श्री विधि, सीधी बुवाई धान, awd',
  drainage:
    'water standing, standing water, pani bhar, पानी भर, jalbharav, जलभराव, waterlogging, waterlogged',
  stubble: 'straw, parali, paraali, पराली, पुआल, puaal, stubble, residue',
  'tank-mix':
    'do dawai, do dawa, दो दवा, दो दवाई, ek saath do, एक साथ दो, dawai mila, dawa mila, दवा मिला, दवाई मिला, two medicines, two chemicals, two pesticides, mix two, mix fungicide, mix insecticide, mix pesticide, tank mix, one tank, same tank, ek sath mila, ek saath mila, milakar spray, मिलाकर डाल, मिलाकर छिड़क, मिलाकर स्प्रे, ek tanki, dono dawa, दोनों दवा',
  'frost-protection':
    'cold wave, शीत लहर, sheet lahar, शीत लहर से, from cold, pala se, paala se, पाले से, पाला से, from frost, shitlahar, शीतलहर',
  'heat-protection': 'heat wave, loo se, लू से, garm hawa',
}

/** Names of crops beside those in their files. */
export const extraCropNames: Readonly<Record<string, string>> = {
  mango:
    'alphonso, alphanso, hapus, haapus, totapuri, dashehari, dasheri, dussehri, banganapalli, हापुस, अल्फांसो, तोतापुरी, दशहरी',
  wheat: 'sharbati, lokwan, शरबती, लोकवन',
  banana: 'nendran, नेंद्रन, kera, keraa, केरा',
  coffee: 'robusta, arabica, रोबस्टा, अरेबिका',
  capsicum: 'bell peppers',
  coconut: 'खोपरा, खोपरे, कोपरा, khopara',
  cotton: 'kapashi, kapaashi, kapus, कपाशी, कापूस',
  rice: 'basmati, baasmati, बासमती, pusa basmati, पूसा बासमती',
  sugarcane: 'cane, sugar cane, ganne, ikh, ईख, ऊख',
  'field-pea': 'pea, peas',
  fenugreek: 'fenugreek, fenugreeks, fenugreek leaves, fenugreek leaf, fenugrek, fenugreak',
  brinjal: 'भंटा, bhanta, bhata',
  beetroot: 'beet, beets',
  guava: 'peru',
  'acid-lime': 'kagzi, kagji, कागजी',
  'ridge-gourd': 'tori, तोरी',
  'pointed-gourd': 'patal',
  'black-pepper': 'pepper, peppers',
  'finger-millet': 'nachani, नाचनी',
  'barnyard-millet':
    'सामा, समा के चावल, sama ki kheti, sama ki buwai, samak, samo, sawan ki kheti, sawan ki fasal, saawan ki kheti',
  jute: 'patson, पटसन',
  'french-bean': 'beans, bean',
  'dolichos-bean': 'beans, bean',
  cowpea: 'beans, bean',
  'cluster-bean': 'beans, bean',
  mustard: 'saron, saro, sarhon, saroon, rayda, raida, रायडा, mohri, मोहरी, tori',
  oats: 'jai, jaee, जई',
  'moth-bean': 'moth, matki, मोठ',
  'fodder-sorghum':
    'chari, charri, चरी, chare wali jowar, hare chare wali jowar, चारे वाली ज्वार, fodder jowar, fodder sorghum, chara jowar, jowar chara, jowar chare, jowar ka chara, jowar ke chare, चारा ज्वार, ज्वार चारा, ज्वार चारे, ज्वार का चारा, ज्वार के चारे, hara chara jowar',
  'date-palm': 'khajoor, khajur, खजूर',
  okra: 'ladyfinger, lady finger, ladyfingers, lady fingers',
  tomato: 'cherry tomato, cherry tomatoes, cherry tamatar, चेरी टमाटर',
  potato: 'chipsona, चिप्सोना, allu, alo, alloo',
  grape: 'grapes, angur, angoor, अंगूर',
}
