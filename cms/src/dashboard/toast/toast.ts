/** What can be done from a toast until that moment; it stays until then. Some of it has no key. */
export type ToastAction = { label: string; shortcut: string | null; until: number; act: () => void }

/** What a toast says. */
export type Toast =
  | { kind: 'done' | 'failed'; title: string; text?: string; action?: ToastAction }
  /** Stays until another one comes; `progress` is from 0 to 1, null where nobody knows. */
  | { kind: 'working'; title: string; text?: string; progress: number | null }

/** Each showing has a number, so that the same message shown twice starts its time again. */
export type ShownToast = Toast & { showing: number }
