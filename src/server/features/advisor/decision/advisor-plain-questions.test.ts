import { expect, test } from 'vitest'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { decideAlone, missedPassages } from '../evaluation/advisor-evaluation.service.ts'

/** "Acid lime (kagzi nimbu)" is asked about as acid lime. */
const shortName = (name: string) => name.replace(/ \(.*/, '').toLowerCase()

test('of every crop, how it is grown and how much urea it gets is answered from its page', {
  timeout: 60_000,
}, () => {
  const grown = calendarCrops().flatMap(({ id, name }) => {
    const passage = `calendar/${id}/overview`
    return [
      [`${name.hi.replace(/ \(.*/, '')} की खेती कैसे करें`, passage],
      [`${shortName(name.en)} farming`, passage],
    ] as const
  })
  expect(missedPassages(grown)).toEqual([])
  const fertilised = calendarCrops().filter(({ npk }) => npk !== undefined)
  expect(fertilised.length).toBeGreaterThan(80)
  expect(
    missedPassages(
      fertilised.map(({ id, name }) => [
        `urea in ${shortName(name.en)}`,
        `calendar/${id}/fertiliser`,
      ]),
    ),
  ).toEqual([])
})

test('a sweet potato is no sign of poisoning, sweat is', () => {
  expect(missedPassages([['sweet potato npk dose', 'calendar/sweet-potato/fertiliser']])).toEqual(
    [],
  )
  expect(decideAlone('i am sweating after spraying urea')).toMatchObject({ kind: 'emergency' })
})

test('to water spinach is not about water spinach, and the rate of an area is no price', () => {
  expect(
    missedPassages([
      ['how often to water spinach', 'calendar/spinach/water'],
      ['fennel seed rate per acre', 'calendar/fennel/seed'],
    ]),
  ).toEqual([])
  expect(decideAlone('water apple sowing')).toMatchObject({ kind: 'refuse' })
  expect(decideAlone('fennel rate today')).toMatchObject({ kind: 'look-up', intents: ['price'] })
})

test('what to sow in a month is answered from that month, in all spellings of its name', () => {
  const names = [
    ['january', 'janvari', 'जनवरी'],
    ['may', 'may', 'मई'],
    ['june', 'joon', 'जून'],
    ['september', 'sitambar', 'सितंबर'],
  ] as const
  const numbers = ['01', '05', '06', '09']
  expect(
    missedPassages(
      names.flatMap(([english, romanised, hindi], index) => {
        const passage = `month/${numbers[index]}`
        return [
          [`which crops to sow in ${english}`, passage],
          [`crops for ${english}`, passage],
          [`${romanised} me kya boye`, passage],
          [`${romanised} me kaun si fasal lagaye`, passage],
          [`मैं सुल्तानपुर में हूँ, ${hindi} में कौन सी सब्जी लगाऊं?`, passage],
        ] as const
      }),
    ),
  ).toEqual([])
  expect(decideAlone('what to sow in june or july')).toMatchObject({
    passages: [{ id: 'month/06' }, { id: 'month/07' }],
  })
  expect(decideAlone('june me barish kitni hogi').kind).not.toBe('passages')
  expect(missedPassages([['may i know which crop is best', 'month/05']])).toHaveLength(1)
})

test('what somebody wants to rent or to buy is looked up, and what a market pays; what they offer has its guide', () => {
  for (const [question, intent] of [
    ['i want to rent a tractor', 'rental'],
    ['tractor rent price', 'rental'],
    ['tomatoes for sale near nashik', 'cropListings'],
    ['lahsun ke daam pipliya mandi taza', 'price'],
  ] as const) {
    expect(decideAlone(question), question).toMatchObject({ kind: 'look-up', intents: [intent] })
  }
  expect(
    missedPassages([
      ['i want to rent out my tractor', 'guide/rent-on-krishihaat'],
      ['i have onions for sale', 'guide/sell-on-krishihaat'],
    ]),
  ).toEqual([])
})

test('who asks whether to spray in wind or rain is told how to spray, unless a day is named', () => {
  expect(
    missedPassages([
      ['can I spray when it is windy', 'guide/safe-spraying'],
      ['hawa chal rahi ho to dawa chhidke ya nahi', 'guide/safe-spraying'],
      ['बारिश के बाद छिड़काव कब करें', 'guide/safe-spraying'],
    ]),
  ).toEqual([])
  expect(decideAlone('kal barish hogi kya spray karu')).toMatchObject({
    ...{ kind: 'ask', missing: 'place' },
  })
})

test.each([
  'Paddy is lying in swaths, my son in law asks whether it will rain tonight. Will it?',
  'अगले चार दिन धूप निकलेगी कि नहीं, मिर्ची सुखानी है आँगन में',
])('%j names no place with a forecast, so it is asked for', (question) => {
  expect(decideAlone(question)).toMatchObject({ kind: 'ask', missing: 'place' })
})

test('chari is the sorghum for fodder, whose young plants poison cattle', () => {
  expect(
    missedPassages([
      ['when is it safe to cut charri for cattle', 'guide/prussic-acid'],
      ['chari kab kaate', 'calendar/fodder-sorghum/harvest'],
      ['चरी की बुवाई कब करें', 'calendar/fodder-sorghum/sowing'],
    ]),
  ).toEqual([])
})

test('a crop that a spray has hurt is no sick crop', () => {
  expect(
    missedPassages([
      ['my wheat turned yellow after herbicide spray', 'guide/spray-injury'],
      ['mere gehu me dawai se patti jal gayi', 'guide/spray-injury'],
      ['2,4-D gir gaya kapas par', 'guide/spray-injury'],
      ['padosi ki weedicide udkar meri kapas par aa gayi', 'guide/spray-injury'],
      ['दवा से फसल जल गई', 'guide/spray-injury'],
      ['gehu me peela ratua', 'calendar/wheat/yellow-rust'],
    ]),
  ).toEqual([])
  expect(decideAlone('leaves still yellow after spraying fungicide')).toMatchObject({
    ...{ kind: 'ask', missing: 'crop' },
  })
  expect(decideAlone('keetnashak se chamdi jal gayi').kind).toBe('emergency')
})

test('common questions reach the guides', () => {
  expect(
    missedPassages([
      ['green manure', 'guide/green-manure'],
      ['pani kam hai to kya boye', 'guide/low-water-crops'],
      ['bee ko kaise bachaye spray se', 'guide/pollinators'],
      ['soil ph kam kaise kare', 'guide/salt-soil'],
      ['rhizobium culture chana', 'guide/biofertilisers'],
      ['2,4-D dose for wheat', 'guide/weeds-wheat'],
      ['zinc sulphate dose for paddy', 'guide/zinc-deficiency'],
      ['i want to talk to a human', 'guide/kisan-call-centre'],
    ]),
  ).toEqual([])
})

test('a seed rate is no price, and the names of crops are read whole', () => {
  expect(
    missedPassages([
      ['niger seed rate', 'calendar/niger/seed'],
      ['fennel seed rate', 'calendar/fennel/seed'],
      ['sawan ki kheti', 'calendar/barnyard-millet/overview'],
      ['cherry tomato sowing', 'calendar/tomato/sowing'],
      ['when are coffee cherries ripe', 'calendar/coffee/harvest'],
      ['jute retting kaise kare', 'calendar/jute/harvest'],
      ['anar me tel rog', 'calendar/pomegranate/bacterial-blight'],
      ['gobhi me hira pith', 'calendar/cauliflower/diamondback-moth'],
      ['san ki kheti', 'guide/green-manure'],
    ]),
  ).toEqual([])
  expect(decideAlone('cherry ki kheti')).toMatchObject({ kind: 'refuse', name: 'cherry' })
})

test('a crop that is harvested before is not the one that is asked about', () => {
  expect(
    missedPassages([
      ['धान कटाई के बाद मसूर कब तक बो सकते हैं', 'calendar/lentil/sowing'],
      ['gehu katne ke baad moong kab boye', 'calendar/green-gram/sowing'],
      ['when to sow lentil after harvesting paddy', 'calendar/lentil/sowing'],
      ['after the potato harvest when to sow green gram', 'calendar/green-gram/sowing'],
    ]),
  ).toEqual([])
})

test('repairs and passwords of others are refused by their names', () => {
  for (const [question, name] of [
    ['गेहूँ काटने वाली कंबाइन का इंजन स्टार्ट नहीं हो रहा', 'इंजन स्टार्ट नहीं'],
    ['combine harvester engine not starting', 'engine not starting'],
    ['I forgot my Gmail password', 'Gmail'],
  ] as const)
    expect(decideAlone(question), question).toMatchObject({ kind: 'refuse', name })
})

test('a crop and one aspect are all that is weighed', () => {
  expect(
    missedPassages([
      ['mango farming in india', 'calendar/mango/overview'],
      ['gehu ki buai', 'calendar/wheat/sowing'],
      ['gehu khad', 'calendar/wheat/fertiliser'],
      ['napier grass planting', 'calendar/napier-grass/sowing'],
      ['lal bhaji kab boye', 'calendar/amaranth/sowing'],
      ['धान में जिंक कब डालें', 'calendar/rice/fertiliser'],
    ]),
  ).toEqual([])
  expect(decideAlone('beej wala aalu kharidna h').kind).toBe('look-up')
})

test('schemes are told by their names, and a subsidy on anything else is no scheme for equipment', () => {
  expect(
    missedPassages([
      ['solar pump par kitni subsidy milti hai', 'guide/solar-pump'],
      ['ट्रैक्टर पर अनुदान', 'guide/machinery-subsidy'],
      ['pm kisan maandhan', 'guide/farmer-pension'],
      ['godown banane ke liye subsidy', 'guide/infrastructure-loan'],
      ['FPO kaise banaye', 'guide/farmer-producer-organisation'],
      ['enam par register kaise kare', 'guide/enam'],
      ['polyhouse subsidy', 'guide/polyhouse'],
      ['how do I insure my paddy crop', 'guide/crop-insurance'],
    ]),
  ).toEqual([])
  for (const question of ['beej par subsidy', 'seed subsidy', 'solar light', 'kusum ki kheti'])
    expect(decideAlone(question), question).not.toMatchObject({
      passages: [{ id: expect.stringMatching(/^guide\//) }],
    })
})

test('flowers that drop have a guide, for crops that are grown for their fruits', () => {
  expect(
    missedPassages([
      ['lauki me phal nahi ban rahe, phool gir jate hai', 'guide/fruit-set'],
      ['मिर्च के फूल गिर रहे हैं', 'guide/fruit-set'],
      ['santra me fal girna', 'calendar/mandarin/fruit-drop'],
    ]),
  ).toEqual([])
  expect(decideAlone('gobhi me phool nahi aa raha').kind).toBe('ask')
})

test('the account has its guide, and what was treated is not to be eaten', () => {
  expect(
    missedPassages([
      ['OTP nahi aa raha', 'guide/krishihaat-account'],
      ['how to change my phone number', 'guide/krishihaat-account'],
      ['how to sell my crop on this website', 'guide/sell-on-krishihaat'],
      ['can I eat the wheat treated with pesticide', 'guide/seed-treatment'],
      ['spray kiya hua tamatar kha sakte hai', 'guide/safe-spraying'],
      ['can wheat be sprayed with urea', 'calendar/wheat/fertiliser'],
    ]),
  ).toEqual([])
})
