import type { Visit } from '@cyberluach/api/analytics'

/** A visit for tests. */
export function visitWith(values: Partial<Visit> = {}): Visit {
  return {
    id: 'first',
    country: 'Israel',
    city: 'unknown',
    deviceType: 'desktop',
    browser: 'Chrome',
    os: 'Windows',
    startedAt: '2026-11-20T08:00:00.000Z',
    lastActivity: '2026-11-20T08:05:00.000Z',
    pageViews: 3,
    ...values,
  }
}
