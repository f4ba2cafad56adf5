'use client'

import { useSummary } from './use-summary.ts'

/** Whether mails are kept and not sent; false while nobody has said. */
export function useIsMailOff(): boolean {
  return useSummary()?.mails?.isOn === false
}
