import {
  getCms as cms,
  getHealth as endpoint,
  getLive as live,
  getReady as ready,
} from '@cyberluach/api/get-health'
import { databaseState } from '../../platform/database/database-state.ts'
import type { Services } from '../../platform/services.ts'
import { handle } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'

export const getHealth = handle(endpoint, ({ services }) => state(services))

export const getReady = handle(ready, ({ services }) => state(services))

export const getCms = handle(cms, async () => done(200, { status: 'ok' }))

/** The edge answers it before us, and does where we are away. */
export const getLive = handle(live, async () => done(200, { status: 'ok' }))

async function state(services: Services) {
  const { ok } = await databaseState(services)
  return done(ok ? 200 : 503, { status: ok ? 'ok' : 'unavailable' } as const)
}
