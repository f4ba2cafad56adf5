import type { PanelCall } from '../../../panel/panel-call.ts'

/** Gives readers the Hebrew of a post. */
export const publishHebrewCall = {
  method: 'post',
  path: '/:id/publish-hebrew',
  collection: 'posts',
} as const satisfies PanelCall
