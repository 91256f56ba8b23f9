/** Places where snow decides when a crop is sown. */
export const highHills =
  /\b(?:lahaul|lahul|spiti|kinnaur|ladakh|leh|kargil|pangi|high (?:hills?|altitude)|snow|unchi pahad\w*|oonchi pahad\w*)\b|लाहौल|लाहुल|स्पीति|किन्नौर|लद्दाख|लेह|कारगिल|पांगी|ऊंची पहाड़|ऊँची पहाड़|बर्फ/iu

/** How old plants are: "1 year", "3rd year", "2 saal". */
export const yearsOfAge =
  /\b(?<years>\d{1,2}|one|ek|two|do|three|teen|tin|four|chaa?r|five|paa?nch|six|chhah|chhe|seven|saat|eight|aath|nine|nau|ten|das)(?:st|nd|rd|th)?[ -]?(?:years?|yrs?|saal|sal|varsh)\b|(?<hindi>[\d०-९]{1,2}|एक|दो|तीन|चार|पांच|पाँच|छह|छः|सात|आठ|नौ|दस) ?(?:साल|वर्ष|बरस)|\b(?:age|umar|umr)(?: of)? (?<aged>\d{1,2})\b/iu

/** Plants that are not grown, without a number of years. */
export const youngPlants =
  /\b(?:young|new(?:ly)? (?:plants?|planted|plantation)|saplings?|chh?ote? (?:paudh\w*|ped)|naye? (?:paudh\w*|ped|bag\w*))\b|(?:छोटे|नए|नये) (?:पौध|पेड़|बाग)/iu

/** The word after the name of a variety. */
export const varietyWord =
  /^(?:variety|varieties|verity|vareity|kism|kisam|prajati|किस्म|वैरायटी|वेरायटी|प्रजाति)$/
