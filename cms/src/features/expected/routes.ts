import * as coverageApi from '@cyberluach/api/coverage'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { handle } from '../../platform/http/endpoint.ts'
import { done } from '../../platform/http/outcome.ts'
import type { Services } from '../../platform/services.ts'
import { readCoverage } from './coverage.ts'
import { listExpected, setWatched } from './managed-expected.ts'

const todayOf = ({ configuration }: Services) => dayKeyOf(new Date(), configuration.timeZone)

const getCoverage = handle(coverageApi.getCoverage, async ({ services }) =>
  done(200, await readCoverage(services.pool, todayOf(services))),
)

const listExpectedSeries = handle(coverageApi.listExpectedSeries, async ({ services }) =>
  done(200, await listExpected(services.pool, todayOf(services))),
)

const watchSeries = handle(
  coverageApi.watchSeries,
  async ({ params, body, signedIn: { user } }) =>
    (await setWatched(user, params.id, body.isWatched)) ?? done(204, null),
)

export const expectedRoutes = [getCoverage, listExpectedSeries, watchSeries] as const
