import * as pageFactsApi from '@cyberluach/api/page-facts'
import { handle } from '../../../platform/http/endpoint.ts'
import { done, refused } from '../../../platform/http/outcome.ts'
import { decideTexts as decide, setHostReading as set, readPageFacts, readReport } from './facts.ts'

const getPageFacts = handle(pageFactsApi.getPageFacts, async ({ services }) => done(200, await readReport(services)))

const decideTexts = handle(pageFactsApi.decideTexts, async ({ body, services, signedIn: { user } }) => {
  await decide({ services, user }, body)
  return done(200, await readReport(services))
})

const setHostReading = handle(
  pageFactsApi.setHostReading,
  async ({ body, services, signedIn: { user } }) =>
    (await set({ services, user }, body)) ?? done(200, await readReport(services)),
)

const listPageFacts = handle(pageFactsApi.listPageFacts, async ({ params, services }) => {
  const facts = await readPageFacts(services.pool, params.id)
  return facts ? done(200, facts) : refused('notFound')
})

export const pageFactRoutes = [getPageFacts, decideTexts, setHostReading, listPageFacts] as const
