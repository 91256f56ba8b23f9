import { expect, test } from 'vitest'
import {
  apiKeyIdOf,
  createApiKeySecret,
  hasApiKeyHash,
  hashApiKey,
  isApiKeyToken,
} from './api-key.policy.ts'

const id = '01a20494-04ce-779c-859e-0673aef03e91'

test('a key names its row and says what it is', () => {
  const secret = createApiKeySecret(id)
  expect(secret).toMatch(/^khk_live_[0-9a-f]{32}_[0-9a-f]{72}$/)
  expect(isApiKeyToken(secret)).toBe(true)
  expect(apiKeyIdOf(secret)).toBe(id)
  expect(createApiKeySecret(id)).not.toBe(secret)
})

test('a changed key is none, whatever character was changed', () => {
  const secret = createApiKeySecret(id)
  for (let i = 0; i < secret.length; i++) {
    const other = secret[i] === 'a' ? 'b' : 'a'
    expect(apiKeyIdOf(`${secret.slice(0, i)}${other}${secret.slice(i + 1)}`)).toBeNull()
  }
  for (const text of ['', 'khk_', `${secret}0`, secret.slice(1), secret.toUpperCase()]) {
    expect(apiKeyIdOf(text)).toBeNull()
  }
})

test('only the key itself has its hash', () => {
  const secret = createApiKeySecret(id)
  expect(hashApiKey(secret)).not.toContain(secret.slice(-72))
  expect(hasApiKeyHash(secret, hashApiKey(secret))).toBe(true)
  expect(hasApiKeyHash(createApiKeySecret(id), hashApiKey(secret))).toBe(false)
  expect(hasApiKeyHash(secret, '')).toBe(false)
})
