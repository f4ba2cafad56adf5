import { getTexts as endpoint } from '@cyberluach/api/get-texts'
import { readOverrides } from '../../features/texts/read-overrides.ts'
import { tagOf } from '../response.ts'
import { handle } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'

/** Read from the database each time: an edge asks when it has just heard that something changed. */
export const getTexts = handle(endpoint, async ({ services: { pool } }) => {
  const texts = await readOverrides(pool)
  return done(200, texts, { etag: tagOf(JSON.stringify(texts)) })
})
