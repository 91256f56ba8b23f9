/** The settings of every test app: real services, no external network. */
export const testSettings: NodeJS.ProcessEnv = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PORT: '0',
  DEMO_DATA: 'false',
  SECRET_KEY: 'a key for tests alone, of no worth to anybody',
}
