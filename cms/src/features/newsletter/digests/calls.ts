import type { PanelCall } from '../../../panel/panel-call.ts'

const collection = 'digests'

/** What the panel's page of a digest asks for, beside the document itself. */
export const digestCalls = {
  preview: { method: 'post', path: '/preview', collection },
  progress: { method: 'get', path: '/:id/progress', collection },
  test: { method: 'post', path: '/:id/test', collection },
  plan: { method: 'post', path: '/:id/plan', collection },
  cancelPlan: { method: 'post', path: '/:id/cancel-plan', collection },
  send: { method: 'post', path: '/:id/send', collection },
} as const satisfies Record<string, PanelCall>
