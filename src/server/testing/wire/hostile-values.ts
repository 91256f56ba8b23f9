const nested = (depth: number): unknown => {
  let value: unknown = 'deep'
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { value }
  return value
}

/** Values from malicious or broken clients. */
export const hostileValues = [
  'a\u0000b',
  '\u0000',
  '\ud800',
  'x\udfff',
  'x'.repeat(20_000),
  'ि'.repeat(99),
  "'; drop table users; --",
  '%_\\',
  '../../etc/passwd',
  '__proto__',
  '9999-99-99',
  '0000-01-01',
  '+275760-09-13',
  'infinity',
  'NaN',
  '00000000-0000-0000-0000-000000000000',
  -1,
  0.1,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER + 2,
  true,
  null,
  [],
  {},
  [[]],
  [null],
  { length: 3 },
  nested(50),
  nested(2000),
]
