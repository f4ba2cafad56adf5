/** What a toast says. */
export type Toast =
  | { kind: 'done' | 'failed'; title: string; text?: string }
  /** Stays until another one comes; `progress` is from 0 to 1, null where nobody knows. */
  | { kind: 'working'; title: string; text?: string; progress: number | null }

/** Each showing has a number, so that the same message shown twice starts its time again. */
export type ShownToast = Toast & { showing: number }
