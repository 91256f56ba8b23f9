/** "Farmers face trouble" is about no face, "on my face" is. */
const faceAsVerb =
  /\b(?:farmers?|growers?|people|we|i|they|you|who|will|would|may|might|must|can) face\b|\b(?:faces|facing|faced)\b|(?<!\b(?:my|his|her|our|your|their|the|a|on|in|into|of) )\bface (?=(?:\S+ ){0,3}(?:troubles?|problems?|issues?|shortages?|scarcity|difficulty|difficulties|loss|losses|delays?|crisis|risks?|challenges?|queues?|hardships?)\b)/gi

/** It sounds like "sweat", a sign of poisoning; a sweet potato is not one. */
const sweet = /\bsweets?\b/gi

/** "Poison-free farming" is about no poison. */
const poisonFree =
  /(?:zahar|jahar|zehar|jehar|zeher|jeher|vish|ज़हर|जहर|विष)[ -]?(?:mukt|rahit|मुक्त|रहित)|(?:bina|without|बिना) (?:zahar|jahar|zehar|jehar|zeher|jeher|poison|ज़हर|जहर)|\b(?:poison|chemical|pesticide|residue)[ -]free\b/gi

/** A message without words that only sound like a danger. */
export const withoutMisreadWords = (message: string): string =>
  message.replace(faceAsVerb, ' ').replace(sweet, ' ').replace(poisonFree, ' ')
