/**
 * What Marathi and Gujarati join to a noun where Hindi has a word of its own, and what is typed without a space: kapsavar, on cotton;
 * कांद्याला, to the onion; sojabincha, of soybean; kapasma, in cotton; gehuka.
 */
export const caseEndings =
  'chyasathi chyavar chyamadhe chyamadhye saathi sathi madhye madhe madhil mathi mate maate pasun varil varti varche varchi varcha chya cha chi che var vr la ma nu ni no na ne me mein ka ki ke ko च्यासाठी च्यावर च्यामध्ये साठी मध्ये मधे मधील वरील वरचे वरची वरचा पासून च्या चा ची चे वर ला ना नी ने में का की के को'

/** The forms before these endings that no rule gives, each with a name of the crop. */
export const obliqueCropNames: Readonly<Record<string, string>> = {
  gavha: 'gehu',
  gahva: 'gehu',
  गव्हा: 'गेहूं',
  kapsa: 'kapas',
  kapasha: 'kapas',
  कापसा: 'कपास',
  कपाशी: 'कपास',
  lasna: 'lahsun',
  लसणा: 'लहसुन',
  udda: 'urad',
  उडदा: 'उड़द',
  muga: 'moong',
  मुगा: 'मूंग',
  bhuimuga: 'mungfali',
  भुईमुगा: 'मूंगफली',
  usa: 'ganna',
  उसा: 'गन्ना',
  ऊसा: 'गन्ना',
  tila: 'til',
  तिळा: 'तिल',
  tandla: 'dhan',
  तांदळा: 'धान',
  bhata: 'dhan',
  भाता: 'धान',
  alya: 'adrak',
  आल्या: 'अदरक',
  halda: 'haldi',
  हळदी: 'हल्दी',
  turi: 'tur',
  sojabin: 'soybean',
  soyabina: 'soybean',
  vangya: 'baingan',
  vangi: 'baingan',
  limba: 'nimbu',
  लिंबा: 'नींबू',
  मक्या: 'मक्का',
  kelya: 'kela',
  keli: 'kela',
  draksha: 'angur',
  javari: 'jowar',
  chanya: 'chana',
}
