import { PendingButton } from './PendingButton.tsx'

/** Below all fields of a form; on phones as wide as they are. */
export function SendButton(words: { label: string; pending: string }) {
  return <PendingButton size="lg" className="col-span-full md:justify-self-start" {...words} />
}
