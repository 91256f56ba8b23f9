import { tipSentences } from '#shared/weather/weather.constants.ts'

/** The tips in Hindi, the same as on the weather page; a test compares them. */
export const hindiWeatherTips: Readonly<Record<string, string>> = {
  [tipSentences.hot]: 'गर्मी है: सुबह जल्दी या देर शाम पानी दें और छोटे पौधों को छाया दें।',
  [tipSentences.cold]: 'ठंड है: रात में नाज़ुक फ़सल ढकें और सिंचाई रोककर रखें।',
  [tipSentences.coldBeforeFrost]: 'ठंड है: रात में नाज़ुक फ़सल ढककर रखें।',
  [tipSentences.damp]: 'हवा में बहुत नमी है: फफूँद के रोग पर नज़र रखें और अभी छिड़काव न करें।',
  [tipSentences.windAndRain]: 'हवा और बारिश साथ-साथ: छिड़काव टालें और जल-निकास व सहारे जाँच लें।',
  [tipSentences.wind]: 'तेज़ हवा: ऊँचे पौधों को खूँटी का सहारा दें और जाल व ढकाव कस लें।',
  [tipSentences.good]: 'खेत के काम के लिए मौसम अच्छा है।',
}

/** The messages of the warnings in Hindi, the same as on the weather page; a test compares them. */
export const hindiWeatherWarnings: Readonly<Record<string, string>> = {
  'Severe heat: no field work from noon to evening. Give crops and animals water and shade, and mulch the soil.':
    'तेज़ लू: दोपहर से शाम तक खेत में काम न करें। फ़सल और पशुओं को पानी व छाया दें और मिट्टी पर पलवार बिछाएँ।',
  'Very hot: irrigate in the evening, shade nurseries and animals, and work early in the morning.':
    'बहुत गर्मी: शाम को सिंचाई करें, नर्सरी और पशुओं को छाया दें और काम सुबह जल्दी करें।',
  'Hard frost is likely: cover nurseries, water the field lightly in the evening and keep animals inside at night.':
    'कड़ा पाला पड़ने की आशंका है: नर्सरी ढकें, शाम को खेत में हल्का पानी दें और रात को पशुओं को अंदर रखें।',
  'Frost is possible: cover nurseries and vegetables, and water the field lightly in the evening.':
    'पाला पड़ सकता है: नर्सरी और सब्ज़ियों को ढकें और शाम को खेत में हल्का पानी दें।',
  'Very heavy rain: fields may flood. Open all drains, and bring harvest, machines and animals to high ground.':
    'बहुत भारी बारिश: खेतों में पानी भर सकता है। सारी नालियाँ खोलें और फ़सल, मशीन व पशु ऊँची जगह ले जाएँ।',
  'Heavy rain: open the drains, keep the harvest dry, and put off sowing, spraying and fertiliser.':
    'भारी बारिश: नालियाँ खोलें, कटी फ़सल सूखी रखें और बुवाई, छिड़काव व खाद टाल दें।',
  'Storm: stay away from trees and power lines, tie down covers and sheds, and harvest what is ripe before.':
    'आँधी: पेड़ों और बिजली के तारों से दूर रहें, तिरपाल और छप्पर बाँधें और पकी फ़सल पहले ही काट लें।',
  'Strong wind: prop up tall crops, tie down nets and covers, and do not spray or burn anything.':
    'तेज़ हवा: ऊँची फ़सल को सहारा दें, जाल और तिरपाल बाँधें; न छिड़काव करें, न कुछ जलाएँ।',
}
