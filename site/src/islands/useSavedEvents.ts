import { useStore } from '@nanostores/react'
import { $savedEvents, noneSaved } from '../stores/saved-events.ts'

/** The ids of the saved events. The server knows of none, so that its markup is taken over as it is. */
export function useSavedEvents(): readonly string[] {
  return useStore($savedEvents, { ssr: () => noneSaved })
}
