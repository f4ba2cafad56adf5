import type { PreviewRow, FieldChange } from '@cyberluach/api/sources'
import { eventPath } from '@cyberluach/core/events/event'
import type { PoolClient } from 'pg'
import { eventColumns, wholeTables, type EventRow } from '../../events/rows.ts'
import type { Judgement } from '../judge/judgement.ts'
import { changesOf } from '../settle/changes-of.ts'
import type { Sighting } from '../sightings.ts'
import { valuesShown } from '../statements/event-values.ts'
import { readStatementRows, type StatementRow } from '../statements/statement-rows.ts'
import { countedAs } from './row-counts.ts'
import type { Virtual } from './virtual-sightings.ts'

export type PreviewRows = { new: PreviewRow[]; changed: PreviewRow[]; known: PreviewRow[] }

/** The rows as a preview shows them, by what would come of each. */
export async function previewRows(
  client: PoolClient,
  virtual: readonly Virtual[],
  judged: ReadonlyMap<string, Judgement>,
): Promise<PreviewRows> {
  const events = await readEvents(client, [...judged.values()])
  const statements = Map.groupBy(
    await readStatementRows(client, [...events.keys()]),
    ({ eventId }) => eventId,
  )
  const shown: PreviewRows = { new: [], changed: [], known: [] }
  for (const one of virtual) {
    const judgement = judged.get(one.sighting.id) ?? { kind: 'new' }
    const event = events.get(eventOf(judgement) ?? '') ?? null
    const isCertain = judgement.kind !== 'ask'
    const fields = event && isCertain ? differences(event, one.sighting, statements.get(event.id) ?? []) : []
    const row = { statement: one.sighting.stated, event: event && namedEvent(event), isCertain, fields }
    shown[kindOf(one, judgement, fields)].push(row)
  }
  return shown
}

/** What says the same as before is judged no more, and known: also where it waits for a decision. */
function kindOf(
  { isNew, isChanged }: Virtual,
  { kind }: Judgement,
  fields: FieldChange[],
): keyof PreviewRows {
  if (!isNew && !isChanged) return 'known'
  const isOfEvent = kind === 'known' || kind === 'merge'
  return countedAs(isNew, !isOfEvent ? 'new' : fields.length > 0 ? 'changed' : 'known')
}

function eventOf(judgement: Judgement): string | undefined {
  if (judgement.kind === 'new') return undefined
  return judgement.kind === 'ask' ? judgement.candidates[0]?.eventId : judgement.eventId
}

async function readEvents(
  client: PoolClient,
  judgements: readonly Judgement[],
): Promise<Map<string, EventRow>> {
  const ids = judgements.flatMap((judgement) => eventOf(judgement) ?? [])
  const { rows } = await client.query<EventRow>(
    `select ${eventColumns} from ${wholeTables} where e.id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

function namedEvent({ id, slug, title, titleHe, startDay }: EventRow): NonNullable<PreviewRow['event']> {
  return { id, path: eventPath(slug), title: title ?? titleHe ?? '', titleHe, startDay }
}

/** What would change: what the source may write, and what an admin would be asked about. */
function differences(event: EventRow, sighting: Sighting, known: readonly StatementRow[]): FieldChange[] {
  const { own, doubtful } = changesOf(valuesShown(event), sighting, known)
  return [...own, ...doubtful]
}
