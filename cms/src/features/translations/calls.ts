import type { PanelCall } from '../../panel/panel-call.ts'

/** Says that a translation still holds. */
export const confirmCall = { method: 'post', path: '/translations/confirm' } as const satisfies PanelCall

/** Asks for the text that waits after this one. */
export const nextCall = { method: 'get', path: '/translations/next' } as const satisfies PanelCall
