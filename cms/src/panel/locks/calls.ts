import type { PanelCall } from '../panel-call.ts'

/** Says that a document is no longer written by whoever says it. */
export const freeCall = { method: 'post', path: '/free-document' } as const satisfies PanelCall
