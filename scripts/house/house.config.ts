/** What `npm run house` checks. docs/glossary.md says which name each concept has. */

/** Where code and comments are read. */
export const codeFolders = ['src', 'scripts', 'bench', 'e2e']

/** Within one realm an exported name belongs to one file, so that a search for it has one answer. */
export const realms = ['src/shared/', 'src/server/', 'src/client/']

/** Code files directly in one folder; tests and data do not count. */
export const maxFilesPerFolder = 20

/** Folders directly in one of these. */
export const maxRooms = {
  count: 12,
  folders: ['src/server/app', 'src/server/platform', 'src/client/platform'],
}

export interface ForbiddenTerm {
  /** Words in lower case; several are found as consecutive words or parts of a name. */
  terms: string[]
  insteadUse: string
  /** Forbidden in comments too: words that ordinary English needs are not. */
  isForbiddenInComments?: boolean
  /** Forbidden as a whole name alone, not as a part of a longer one. */
  isWholeName?: boolean
}

export const forbiddenTerms: ForbiddenTerm[] = [
  { terms: ['desk'], insteadUse: 'admin', isForbiddenInComments: true },
  { terms: ['basket', 'baskets'], insteadUse: 'cart', isForbiddenInComments: true },
  { terms: ['notice', 'notices'], insteadUse: 'notification' },
  { terms: ['machine', 'machines'], insteadUse: 'equipment' },
  { terms: ['wish', 'wishes'], insteadUse: 'query', isForbiddenInComments: true },
  { terms: ['kept'], insteadUse: 'stored, saved or cached', isForbiddenInComments: true },
  { terms: ['keeper', 'keepers'], insteadUse: 'cache', isForbiddenInComments: true },
  { terms: ['keep'], insteadUse: 'save, store or getOrLoad', isWholeName: true },
  {
    terms: ['ready answers', 'ready answer'],
    insteadUse: 'response cache',
    isForbiddenInComments: true,
  },
  { terms: ['turns'], insteadUse: 'runs', isWholeName: true },
  { terms: ['take turns'], insteadUse: 'work loop' },
  { terms: ['nudge', 'nudges'], insteadUse: 'wake', isForbiddenInComments: true },
  {
    terms: ['commit notes', 'commit note'],
    insteadUse: 'afterCommit',
    isForbiddenInComments: true,
  },
  { terms: ['live bus'], insteadUse: 'live hub', isForbiddenInComments: true },
  {
    terms: ['live line', 'live lines', 'open line'],
    insteadUse: 'live connection',
    isForbiddenInComments: true,
  },
  {
    terms: ['outside service', 'outside services'],
    insteadUse: 'external service',
    isForbiddenInComments: true,
  },
  { terms: ['outside'], insteadUse: 'external' },
  { terms: ['resting'], insteadUse: 'circuitOpen', isForbiddenInComments: true },
  { terms: ['count use', 'counted use'], insteadUse: 'consumeQuota', isForbiddenInComments: true },
  { terms: ['allowance', 'allowances'], insteadUse: 'quota or rate limit' },
  { terms: ['standing'], insteadUse: 'buyerLimits, or what it is' },
  { terms: ['outrun'], insteadUse: 'stale offer', isForbiddenInComments: true },
  { terms: ['held'], insteadUse: 'locked or pending' },
  { terms: ['assess', 'assessed'], insteadUse: 'priceCart', isForbiddenInComments: true },
  { terms: ['notice write'], insteadUse: 'invalidateListCaches' },
  { terms: ['complaint', 'complaints'], insteadUse: 'fieldError', isForbiddenInComments: true },
  { terms: ['story'], insteadUse: 'progressMessage' },
  { terms: ['other side', 'other sides'], insteadUse: 'counterparty', isForbiddenInComments: true },
  { terms: ['trouble', 'troubles'], insteadUse: 'cropProblem' },
  { terms: ['tell'], insteadUse: 'notify, answer, or what is done' },
  { terms: ['told'], insteadUse: 'result or answerText' },
  { terms: ['asked'], insteadUse: 'query, question or requested' },
  { terms: ['found'], insteadUse: 'hits, matches or rows', isWholeName: true },
  { terms: ['met'], insteadUse: 'matchedTerms', isWholeName: true },
  { terms: ['judge', 'judged'], insteadUse: 'rescore, or what is decided' },
  { terms: ['lent'], insteadUse: 'withPreviousCrop', isForbiddenInComments: true },
  { terms: ['empty words'], insteadUse: 'stopWords', isForbiddenInComments: true },
  { terms: ['same words'], insteadUse: 'synonyms' },
  { terms: ['faint'], insteadUse: 'lowWeight', isForbiddenInComments: true },
  { terms: ['sweep', 'sweeps'], insteadUse: 'purgeExpired…', isForbiddenInComments: true },
  { terms: ['beginnings'], insteadUse: 'suggestedMessages', isForbiddenInComments: true },
  { terms: ['speak plainly'], insteadUse: 'useReadableZodMessages', isForbiddenInComments: true },
  { terms: ['lift'], insteadUse: 'topLevelFields' },
  { terms: ['heard'], insteadUse: 'received, or noop', isForbiddenInComments: true },
]

