import { foldedText, type Token } from '../understanding/words/advisor-token.policy.ts'

const oneOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|')})`

const weapons = oneOf(
  `sickle knife axe gun pistol rifle sword hasiya hansiya hasua daranti kulhadi kulhari gandasa talwar chaku chaaku chhura lathi lathiya bandook banduk tamancha
    हसिया हसुआ दराती कुल्हाडी गडासा तलवार चाकू छुरा लाठी लाठिया बदूक तमचा`,
)
const persons = oneOf(
  `moneylender lender sahukar saahukar mahajan neighbour neighbor landlord zamindar trader agent officer sarpanch patwari uncle cousin brother father mother son wife husband man someone somebody
    padosi padosiyo bhai chacha sasur devar jeth pati patni sala saala kisi logo aadmi
    साहूकार महाजन पडोसी पडोसियो भाई चाचा ससुर देवर जेठ पति पत्नी साला किसी लोगो आदमी जमीदार सरपच पटवारी`,
)
/** The same as what is done to somebody: "padosi ko", "usko". */
const somebody = `(?:${persons} (?:ko|को)|${oneOf('usko unko mujhe mujhko hume humko hamko उसको उसे उनको उन्हे मुझे मुझको हमे हमको')})`
const killsOrBeats = oneOf(
  'kill killing murder murdering stab stabbing shoot shooting beat beating',
)
/** "Jaan se maar dega". */
const willKill =
  '(?:jaan se (?:maa?r|khatam)|maa?r (?:du|dun|doon|dunga|doonga|dega|denge|degi|dalega|dalenge|dalunga|daalega|daalunga)|goli maa?r|khoon kar|hatya kar|katl kar|जान से मार|मार (?:दू|दूगा|देगा|देगे|देगी|डालेगा|डालेगे|डालूगा)|गोली मार|खून कर|हत्या कर|कत्ल कर)'
const beats = '(?:maa?r|pee?t|मार|पीट) ?(?:rah[aei]|rh[aei]|रह[ाेी])'
const threatens = '(?:dhamki|threat|threats|threaten|threatens|threatened|threatening|धमकी)'
const wantsToHurt = `(?:lesson|sabak|badla|revenge|${threatens}|${killsOrBeats}|hurt|attack|attacks|attacked|attacking|hamla|gussa|gusse|angry|fight|fighting|ladai|jhagda|chal gayi|chali|लडाई|झगडा|चल गई|सबक|बदला|हमला|गुस्सा|गुस्से|${willKill})`

const planned = new RegExp(
  [
    // Somebody with a weapon, and what he wants: in either order.
    `(?:^| )${weapons} (?:\\S+ ){0,12}${wantsToHurt}(?= )`,
    `(?:^| )${wantsToHurt} (?:\\S+ ){0,12}${weapons}(?= )`,
    `(?:^| )(?:want|wants|wanted|going|try|trying|tries|will|plan|plans|planning|come|coming|came) (?:\\S+ )?(?:to )?${killsOrBeats} (?:\\S+ ){0,2}(?:${persons}|him|her|me)(?= )`,
    `(?:^| )${somebody} (?:\\S+ ){0,4}${willKill}`,
    `(?:^| )${somebody} (?:jaan se |जान से )?(?:maa?r|मार) ?(?:sakt|सकत)`,
    `(?:^| )(?:jaan se maa?rne|maa?rne|jaan|जान से मारने|मारने|जान) (?:ki|की) ${threatens}(?= )`,
    `(?:^| )threat\\S* (?:to )?(?:\\S+ )?(?:kill|beat|me|us|him|her|them)(?= )`,
    '(?:^| )teach (?:that |the |my |this )?(?:\\S+ )?(?:moneylender|neighbou?r|landlord|trader|agent|lender) a lesson(?= )',
    // Violence at home.
    '(?:^| )(?:husband|father in law|brother in law|son) (?:\\S+ ){0,2}(?:beats?|hits?|beating) (?:me|us|her)(?= )',
    '(?:^| )(?:pati|sasur|devar|jeth|पति|ससुर|देवर|जेठ) (?:\\S+ ){0,4}(?:maa?rta|maa?rte|pee?tta|pitta|maar ?peet|मारता|मारते|पीटता|पीटते|मारपीट)(?= )',
  ].join('|'),
)

/** Somebody beats, shoots, robs or carries off somebody else now: no pest is meant, whatever else is named. */
const happening = new RegExp(
  [
    `(?:^| )${somebody} (?:\\S+ ){0,2}${beats} `,
    `(?:^| )(?:${persons}|log|logo|gunde|gundo|badmash|dabang|लोग|गुडे|गुडो|बदमाश|दबग) (?:\\S+ ){0,2}${beats} (?:\\S+ )?(?:mujhe|mujhko|hume|hamko|humko|usko|unko|मुझे|हमे|हमको|उसको) `,
    '(?:^| )(?:gunde|gundo|goons|badmash|daku|dakait|गुडे|गुडो|बदमाश|डाकू) (?:\\S+ ){0,6}(?:maa?r|hamla|attack\\S*|ghus|beat\\S*|मार|हमला|घुस|पीट) ',
    `(?:^| )(?:log|logo|padosi|wo|woh|we|kuch|gunde|bhai|chacha|लोग|पडोसी|वे|कुछ|भाई) (?:\\S+ ){0,3}${weapons} (?:le ?kar|leke|le ke|लेकर|ले कर) (?:\\S+ ){0,4}(?:aa|aaye|ghus|khad\\S*|ghum|daud|आ|आए|घुस|खड\\S*|दौड)`,
    '(?:^| )(?:goli|goliya|गोली|गोलिया) (?:chal|चल) ?(?:ga[iy]\\S*|gyi|rah\\S*|di|गई|गयी|रह\\S*|दी) ',
    `\\b(?:people|men|goons|neighbou?rs?|villagers|mob|gang|mafia|they|somebody|someone|${persons}) (?:\\S+ ){0,3}(?:attack|attacking|attacked|beating|beat|assaulting|assaulted|hitting) (?:us|me|him|her|my (?:family|father|mother|son|wife|brother|husband|daughter|sister))\\b`,
    '(?:^| )(?:kidnap\\S*|agwa|apaharan|apharan|अगवा|अपहरण|molest\\S*|raped|balatkar|बलात्कार) ',
    '(?:^| )(?:chor|choro|daku|thief|thieves|robbers?|चोर|डाकू) (?:\\S+ ){0,3}(?:ghar|makan|house|home|room|घर|मकान) (?:\\S+ ){0,2}(?:ghus|me|mein|hai|now|घुस|मे|है)',
    // Who threatens by messages on this site can be blocked there.
    `^(?!.*(?:app|chat|messages?|msg|calls?|phone|site|चैट|मैसेज|फोन|ऐप) ).*(?:^| )(?:${persons}|gunde|log|गुडे|लोग) (?:\\S+ ){0,3}(?:dhamki|dhamka|धमकी|धमका) (?:\\S+ )?(?:de|rah\\S*|di|दे|दी|रह\\S*)`,
  ].join('|'),
)

/**
 * Whether somebody may be beaten or killed, by whoever writes or by somebody else. It is for the caller to see that no poison, pest,
 * animal or field is meant: "those weeds, I will kill them".
 */
export const tellsOfViolence = (tokens: readonly Token[]): boolean =>
  planned.test(foldedText(tokens))

/** Whether people are beaten, robbed or carried off, in words that mean no pest, animal or field. */
export const tellsOfAttack = (tokens: readonly Token[]): boolean =>
  happening.test(foldedText(tokens))
