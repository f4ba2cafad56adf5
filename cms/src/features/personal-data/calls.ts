import type { PanelCall } from '../../panel/panel-call.ts'

export const personalDataCalls = {
  held: { method: 'post', path: '/personal-data/held' },
  export: { method: 'post', path: '/personal-data/export' },
  erase: { method: 'post', path: '/personal-data/erase' },
} as const satisfies Record<string, PanelCall>

/** Saves what is kept about a person as a file, whose name does not tell about whom it is. */
export function keepFile(content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `personal-data-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(url)
}
