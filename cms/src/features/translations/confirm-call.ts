import type { PanelCall } from '../../panel/panel-call.ts'

/** Says that a translation still holds. */
export const confirmCall = { method: 'post', path: '/translations/confirm' } as const satisfies PanelCall
