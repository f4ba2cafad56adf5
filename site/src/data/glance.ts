import type { Glance } from '@cyberluach/core/events/figures'
import { readKept } from './kept-reads.ts'
import { today } from './today.ts'

/** What every page shows of the whole calendar, read once for a page; null when the API does not answer. */
export function glanceOf(locals: App.Locals): Promise<Glance | null> {
  return (locals.glance ??= read(locals))
}

async function read(locals: App.Locals): Promise<Glance | null> {
  return (await readKept(locals, 'GET /api/glance', { query: { day: today() } })) ?? null
}
