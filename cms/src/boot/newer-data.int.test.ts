import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { newerDataError, readDataState } from '../../../server/upgrade/data-state.ts'
import { openTestDatabase } from '../testing/test-database.ts'

test('data of this program and no data may be used, data of a newer program may not', async () => {
  const [booted, empty] = [await openTestDatabase('booted'), await openTestDatabase('empty')]
  onTestFinished(booted.stop)
  onTestFinished(empty.stop)
  expect(newerDataError(await readDataState(empty.url))).toBe(null)
  expect(newerDataError(await readDataState(booted.url))).toBe(null)
  const client = new pg.Client(booted.url)
  await client.connect()
  await client.query(`insert into payload_migrations (name, batch) values ('20991231_000000_wings', 99)`)
  await client.end()
  expect(newerDataError(await readDataState(booted.url))).toBe(
    'The data is of a newer program (20991231_000000_wings): start that one, or restore a backup of this one',
  )
})
