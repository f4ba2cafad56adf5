import type { PanelCall } from '../../panel/panel-call.ts'

/** Says that a new post was left: it is removed where nobody has written a word of it. */
export const leaveCall = {
  method: 'post',
  path: '/:id/leave',
  collection: 'posts',
} as const satisfies PanelCall

/** Gives readers the Hebrew of a post. */
export const publishHebrewCall = {
  method: 'post',
  path: '/:id/publish-hebrew',
  collection: 'posts',
} as const satisfies PanelCall
