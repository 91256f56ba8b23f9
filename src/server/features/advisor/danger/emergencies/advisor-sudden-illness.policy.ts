const suddenIllness = new RegExp(
  [
    '\\b(?:heart attack|chest pain|labou?r pains? (?:has |have |is |are )?(?:started|starting|began|coming)|wife (?:is )?in labou?r(?! (?:work|job|cost|force|group))|brain stroke|hartattack)\\b',
    '(?<!\\S)(?:seene|sine|chhati|chaati|सीने|छाती) (?:me|mein|मे) (?:\\S+ )?(?:dard|dabav|दर्द|दबाव) ',
    '(?<!\\S)(?:dil ka da[uw]ra|lakwa (?:maar|mar)|mirgi ka daura|prasav (?:pida|peeda|dard)|दिल का दौरा|हार्ट अटैक|लकवा मार|मिर्गी का दौरा|प्रसव पीडा)',
    '\\b(?:need|call|send|want) (?:an )?ambulance\\b|(?:ambulance|एबुलेस|एम्बुलेस) (?:number|ka number|bula\\S*|chahiye|bhej\\S*|नबर|का नबर|बुला\\S*|चाहिए|भेज\\S*) ',
  ].join('|'),
)
/** An illness that is past, the diet after it, or what a physician is to believe of somebody who is harmed. */
const otherMatter =
  /(?:^| )(?:pichhl\S*|pichl\S*|last|ago|earlier|chhutti|parhej|ghee|diet|khana|khane|khaana|plate|thali|doctor (?:ko|will|bole|bolega|likhe|say|write)|aisa kya|ki doctor|diya jaye|ho jaye|mar jaye|maar jaye|पिछल\S*|परहेज|खाना|खाने|थाली|डॉक्टर को|ऐसा क्या|मार जाए|दिया जाए|phosphine|soongh\S*|sungh\S*|फोस्फीन|फॉस्फीन|सूघ\S*) /

/** Whether somebody is suddenly so ill that an ambulance must come: a heart attack, a stroke, a birth. */
export const tellsOfSuddenIllness = (sentence: string): boolean =>
  suddenIllness.test(sentence) && !otherMatter.test(sentence)
