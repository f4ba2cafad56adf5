import { may } from '@cyberluach/core/roles'
import { isLocale } from '@cyberluach/i18n/locales'
import { sql } from 'drizzle-orm'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { otherTexts } from '../../panel/both/other-texts-field.ts'
import { problem } from '../../panel/labels.ts'
import { refusal } from '../../panel/refusal.ts'
import { textIn } from '../../panel/text-in.ts'
import { databaseOf } from '../../platform/database/in-request.ts'
import { recordInRequest } from '../audit/record-in-request.ts'
import { textNames, type Texts } from './texts.ts'

type Sent = Record<string, unknown>

/**
 * What a translator writes of an event's English is kept beside the event until somebody who publishes decides, as with a
 * post; its Hebrew is public at once. What was sent is cut down before Payload looks at it: an event has no drafts.
 */
export const proposeEnglish: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || operation !== 'update' || !isProposer(req)) return args
  const { id, data = {} } = args as { id?: string; data?: Sent }
  const english = englishPart(data, req)
  if (!english) return args
  // Of many at once nobody reads what each says: their English stays.
  if (typeof id !== 'string') return { ...args, data: withEnglish(data, {}, req) }
  const now = await englishOf(req, id)
  const changed = changesOf(english, now)
  if (changed) await keep(req, id, now, changed)
  return { ...args, data: withEnglish(data, now, req) }
}

const isProposer = ({ user }: PayloadRequest) => may(roleOf(user), 'word') && !may(roleOf(user), 'write')

/** Where what was sent says something in English: in the form's own fields, or in those beside them. */
function englishPart(data: Sent, req: PayloadRequest): Sent | null {
  if (!isLocale(req.locale ?? '')) throw refusal(req.t('error:notAllowedToPerformAction'), 403)
  const part = req.locale === 'en' ? data : data[otherTexts]
  const isSaid = typeof part === 'object' && part !== null && textNames.some((name) => name in part)
  return isSaid ? (part as Sent) : null
}

function withEnglish(data: Sent, now: Partial<Texts>, { locale }: PayloadRequest): Sent {
  const others = Object.entries(data).filter(([name]) => !(textNames as readonly string[]).includes(name))
  if (locale === 'en') return { ...Object.fromEntries(others), ...now }
  const { [otherTexts]: _, ...own } = data
  return 'title' in now ? { ...own, [otherTexts]: now } : own
}

async function englishOf(req: PayloadRequest, id: string): Promise<Texts> {
  const database = await databaseOf(req)
  const { rows } = await database.execute<Texts>(
    sql`select coalesce(title, '') as title, coalesce(description, '') as description from events_locales
      where _parent_id = ${id}::uuid and _locale = 'en'`,
  )
  return rows[0] ?? { title: '', description: '' }
}

type Changed = { title: string | null; description: string | null }

/** What differs from what readers have; null where nothing does. */
function changesOf(sent: Sent, now: Texts): Changed | null {
  const changed = (name: keyof Texts): string | null => {
    const written = name in sent ? textIn(sent[name]) : now[name].trim()
    return written === now[name].trim() ? null : written
  }
  const [title, description] = [changed('title'), changed('description')]
  return title === null && description === null ? null : { title, description }
}

async function keep(
  req: PayloadRequest,
  id: string,
  now: Texts,
  { title, description }: Changed,
): Promise<void> {
  if (title === '') throw refusal(problem(req, 'titleNeeded'), 400)
  const { username } = req.user as { username?: string }
  const database = await databaseOf(req)
  await database.execute(sql`
    insert into event_text_proposals (event_id, title, description, proposed_by)
    values (${id}::uuid, ${title}, ${description}, ${String(username)})
    on conflict (event_id) do update set title = excluded.title, description = excluded.description,
      proposed_by = excluded.proposed_by, proposed_at = now()
  `)
  await recordInRequest(req, { action: 'eventTextsProposed', subject: id, details: now.title })
}
