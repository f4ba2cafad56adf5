import type { PanelCall } from '../../panel/panel-call.ts'

/** Decides about the English that was proposed for an event; `at` names the proposal that was looked at. */
export const englishCalls = {
  publish: { method: 'post', path: '/:id/publish-english', collection: 'events' },
  decline: { method: 'post', path: '/:id/decline-english', collection: 'events' },
} as const satisfies Record<string, PanelCall>
