import type { PanelCall } from '../../../panel/panel-call.ts'

/** Logs out where no script does. */
export const leaveCall = { method: 'post', path: '/leave', collection: 'users' } as const satisfies PanelCall