export interface AllowedName {
  names: string[]
  /** Allowed as a property alone; a variable with this name is still a violation. */
  isPropertyOnly?: boolean
  /** Allowed in these files alone. */
  files?: RegExp
  reason: string
}

/** Names with a forbidden word that somebody else has chosen, or that are part of the contract. */
export const allowedNames: AllowedName[] = [
  {
    names: ['basket', 'desk', 'notice'],
    isPropertyOnly: true,
    reason: 'tRPC routers, part of every procedure’s name',
  },
  {
    names: ['notices', 'notice_id'],
    isPropertyOnly: true,
    reason: 'a table and its column, and members of answers',
  },
  {
    names: ['trouble', 'troubles'],
    isPropertyOnly: true,
    reason: 'members of the crop calendar’s answers',
  },
  {
    names: ['machines', 'Machines'],
    isPropertyOnly: true,
    reason: 'topics of questions and articles',
  },
  {
    names: ['other_side', 'otherSide'],
    isPropertyOnly: true,
    reason: 'a column of the archive that users download',
  },
  { names: ['asked_at'], isPropertyOnly: true, reason: 'a column' },
  {
    names: ['keptAt'],
    files: /saved-pictures/,
    reason: 'a member of pictures stored on the device',
  },
  {
    names: ['keep'],
    files: /sw\.ts|start-worker\.ts/,
    reason: 'a member of the message between a page and a service worker of another version',
  },
  { names: ['MSG91_NOTICE_TEMPLATE_ID'], reason: 'a setting' },
  { names: ['LockHeldError'], reason: 'the usual word for locks' },
  {
    names: ['isHeldOut', 'heldOut', 'held-out'],
    files: /advisor/,
    reason: 'the usual word for questions that are not used for tuning',
  },
  { names: ['IconBasket'], reason: '@tabler/icons-react' },
  { names: ['hideOutsideDates'], isPropertyOnly: true, reason: '@mantine/dates' },
  {
    names: ['story', 'Story', 'stories', 'NewsStory', 'news-story', 'success-stories'],
    files: /news|landing/,
    reason: 'the usual word for an item of the news',
  },
]

/** Characters, and beginnings or whole words, that have one spelling in all our Hindi. */
export interface HindiSpelling {
  wrong: RegExp
  right: string
}

const letter = '[\\u0900-\\u0963\\u0970-\\u097F]'
/** A word's beginning; without what follows having a nukta of its own. */
const beginning = (wrong: string, right: string): HindiSpelling => ({
  wrong: new RegExp(`(?<!${letter})${wrong}(?!\\u093C)`, 'gu'),
  right,
})
const wholeWord = (wrong: string, right: string): HindiSpelling => ({
  wrong: new RegExp(`(?<!${letter})${wrong}(?!${letter})`, 'gu'),
  right,
})
const pairs = (make: typeof beginning, table: string) =>
  table
    .trim()
    .split(/\s*;\s*/)
    .filter(Boolean)
    .map((pair) => {
      const [wrong = '', right = ''] = pair.split(' ')
      return make(wrong, right)
    })

