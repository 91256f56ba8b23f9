import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let weather: Awaited<ReturnType<typeof startStandIn>>
beforeAll(async () => {
  weather = await startStandIn(behaviours.fails())
  app = await createTestApp({
    OPEN_METEO_URL: weather.url,
    OPEN_METEO_GEOCODING_URL: weather.url,
    CHAT_REQUESTS_PER_MINUTE: '1000',
  })
})
afterAll(async () => {
  await app.close()
  await weather.close()
})

async function ask(message: string, token?: string, more: object = {}) {
  const { body } = await app.call('POST', '/api/chat/personalized', {
    body: { message, ...more },
    ...(token && { token }),
  })
  return body.data as {
    message: string
    isKnown: boolean
    sources: { url: string; date: string }[]
  }
}

const crop = (name: string, quantity: number) => ({
  name,
  category: 'Grains',
  price: 25,
  quantity,
  unit: 'kg',
  harvestDate: '2026-01-01',
  expiryDate: '2036-02-01',
  dispatchTime: 1,
})

describe('prices', () => {
  test('have their date and source, and the sample list is labelled as a sample', async () => {
    const { message, sources } = await ask('wheat price in Punjab')
    expect(message).toMatch(/Wheat.*Punjab: ₹/)
    expect(message).toContain('sample list')
    expect(message).toContain('2024')
    expect(sources).toMatchObject([{ date: '2024-11-15', url: '/market-price' }])
    expect((await ask('पंजाब में गेहूं का भाव')).message).toContain('नमूना सूची')
  })

  test('are not made up without a crop or for a crop that nobody reports', async () => {
    expect((await ask('what is the mandi price')).message).toMatch(/^Which crop/)
    expect((await ask('price of gold today')).message).not.toMatch(/₹/)
    const { message } = await ask('coconut price')
    expect(message).not.toMatch(/₹/)
    expect(message).toContain('1800-180-1551')
  })
})

describe('the weather', () => {
  test('is requested for the named place; the answer says so when the service is down', async () => {
    expect((await ask('weather in Nagpur tomorrow')).message).toMatch(/does not answer right now/)
    const names = weather.requests.map(({ url }) => url.searchParams.get('name'))
    expect(names.join().toLowerCase()).toContain('nagpur')
    expect((await ask('weather')).message).toMatch(/^Which place/)
  })

  test.each(['कल बारिश होगी क्या लखनऊ में?', 'लखनऊ में बारिश कब होगी', 'kal lucknow me barish hogi'])(
    'answers "%s", rather than the guide about a late monsoon',
    async (question) => {
      expect((await ask(question)).message).toMatch(/does not answer|जवाब नहीं दे रही/)
    },
  )

  test('is that of the city in the user’s profile when the question names none', async () => {
    const { token } = await app.signUp()
    await app.call('PATCH', '/api/user/update-user', {
      token,
      body: { address: { city: 'Jabalpur' } },
    })
    await ask('आज मौसम कैसा है', token)
    const names = weather.requests.map(({ url }) => url.searchParams.get('name'))
    expect(names.join().toLowerCase()).toContain('jabalpur')
  })
})

describe('the place that comes with a question', () => {
  const place = { name: 'Ludhiana', state: 'Punjab', lat: 30.91, lon: 75.85 }
  const requestedPoints = () =>
    weather.requests.map(({ url }) => `${url.searchParams.get('latitude')}`)

  test('is where the weather is looked up when the question names none, also for a visitor', async () => {
    expect((await ask('will it rain tomorrow', undefined, { place })).message).not.toMatch(/^Which/)
    expect(requestedPoints()).toContain('30.91')
  })

  test('gives way to the place that the question names', async () => {
    const before = weather.requests.length
    await ask('weather in Kanpur', undefined, { place: { ...place, lat: 31.5 } })
    const names = weather.requests.slice(before).map(({ url }) => url.searchParams.get('name'))
    expect(names.join().toLowerCase()).toContain('kanpur')
    expect(requestedPoints()).not.toContain('31.5')
  })

  test('chooses the state whose prices are told', async () => {
    expect((await ask('wheat price', undefined, { place })).message).toMatch(/Punjab: ₹/)
    const other = { ...place, name: 'Sehore', state: 'Madhya Pradesh' }
    expect((await ask('wheat price', undefined, { place: other })).message).not.toMatch(/Punjab: ₹/)
  })

  test('must be a place in a state of India', async () => {
    const { status } = await app.call('POST', '/api/chat/personalized', {
      body: { message: 'weather', place: { ...place, state: 'Atlantis' } },
    })
    expect(status).toBe(400)
  })
})

describe('the user’s own listings', () => {
  test('are shown with price, stock and days left, to their owner only', async () => {
    const [mine, theirs] = [await app.signUp(), await app.signUp()]
    await app.call('POST', '/api/crop/add-crop', {
      token: mine.token,
      body: crop('Sharbati gehun', 70),
    })
    await app.call('POST', '/api/crop/add-crop', {
      token: theirs.token,
      body: crop('Neelam aam', 33),
    })
    for (const question of ['show my crops', 'मेरी फसलें', 'my listings']) {
      const { message } = await ask(question, mine.token)
      expect(message).toMatch(/Sharbati gehun: ₹25.*70 kg/)
      expect(message).not.toContain('Neelam')
    }
    expect((await ask('my crops')).message).toMatch(/^Please log in/)
    expect((await ask('my crop is dying')).message).toMatch(/^Which crop do you mean/)
  })
})

describe('in an emergency', () => {
  test('a poisoning is answered with the number 108', async () => {
    for (const question of [
      'my brother drank pesticide and he is vomiting',
      'कीटनाशक पी लिया क्या करें',
      'kisi ne zahar pi liya',
    ]) {
      expect((await ask(question)).message).toMatch(/108/)
    }
  })

  test('a user in despair is given the number of a helpline', async () => {
    for (const question of ['I want to die', 'मैं आत्महत्या करना चाहता हूं']) {
      expect((await ask(question)).message).toContain('14416')
    }
  })

  test('a question about fumigation tablets is answered with whom to call, too', async () => {
    expect((await ask('celphos tablets per quintal')).message).toMatch(
      /^If somebody has swallowed such a tablet .* call 108 or 112 at once\.\n\nInsects in stored/,
    )
    expect((await ask('गेहूं में सल्फास की कितनी गोली')).message).toMatch(/^किसी ने ऐसी गोली .* 108/)
    expect((await ask('weevils in stored wheat')).message).not.toContain('108')
  })

  test('a question about a banned pesticide is answered with the ban', async () => {
    for (const question of [
      'monocrotophos dose for chilli',
      'can I spray DDT on wheat',
      'nuvan for brinjal',
    ]) {
      expect((await ask(question)).message).toMatch(/banned/i)
    }
  })
})
