import type { PanelCall } from '../../panel/panel-call.ts'

/** Puts a mail that went wrong into the queue once more, for admins. */
export const sendAgainCall = {
  method: 'post',
  path: '/:id/send-again',
  collection: 'mails',
} as const satisfies PanelCall
