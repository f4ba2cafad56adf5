import * as textsApi from '@cyberluach/api/texts'
import { readOverrides } from './texts-for.ts'
import { tagOf } from '../../platform/http/etag.ts'
import { handle } from '../../platform/http/endpoint.ts'
import { done } from '../../platform/http/outcome.ts'

/** Read from the database each time: an edge asks when it has just heard that something changed. */
const getTexts = handle(textsApi.getTexts, async ({ services: { pool } }) => {
  const texts = await readOverrides(pool)
  return done(200, texts, { etag: tagOf(JSON.stringify(texts)) })
})

export const textRoutes = [getTexts] as const
