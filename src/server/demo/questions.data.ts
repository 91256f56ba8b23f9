import type { CommunityTopic } from '#shared/community/community.constants.ts'

interface DemoPost {
  /** Full name of a demo seller. */
  by: string
  body: string
  /** People who found it helpful. */
  helpful: number
}

export interface DemoQuestion extends DemoPost {
  title: string
  topic: CommunityTopic
  crop: string
  state: string
  hoursAgo: number
  answers: readonly DemoPost[]
}

/** Typical questions of farmers. The answers give common advice of Indian institutes and name no brands. */
export const demoQuestions: readonly DemoQuestion[] = [
  {
    by: 'Rajesh Yadav',
    title: 'गेहूं में पहली सिंचाई कब करें?',
    body: '10 नवंबर को बुवाई की है, दोमट मिट्टी है। पड़ोसी कहते हैं 15 दिन में पानी दे दो, कोई कहता है महीने भर रुको। सही समय क्या है?',
    topic: 'crops',
    crop: 'wheat',
    state: 'Uttar Pradesh',
    hoursAgo: 20,
    helpful: 9,
    answers: [
      {
        by: 'Suresh Chaudhary',
        body: 'बुवाई के 20–25 दिन बाद, जब ऊपर की जड़ें (शिखर जड़ें) निकलती हैं। यह गेहूं की सबसे ज़रूरी सिंचाई है, इसे मत छोड़िए।\n\nपानी हल्का दें, खेत में खड़ा न रहे। ज़मीन पैर सहने लगे तब यूरिया की पहली टॉप ड्रेसिंग करें।',
        helpful: 11,
      },
      {
        by: 'Meena Devi',
        body: 'अगर पानी एक ही बार मिल सकता हो तो इसी समय दीजिए। हमारे यहाँ इससे कल्ले अच्छे निकलते हैं।',
        helpful: 4,
      },
    ],
  },
  {
    by: 'Ramesh Patil',
    title: 'Tomato leaves curl upward and the plants stay small. What is it?',
    body: 'Planted five weeks ago. The leaves on top are small, thick and curled up. I see tiny white flies when I shake a plant. About one plant in twenty looks like this.',
    topic: 'health',
    crop: 'tomato',
    state: 'Maharashtra',
    hoursAgo: 31,
    helpful: 7,
    answers: [
      {
        by: 'Manjunath Gowda',
        body: 'That is leaf curl, a virus that the whitefly carries. A plant that has it does not recover.\n\n1. Pull out the sick plants now and bury them.\n2. Hang yellow sticky traps just above the plants.\n3. Spray neem oil with a little soap in the evening, also under the leaves.\n\nNext time raise the seedlings under fine net (40 to 50 mesh) and ask for a tolerant variety.',
        helpful: 12,
      },
      {
        by: 'Kavitha Raman',
        body: 'Two rows of maize around the plot, sown before the tomato, kept many whiteflies away from mine.',
        helpful: 3,
      },
    ],
  },
  {
    by: 'Gurpreet Singh',
    title: 'धान की पराली बिना जलाए गेहूं कैसे बोएँ?',
    body: 'कंबाइन से कटाई हुई है, खेत में पराली बिछी है और गेहूं का समय निकल रहा है। 6 एकड़ है। कौन-सी मशीन ठीक रहेगी?',
    topic: 'machines',
    crop: 'rice',
    state: 'Punjab',
    hoursAgo: 46,
    helpful: 6,
    answers: [
      {
        by: 'Harjinder Kaur',
        body: 'कंबाइन के पीछे पराली बराबर फैली हो तो हैप्पी सीडर या सुपर सीडर से सीधी बुवाई हो जाती है। पराली मिट्टी को ढकती है, नमी बचती है और खरपतवार भी कम आते हैं।\n\nपराली के ढेर हों तो पहले फैला लें, नहीं तो मशीन अटकती है।',
        helpful: 8,
      },
      {
        by: 'Suresh Chaudhary',
        body: 'बेलर से गाँठें बनवाकर भी बेच सकते हैं। मशीन कस्टम हायरिंग सेंटर से किराए पर मिल जाती है, बस पहले से बुक कर लीजिए।',
        helpful: 2,
      },
    ],
  },
  {
    by: 'Suresh Chaudhary',
    title: 'My soil card says pH 8.7. How do I bring it down?',
    body: 'Two acres of wheat and rice. Water stands on the field for long after rain and the top gets hard. The card also says that organic carbon is low.',
    topic: 'soil',
    crop: '',
    state: 'Haryana',
    hoursAgo: 70,
    helpful: 8,
    answers: [
      {
        by: 'Anil Tyagi',
        body: 'Hard crust and standing water at that pH mean too much sodium. Gypsum is what helps: ask the soil laboratory for the gypsum requirement of your field, spread it before the rains, mix it in shallowly and let water stand for some days so that the salts are washed down. It needs a working drain.\n\nGreen manure of dhaincha before rice helps a lot as well.',
        helpful: 10,
      },
      {
        by: 'Ramkumar Sahu',
        body: 'Add compost or farmyard manure every year too. Without more organic carbon the crust comes back.',
        helpful: 4,
      },
    ],
  },
  {
    by: 'Shivraj Malviya',
    title: 'चने के पौधे बीच-बीच में सूख रहे हैं, क्या करें?',
    body: 'बुवाई को 40 दिन हुए। पौधा पहले मुरझाता है, फिर पूरा सूख जाता है। जड़ चीरने पर अंदर काली धारी दिखती है। पिछले साल भी इसी खेत में चना था।',
    topic: 'health',
    crop: 'chickpea',
    state: 'Madhya Pradesh',
    hoursAgo: 95,
    helpful: 5,
    answers: [
      {
        by: 'Kamla Bai',
        body: 'यह उकठा रोग लगता है, यह मिट्टी से आता है। खड़ी फसल में इसका पक्का इलाज नहीं है। सूखे पौधे उखाड़कर खेत से बाहर कर दीजिए।\n\nआगे के लिए: इस खेत में 3 साल चना न लें, उकठा-रोधी किस्म बोएँ और बीज को ट्राइकोडर्मा से उपचारित करें।',
        helpful: 9,
      },
    ],
  },
  {
    by: 'Pooja Dahiya',
    title: 'Which tractor is enough for a five-foot rotavator on small plots?',
    body: 'I want to rent, not buy. The plots are two to three acres, loam, and the field paths are narrow.',
    topic: 'machines',
    crop: '',
    state: 'Delhi',
    hoursAgo: 120,
    helpful: 3,
    answers: [
      {
        by: 'Anil Tyagi',
        body: 'About 35 to 45 horsepower for a five-foot rotavator in loam. In dry clay take the upper end. Look at the PTO shaft guard and the blades before you pay, and do the first round slowly.',
        helpful: 6,
      },
    ],
  },
  {
    by: 'Sunita Jadhav',
    title: 'प्याज अभी बेचें या रखकर बेचें?',
    body: 'खरीफ का प्याज निकल रहा है, भाव कम है। 30 क्विंटल होगा। क्या दो महीने रख सकते हैं?',
    topic: 'market',
    crop: 'onion',
    state: 'Maharashtra',
    hoursAgo: 150,
    helpful: 5,
    answers: [
      {
        by: 'Ramesh Patil',
        body: 'खरीफ का प्याज ज़्यादा दिन नहीं टिकता, गलने लगता है। इसे सुखाकर और छाँटकर जल्दी बेचना ही ठीक है।\n\nरखना हो तो रबी का प्याज रखिए: खेत में 3–5 दिन सुखाएँ, डंठल 2 सेंटीमीटर छोड़कर काटें और हवादार चाल में रखें। वह 4–5 महीने चल जाता है।',
        helpful: 8,
      },
    ],
  },
  {
    by: 'Venkata Reddy',
    title: 'Caterpillars in the whorl of my maize: what works before spraying?',
    body: 'Maize is knee high. Ragged holes in the new leaves and wet droppings like sawdust in the whorl. About one plant in ten.',
    topic: 'health',
    crop: 'maize',
    state: 'Andhra Pradesh',
    hoursAgo: 190,
    helpful: 6,
    answers: [
      {
        by: 'Srinivas Rao',
        body: 'Fall armyworm. While it is one in ten you can still hold it by hand: crush the egg masses and the small caterpillars, and put dry sand mixed with lime (9 to 1) into the whorls. Five percent neem seed kernel extract works on the young ones, poured into the whorl in the evening.\n\nHang pheromone traps to see how many moths come. When the caterpillars are big, ask your Krishi Vigyan Kendra what is allowed now, and follow the label.',
        helpful: 9,
      },
    ],
  },
  {
    by: 'Anil Tyagi',
    title: 'Potato: fog for three days. Should I fear late blight?',
    body: 'The crop is 55 days old and covers the rows. Nothing to see yet, but the neighbours found brown spots with white fringe below the leaf.',
    topic: 'health',
    crop: 'potato',
    state: 'Uttar Pradesh',
    hoursAgo: 240,
    helpful: 7,
    answers: [
      {
        by: 'Tapan Mondal',
        body: 'Yes: cool, foggy days are its weather, and it spreads in a few days. Protect before you see it: a contact fungicide such as mancozeb, at the dose on the label, on both sides of the leaves. Stop irrigating while the fog lasts, and earth up well so that spores do not reach the tubers.\n\nGo through the field each morning. If it has come in, the contact one alone is not enough: ask your agriculture officer the same day.',
        helpful: 10,
      },
    ],
  },
  {
    by: 'Geeta Rathore',
    title: 'सरसों में माहू (चेपा) आ गया है, देसी उपाय बताएँ',
    body: 'फूल की टहनियों पर काले-हरे छोटे कीड़े चिपके हैं। मधुमक्खियाँ भी बहुत आती हैं, उन्हें नुकसान न हो।',
    topic: 'health',
    crop: 'mustard',
    state: 'Rajasthan',
    hoursAgo: 300,
    helpful: 4,
    answers: [
      {
        by: 'Bhanwar Lal Meena',
        body: 'शुरू में कीड़े कुछ ही टहनियों पर होते हैं: वे टहनियाँ तोड़कर नष्ट कर दें। नीम के तेल का घोल छिड़कें और पीले चिपचिपे कार्ड लगाएँ।\n\nछिड़काव शाम को करें, जब मधुमक्खियाँ लौट चुकी हों। लेडीबर्ड के लाल कीड़े माहू खाते हैं, उन्हें मत मारिए।',
        helpful: 7,
      },
    ],
  },
  {
    by: 'Bijay Pradhan',
    title: 'केंचुआ खाद कितने दिन में तैयार होती है?',
    body: 'गोबर और पत्ते हैं, छाया में क्यारी बनाई है। कैसे पता चले कि खाद तैयार है?',
    topic: 'soil',
    crop: '',
    state: 'Odisha',
    hoursAgo: 380,
    helpful: 6,
    answers: [
      {
        by: 'Ramkumar Sahu',
        body: 'करीब दो महीने में। गोबर 15–20 दिन पुराना डालें, ताज़ा गोबर गरम होता है और केंचुए मर जाते हैं। नमी बनाए रखें, पर पानी न भरे।\n\nतैयार खाद काली, दानेदार होती है और उसमें गोबर की बदबू नहीं आती। तब पानी रोक दें, केंचुए नीचे चले जाएँगे और ऊपर की खाद निकाल लें।',
        helpful: 6,
      },
    ],
  },
  {
    by: 'Murugan Selvam',
    title: 'Paddy transplanter: what do you pay an acre with the operator?',
    body: 'I grow the mat nursery myself. Four acres in one piece near the canal road. I would like to know a fair rate before I book.',
    topic: 'machines',
    crop: 'rice',
    state: 'Tamil Nadu',
    hoursAgo: 9,
    helpful: 2,
    answers: [],
  },
]
