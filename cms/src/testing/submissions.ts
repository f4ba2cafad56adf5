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
