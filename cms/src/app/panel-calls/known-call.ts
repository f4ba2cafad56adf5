/** The functions that the panel's pages call: those of features that are not in use (folders, schedules) are none. */
const panelFunctions: ReadonlySet<string> = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'table-state',
])

export type PanelCall = { name: string; args: Record<string, unknown> }

/** What somebody calls the panel's functions with, if it is a call of one that there is; null otherwise. */
export function knownCall(given: unknown): PanelCall | null {
  if (!isRecord(given) || typeof given.name !== 'string' || !panelFunctions.has(given.name)) return null
  const args = given.args ?? {}
  return isRecord(args) ? { name: given.name, args } : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
