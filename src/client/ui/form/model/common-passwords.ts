/** The sixteen most frequent passwords in lists of leaked ones, in lower case. */
export const commonPasswords: readonly string[] = [
  '123456',
  '123456789',
  '12345678',
  'password',
  'qwerty',
  'qwerty123',
  '111111',
  '123123',
  'abc123',
  'password1',
  'password@123',
  'admin@123',
  'welcome@123',
  'iloveyou',
  'letmein',
  'india@123',
]
