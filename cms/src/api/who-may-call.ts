import { may, type Right, type Role } from '@cyberluach/core/roles'
import type { Name } from './endpoint.ts'

/** What a call that asks for signing in takes, where that is not `administer`. */
const rightOf: Partial<Record<Name, Right | 'session'>> = {
  'POST /api/sys/auth/logout': 'session',
  'GET /api/sys/auth/session': 'session',
  'POST /api/sys/auth/extend': 'session',
  'GET /api/posts': 'word',
  'POST /api/posts': 'write',
  'PUT /api/posts/{id}': 'write',
  'DELETE /api/posts/{id}': 'write',
  'POST /api/pictures': 'write',
  'PUT /api/pictures/{id}': 'write',
  'GET /api/sys/mgmt/summary': 'moderate',
  'GET /api/sys/mgmt/similar': 'moderate',
  'GET /api/sys/mgmt/submissions': 'moderate',
  'GET /api/sys/mgmt/submissions.csv': 'moderate',
  'GET /api/sys/mgmt/contact.csv': 'moderate',
  'GET /api/sys/mgmt/feedback.csv': 'moderate',
  'POST /api/sys/mgmt/submissions/{id}/approve': 'moderate',
  'POST /api/sys/mgmt/submissions/{id}/reject': 'moderate',
  'PUT /api/sys/mgmt/submissions/{id}': 'moderate',
  'DELETE /api/sys/mgmt/submissions/{id}': 'moderate',
  'POST /api/sys/mgmt/submissions/decisions': 'moderate',
  'POST /api/sys/mgmt/submissions/undo': 'moderate',
  'GET /api/sys/mgmt/submissions/{id}/replies': 'moderate',
  'POST /api/sys/mgmt/submissions/{id}/replies': 'moderate',
  'POST /api/sys/mgmt/mails/{id}/send-again': 'moderate',
  'GET /api/sys/mgmt/events': 'moderate',
  'GET /api/sys/mgmt/series': 'moderate',
  'POST /api/sys/mgmt/events': 'moderate',
  'PUT /api/sys/mgmt/events/{id}': 'moderate',
  'POST /api/sys/mgmt/events/{id}/state': 'moderate',
  'GET /api/sys/mgmt/events/{id}/changes': 'moderate',
  'POST /api/sys/mgmt/events/{id}/undo': 'moderate',
  'GET /api/sys/mgmt/events/{id}/twins': 'moderate',
  'POST /api/sys/mgmt/events/{id}/merge': 'moderate',
  'POST /api/sys/mgmt/events/{id}/merge-undo': 'moderate',
  'GET /api/sys/mgmt/event-requests': 'moderate',
  'POST /api/sys/mgmt/event-requests/{id}/decision': 'moderate',
  'GET /api/sys/mgmt/sightings': 'moderate',
  'GET /api/sys/mgmt/sightings/decided': 'moderate',
  'POST /api/sys/mgmt/sightings/{id}/decision': 'moderate',
  'POST /api/sys/mgmt/sightings/{id}/undo': 'moderate',
}

/** Whether somebody in this role may make a call that asks for signing in. */
export function mayCall(role: Role, name: Name): boolean {
  const right = rightOf[name] ?? 'administer'
  return right === 'session' || may(role, right)
}
