import { expect, test } from 'vitest'
import { unknownSettings } from './config.ts'

test.each([
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['trust_proxy', 'TRUST_PROXY'],
  ['PUBLIC-URL', 'PUBLIC_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['BACKUP_PASSPHARSE', 'BACKUP_PASSPHRASE'],
  ['BACKUP_DIRECTORY', 'BACKUP_DIR'],
  ['PAYLOAD_SECRET_FILE', 'PAYLOAD_SECRET'],
  ['SMPT_URL', 'SMTP_URL'],
  ['DATA_DIRECTORY', 'DATA_DIR'],
  ['Port', 'PORT'],
  ['EDGE_WORKER', 'EDGE_WORKERS'],
])('%s is told of: %s is meant', (name, meant) => {
  expect(unknownSettings({ [name]: 'hidden' })).toEqual([
    `${name} is no setting, and is not heeded: is ${meant} meant?`,
  ])
})

test.each([
  ['PATH', 'HOME', 'USER', 'HOSTNAME', 'LOGNAME', 'PWD', 'SHELL', 'LANG', 'TERM', 'TZ', 'MAIL', 'EDITOR'],
  ['NODE_ENV', 'NODE_OPTIONS', 'NODE_VERSION', 'NO_COLOR', 'CI', 'DEBUG', 'npm_config_registry', 'INIT_CWD'],
  ['INVOCATION_ID', 'JOURNAL_STREAM', 'NOTIFY_SOCKET', 'WATCHDOG_USEC', 'STATE_DIRECTORY', 'LISTEN_FDS'],
  ['PGHOST', 'PGPORT', 'PGDATABASE', 'POSTGRES_USER', 'CALENDAR_HOST', 'DATABASE_PASSWORD', 'http_proxy'],
  ['PORT', 'DATABASE_URL', 'LOG_LEVEL', 'LOG_FORMAT', 'EDGE_WORKERS', 'BACKUP_DIR', 'READ_LINKS'],
])('what belongs to others, or is a setting, is passed over: %s, %s, %s …', (...names) => {
  expect(unknownSettings(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([])
})
