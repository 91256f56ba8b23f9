/** "Padosi ki fasal jalane ki dawa": harm to somebody else's field. */
const spoilsOthersCrop =
  /(?:padosi|padosiyon|dushman) (?:ki|ke|ka) (?:fasal|khet|bagh|ped) (?:\S+ ){0,2}(?:jala|barbad|nasht|khatam|sukha|maar|mar)(?! (?:ho|gai|gay|gy|rah|chuk))|\b(?:burn|burning|destroy|destroying|kill|killing|ruin|spoil|poison) (?:\S+ )?(?:neighbou?rs?|enemys?|rivals?) (?:crops?|fields?|trees?|orchard|garden)\b/

/** "Spray something that will dry his full crop", "padosi ki sarson sukhani hai", "kuen me kya dalu ki paani kharab ho". */
const spoilsSomethingOfOthers =
  /\b(?:spray|put|pour|mix|something|chemical|medicine|herbicide|weedicide) (?:\S+ ){0,12}(?:dry|kill|destroy|ruin|spoil|finish|burn) (?:up )?(?:his|her) (?:\S+ ){0,2}(?:crops?|fields?|wheat|paddy|trees?|plants?) |(?:padosi|padosiyon|dushman|पडोसी|दुश्मन) (?:ki|ke|ka|की|के|का) \S+ (?:\S+ )?(?:sukhani|sukhana|jalani|jalana|barbad karni|barbad karna|nasht karni|nasht karna|सुखानी|सुखाना|जलानी|जलाना|बर्बाद करनी|बर्बाद करना|नष्ट करनी|नष्ट करना) (?=.*(?:nashak|dawa|davai?|zahar|jahar|chemical|spray|नाशक|दवा|जहर|केमिकल|स्प्रे))|(?:kuen|kue|kuye|kua|talab|tanki|well|कुए|तालाब|टकी) (?:me|mein|मे) (?:kya|क्या) (?:dalu|daalu|dalun|daalun|dale|डालू|डाले) (?:ki|कि|jisse|जिससे) (?:\S+ ){0,7}(?:kharab|mar|ganda|zehrila|खराब|मर|गदा) /

/** Whether a message, as its folded words with a space after each, wants to spoil somebody's field or water. */
export const wantsToSpoil = (text: string): boolean =>
  spoilsOthersCrop.test(text) || spoilsSomethingOfOthers.test(text)
