import { expect, test } from 'vitest'
import { deviceOf } from './device-name.ts'

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

test('a session is named after its browser and system, not after what they pretend to be', () => {
  expect(deviceOf(android)).toEqual({ browser: 'Chrome', system: 'Android', isPhone: true })
  expect(deviceOf(`${android} EdgA/130.0`)).toMatchObject({ browser: 'Edge' })
  expect(
    deviceOf(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    ),
  ).toEqual({ browser: 'Safari', system: 'iOS', isPhone: true })
})

test('an unknown user agent has no name', () => {
  expect(deviceOf('curl/8.5.0')).toEqual({ browser: null, system: null, isPhone: false })
})