export const hindiSpellings: HindiSpelling[] = [
  // The nukta is written where speakers hear it, on ज़ and फ़; not on ख, ग and क.
  { wrong: /ख\u093C/gu, right: 'ख' },
  { wrong: /ग\u093C/gu, right: 'ग' },
  { wrong: /क\u093C/gu, right: 'क' },
  ...pairs(
    beginning,
    `फसल फ़सल; ज्याद ज़्याद; जमीन ज़मीन; साफ साफ़; सफेद सफ़ेद; सफाई सफ़ाई; हफ्त हफ़्त; बाजार बाज़ार;
    सब्जी सब्ज़ी; सब्जि सब्ज़ि; जरूर ज़रूर; ताजा ताज़ा; ताजी ताज़ी; ताजे ताज़े; मुफ्त मुफ़्त; चीज चीज़;
    सिर्फ सिर्फ़; फोन फ़ोन; फोटो फ़ोटो; फरवरी फ़रवरी; वजन वज़न; कमजोर कमज़ोर; फायद फ़ायद; जिला ज़िला;
    जिले ज़िले; जिलों ज़िलों; जहर ज़हर; सीजन सीज़न; कागज कागज़; तरफ तरफ़; बर्फ बर्फ़; कर्ज कर्ज़; मजदूर मज़दूर;
    आवाज आवाज़; औजार औज़ार; फर्क फ़र्क; फर्श फ़र्श; तूफान तूफ़ान; नाजुक नाज़ुक; सिफारिश सिफ़ारिश; प्याज प्याज़;
    काफी काफ़ी; कॉफी कॉफ़ी; इंतजार इंतज़ार; एडवाइजर एडवाइज़र; प्रोफाइल प्रोफ़ाइल; रेफरेंस रेफ़रेंस; फार्म फ़ार्म;
    फॉर्म फ़ॉर्म; फिल्टर फ़िल्टर; मोजेक मोज़ेक; राइजोबियम राइज़ोबियम; तेजाब तेज़ाब; नोजल नोज़ल; लेजर लेज़र;
    नजदीक नज़दीक; जायद ज़ायद; मिजोरम मिज़ोरम; निजामाबाद निज़ामाबाद; फ़ॉस्फ़ोरस फॉस्फोरस`,
  ),
  ...pairs(wholeWord, 'तेज तेज़; तेजी तेज़ी; रोज रोज़; रोजाना रोज़ाना; ऑफ ऑफ़'),
  // Chandrabindu where nothing else stands above the line.
  { wrong: new RegExp(`(?<=${letter})एं(?!${letter})`, 'gu'), right: 'एँ' },
  { wrong: new RegExp(`ियां(?!${letter})`, 'gu'), right: 'ियाँ' },
  { wrong: new RegExp(`ूं(?!${letter})`, 'gu'), right: 'ूँ' },
  { wrong: new RegExp(`ऊं(?!${letter})`, 'gu'), right: 'ऊँ' },
  { wrong: /ूं(?=ग[ाेी])/gu, right: 'ूँ' },
  { wrong: new RegExp(`(?<=${letter})एं(?=ग[ाेी])`, 'gu'), right: 'एँ' },
  ...pairs(
    beginning,
    `यहां यहाँ; वहां वहाँ; जहां जहाँ; कहां कहाँ; गांठ गाँठ; ऊंच ऊँच; मूंग मूँग; पांच पाँच; गांव गाँव; छंट छँट;
    छांट छाँट; फफूंद फफूँद; आंख आँख; बांध बाँध; टांग टाँग; धंस धँस; आंकड़ आँकड़; बूंद बूँद; ठूंठ ठूँठ; दांत दाँत;
    खूंट खूँट; आंध[ी] आँधी; मुंह मुँह; उंगल उँगल; धुआं धुआँ; ढूंढ ढूँढ; सांस साँस; बांह बाँह; कुआं कुआँ; कांट काँट;
    पहुंच पहुँच; महंग महँग; बांस बाँस; कांच काँच; अंगूठ अँगूठ; संकर[ीेा] सँकर; बांट बाँट; मांग माँग; संभाल सँभाल;
    बूँदाबांद बूँदाबाँद; आंवल आँवल; जांच जाँच; गेहूं गेहूँ; सुंडी सूँडी; सुंडि सूँडि; सूंडी सूँडी; सूंडि सूँडि; सूंड़ सूँड`,
  ),
  ...pairs(
    beginning,
    `किराये किराए; लिये लिए; चाहिये चाहिए; रुपए रुपये; हिंदी हिन्दी; आन्ध्र आंध्र; झारखण्ड झारखंड; उत्तराखण्ड उत्तराखंड;
    चण्डीगढ़ चंडीगढ़; अरण्डी अरंडी; कम्पोस्ट कंपोस्ट; भिन्डी भिंडी`,
  ),
]

/** Hindi that users read. What users type, misspelt or not, is search vocabulary and is not checked. */
export const hindiFiles = {
  outsideCode: ['index.html', 'public/manifest.webmanifest'],
  checked:
    /\.hi\.(json|md)$|^index\.html$|^public\/manifest\.webmanifest$|^src\/server\/features\/.*\/((crops|guides)\/[^/]+|[a-z]+-kinds)\.json$|^src\/.*\.tsx?$/,
  vocabulary:
    /platform\/text\/|advisor\/(?:danger|understanding|names)\/|advisor-concepts\.data|-small-talk\.|market-words\.data|\.test\.tsx?$|\/testing\//,
}
