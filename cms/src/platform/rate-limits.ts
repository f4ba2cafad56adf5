import { createHmac } from 'node:crypto'
import { clientSite } from '@cyberluach/core/site/requests'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Configuration } from './configuration.ts'

const minute = 60
const hour = 60 * minute

/**
 * What is limited for an address: how often, in how many seconds. A hall of 300 people may stand behind one: twenty of
 * them submit within an hour, each opens a few pages a minute. `bySite`: for a whole IPv6 site together, too.
 * `ofAll`: so often for everybody together.
 */
const rules = {
  reads: { points: 1800, duration: minute },
  submissions: { points: 30, duration: hour, bySite: true },
  // A page of anywhere is read for it, while its visitor waits.
  readLinks: { points: 30, duration: hour, bySite: true, ofAll: 600 },
  submissionLinks: { points: 30, duration: hour },
  contact: { points: 30, duration: hour, bySite: true },
  feedback: { points: 30, duration: hour, bySite: true },
  calendarOffers: { points: 30, duration: hour, bySite: true },
  newsletter: { points: 60, duration: hour, bySite: true },
  // Whoever answers for a form without scripts: two answers at most for each that is sent.
  wordAnswers: { points: 60, duration: hour, bySite: true },
  // One-click requests come from few addresses: those of the readers' mail providers.
  newsletterLinks: { points: 600, duration: minute },
  digestTests: { points: 20, duration: hour },
  sourcePreviews: { points: 60, duration: hour },
  errors: { points: 30, duration: minute },
  denials: { points: 10, duration: hour, ofAll: 300 },
  signInOfAccount: { points: 5, duration: 15 * minute },
  signInFromAddress: { points: 20, duration: 15 * minute, bySite: true },
  // In place of the two before: what whoever took such a cookie can try.
  signInOfDevice: { points: 5, duration: 15 * minute },
  // Whoever gets there knows the password: of one account, from wherever, and of a browser that is known.
  signInCodes: { points: 5, duration: 15 * minute },
  // Each is a row for five minutes.
  passkeyQuestions: { points: 60, duration: 15 * minute, bySite: true },
  // What somebody who is signed in answers before the second factor changes.
  proofs: { points: 5, duration: 15 * minute },
} as const satisfies Record<string, Rule>

type Rule = { points: number; duration: number; bySite?: true; ofAll?: number }

/**
 * What a whole site may do, in times of what one home may: one server has a /48, and with it 65,536 homes, while a
 * company behind one is more people than a home is.
 */
const homesOfSite = 4

export type LimitName = keyof typeof rules

export type Limits = {
  /** Counts one; answers the seconds to wait where that is one too many, else null. */
  take: (name: LimitName, subject: string) => Promise<number | null>
  /** What was counted counts no more: it was no guess after all. */
  forget: (name: LimitName, subject: string) => Promise<void>
  /** The seconds to wait where the limit is reached already, else null; counts nothing. */
  waitOf: (name: LimitName, subject: string) => Promise<number | null>
}

const known = new WeakMap<Pool, Limits>()

/** The limits on a pool, made once: they remember which subjects are over their limit. */
export function limitsOn(pool: Pool, configuration: Configuration): Limits {
  const limits = known.get(pool) ?? createLimits(pool, configuration)
  known.set(pool, limits)
  return limits
}

/** Limits that every process shares. Subjects are stored as keyed hashes only: no address is stored. */
function createLimits(pool: Pool, { rateLimitScale, secret }: Configuration): Limits {
  const limiters = new Map<string, RateLimiterPostgres>()

  function limiterOf(keyPrefix: string, points: number, duration: number): RateLimiterPostgres {
    const known = limiters.get(keyPrefix)
    if (known) return known
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points: Math.max(1, Math.round(points * rateLimitScale)),
      duration,
    })
    limiters.set(keyPrefix, limiter)
    return limiter
  }

  /** What counts for the subject: itself and, for some limits, the site that an IPv6 network is part of, and everybody. */
  function measuresOf(name: LimitName, subject: string): Measure[] {
    const { points, duration, bySite, ofAll }: Rule = rules[name]
    const measures = [{ limiter: limiterOf(name, points, duration), key: keyOf(subject) }]
    const site = clientSite(subject)
    if (bySite && site !== subject)
      measures.push({ limiter: limiterOf(`${name}OfSite`, points * homesOfSite, duration), key: keyOf(site) })
    if (ofAll) measures.push({ limiter: limiterOf(`${name}OfAll`, ofAll, duration), key: keyOf('everybody') })
    return measures
  }

  function keyOf(subject: string): string {
    return createHmac('sha256', secret).update(subject).digest('base64url')
  }

  return {
    take: async (name, subject) => {
      try {
        // What the first refuses does not count for the second.
        for (const { limiter, key } of measuresOf(name, subject)) await limiter.consume(key)
        return null
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return secondsOf(reason)
        throw reason
      }
    },
    forget: async (name, subject) => {
      for (const { limiter, key } of measuresOf(name, subject)) await limiter.delete(key)
    },
    waitOf: async (name, subject) => {
      for (const { limiter, key } of measuresOf(name, subject)) {
        const state = await limiter.get(key)
        if (state && state.consumedPoints >= limiter.points) return secondsOf(state)
      }
      return null
    },
  }
}

type Measure = { limiter: RateLimiterPostgres; key: string }

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}
