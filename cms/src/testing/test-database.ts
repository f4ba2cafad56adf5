import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { dropDatabase, withClient } from '../../../server/database/client.ts'
import { startBootedCluster } from './booted-cluster.ts'

export type TestDatabase = {
  url: string
  /** Where the cluster's files are; only of a cluster that is the test's own. */
  folder: string
  stop: () => Promise<void>
}

/**
 * `booted`: a copy of a database on which the product has booted once. `empty`: nothing is in it. `own cluster`: booted,
 * with a PostgreSQL of its own, set up as the product's is, for tests that kill it or fill it.
 */
export type DatabaseKind = 'booted' | 'empty' | 'own cluster'

export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === 'own cluster' ? startBootedCluster() : createDatabase(kind)
}

async function createDatabase(kind: 'booted' | 'empty'): Promise<TestDatabase> {
  const address = new URL(inject('bootedDatabase'))
  const booted = address.pathname.slice(1)
  const name = `test_${randomBytes(6).toString('hex')}`
  const origin = kind === 'booted' ? `template ${booted} strategy file_copy` : ''
  await onCluster((client) => client.query(`create database ${name} ${origin}`))
  address.pathname = name
  return { url: address.href, folder: '', stop: () => onCluster((client) => dropDatabase(client, name)) }
}

async function onCluster(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const address = new URL(inject('bootedDatabase'))
  address.pathname = 'postgres'
  await withClient(address.href, work)
}
