/**
 * Words of Marathi, Gujarati, Punjabi and Bhojpuri, and spellings typed on phones, by the words of the vocabulary as which each is
 * read. Names of crops and of their problems have lists of their own.
 */
export const spokenWords: Readonly<Record<string, string>> = {
  nursery:
    'nersari nersary nersery nerseri nursari nursry narsri narsery narseri ropvatika ropvaatika dharu dharuvadiyu dharuvadiya paniri paneeri नरसरी नर्सिरी रोपवाटिका रोपवाटीका पनीरी',
  tractor:
    'trekter trektor trekktar trecter tracter trackter trektar trector tractar tracktor traktor trektr ट्रेक्टर टेक्टर ट्रॅक्टर',
  thresher: 'thresar theresar threshar थ्रेशर मळणीयंत्र',
  'kiraye par': 'bhade bhaade bhadethi bhadyane bhaadyane bhadyavar भाड्याने भाड्यावर',
  dena: 'aapvu apvu aapvanu',
  dalna: 'mukvu mukvi mukvo mukvanu mukavu taakaycha',
  spray:
    'favarni fawarni phavarni phawarni favarani fawarani favarnichi favarave fawarave favaravi favarayche fawarayche chhantkav chhatkav chantkav chhantvi chhantvu chhantvo chhantvani फवारणी फवारणीची फवारावे फवारावी फवारायचे',
  dawa: 'aushadh aushad oushadh औषध औषधे davaa',
  gond: 'dink dinkh दिंक डिंक gundar गुंदर',
  tana: 'khodatun khodavar khodala khodacha khodache khodachi खोडातून खोडावर खोडाला खोडाचा खोडाचे खोडाची thadmathi',
  patte: 'panavar pananvar paanavar pananchi paandada pandada पानावर पानांवर पानांची पानांना',
  phool: 'fule phulanchi फुलांची',
  baur: 'mohor मोहोर',
  peela: 'pivla pivli pivle pivale piwle piwla piwli पिवळा पिवळी पिवळे पिवळ्या',
  'fal girna': 'phalgal falgal phalgalti falgalti फळगळ फळगळती',
  'phool girna': 'phulgal fulgal fulgalti फुलगळ फुलगळती',
  'jad sadna': 'mulkuj mulkuz मुळकुज मुळकूज',
  fasal: 'pikavar pikala pikat pikacha pikachi पीक पिकावर पिकाला पिकात पिकाची पिकाचे',
  lena: 'dharava dharavi dharayla dharayche धरावा धरावी धरायला',
  'sad raha': 'sadat sadtat sadtoy सडत सडतात',
  sadna: 'kujne kujte kujtat kujat kujle कुजणे कुजते कुजतात कुजत कुजले sadvu',
  sukhna: 'suktat suktay sukte sukto vaaltat valtat सुकते सुकतात सुकत वाळते वाळत sukay sukaay',
  girna: 'galtat galtay गळतात गळते गळत',
  keeda: 'jeevat jivat जीवात',
  illi: 'iyal iyalo eyal अळी अळ्या अळीचा अळीसाठी',
  barish: 'meeh menh minh meenh मींह मेंह',
  padega: 'pauga pavega paugi paega paauga',
  kaise: 'कशी कसा कसे kashe',
  aata: 'yeto yete yetat येतो येते येतात',
  kab: 'kaddo kedhon kyarey kahiyaa kevah',
}

/** Punjabi rain, "mee", is "I" in Marathi: the verb after it tells. */
export const punjabiRain =
  /(?<!\p{L})(?:mee|mih) (?=(?:pauga|paugi|pavega|paega|paina|pai|penda)\b)/giu
