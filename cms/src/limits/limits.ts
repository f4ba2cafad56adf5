import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Configuration } from '../configuration.ts'

const minute = 60
const hour = 60 * minute

/** What is limited: how often, in how many seconds. */
const rules = {
  reads: { points: 600, duration: minute },
  submissions: { points: 10, duration: hour },
  submissionLinks: { points: 30, duration: hour },
  contact: { points: 10, duration: hour },
  feedback: { points: 10, duration: hour },
  newsletter: { points: 10, duration: hour },
  // One-click requests come from few addresses: those of the readers' mail providers.
  newsletterLinks: { points: 600, duration: minute },
  digestTests: { points: 20, duration: hour },
  errors: { points: 30, duration: minute },
  denials: { points: 10, duration: hour },
  denialsOfAll: { points: 300, duration: hour },
  signInOfAccount: { points: 5, duration: 15 * minute },
  signInFromAddress: { points: 20, duration: 15 * minute },
} as const

export type LimitName = keyof typeof rules

export type Limits = {
  /** Counts one; answers the seconds to wait where that is one too many, else null. */
  take: (name: LimitName, subject: string) => Promise<number | null>
  /** The seconds to wait where the limit is reached already, else null; counts nothing. */
  waitOf: (name: LimitName, subject: string) => Promise<number | null>
}

/** Limits that every process shares. Subjects are kept as keyed hashes only: no address is stored. */
export function createLimits(pool: Pool, { rateLimitScale, secret }: Configuration): Limits {
  const limiters = new Map<LimitName, RateLimiterPostgres>()

  function limiterOf(name: LimitName): RateLimiterPostgres {
    const known = limiters.get(name)
    if (known) return known
    const { points, duration } = rules[name]
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: Math.max(1, Math.round(points * rateLimitScale)),
      duration,
    })
    limiters.set(name, limiter)
    return limiter
  }

  function keyOf(subject: string): string {
    return createHmac('sha256', secret).update(subject).digest('base64url')
  }

  return {
    take: async (name, subject) => {
      try {
        await limiterOf(name).consume(keyOf(subject))
        return null
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return secondsOf(reason)
        throw reason
      }
    },
    waitOf: async (name, subject) => {
      const limiter = limiterOf(name)
      const state = await limiter.get(keyOf(subject))
      return state && state.consumedPoints >= limiter.points ? secondsOf(state) : null
    },
  }
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}
