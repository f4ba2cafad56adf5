import type { TestApi } from './start-api.ts'

/** The least that a submission needs. */
export const leastSubmission = {
  title: 'Night of the flags',
  eventType: 'ctf',
  startDate: '2026-12-03T09:00:00+02:00',
  organizerEmail: 'organizer@example.com',
}

/** Hands a submission in and returns its id. */
export async function submit(api: TestApi, changes: Record<string, unknown> = {}): Promise<string> {
  const response = await api.send('POST', '/api/submissions', { ...leastSubmission, ...changes })
  const { id } = (await response.json()) as { id: string }
  if (response.status !== 201) throw new Error(`a submission was answered ${response.status}`)
  return id
}

/** Events of each shape that can be handed in: in one language or both, with hours, with days alone, from abroad. */
export const variousSubmissions: Record<string, unknown>[] = [
  { title: 'Plain', organizerEmail: 'plain@one.example' },
  {
    title: 'Both',
    titleHe: 'שתי שפות',
    description: 'One night',
    descriptionHe: 'לילה אחד',
    difficultyLevel: 'mixed',
    endDate: '2026-12-04T02:00:00+02:00',
    locationCountry: 'IL',
    locationCity: 'Haifa',
    locationVenue: 'Port 3',
    registrationUrl: 'https://flags.example/register',
    livestreamUrl: 'https://watch.example/live',
    prizeMoney: 2500,
    languages: 'en,he',
    captions: 'no',
    stepFreeAccess: 'yes',
    conductUrl: 'https://flags.example/conduct',
    isOnline: true,
    locale: 'he',
  },
  {
    title: 'Days',
    allDay: true,
    startDate: '2026-12-03T00:00:00+02:00',
    endDate: '2026-12-05T00:00:00+02:00',
    descriptionHe: 'ימים',
  },
  { title: 'Until midnight', endDate: '2026-12-04T00:00:00+02:00' },
  { title: 'Late', startDate: '2026-12-03T23:30:00Z', timeZone: 'America/New_York' },
]
