import type { PanelCall } from '../../panel/panel-call.ts'

/** Asks for the text that waits after this one. */
export const nextCall = { method: 'get', path: '/translations/next' } as const satisfies PanelCall
