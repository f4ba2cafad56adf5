export const modules: string
export const stampFile: string
export const pinnedNode: string
export function isInstalled(): boolean
export function noteInstalled(): void
export function isRefused(error: { code?: string }): boolean
