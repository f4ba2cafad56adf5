import { expect, test } from 'vitest'
import { MigrateError } from '../backup/migrate.ts'
import { failedStep } from './bring-up-to-date.ts'

const fault = new MigrateError('disk full', { step: '20991231_wings', number: 2, of: 5 })

test('a failed step is told in two lines: which and why, and how to go back', () => {
  expect(failedStep(fault, '1.0.0', '/data/backups/before-1.1.0.backup', '/data').message).toBe(
    'Step 2 of 5 failed and was taken back: 20991231_wings (disk full)\n' +
      'To go back: DATA_DIR=/data npm run restore -- /data/backups/before-1.1.0.backup --replace, then start the program of before (1.0.0)',
  )
})

test('where no backup was made, the operator’s own is the way back', () => {
  expect(failedStep(fault, null, null, '/data').message).toMatch(
    /\nTo go back: restore a backup of your own, then start the program of before$/,
  )
})
