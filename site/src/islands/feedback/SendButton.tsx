import { PendingButton } from '../forms/PendingButton.tsx'

const look = 'button button-primary button-large plain-form-submit'

/**
 * Sends the form. Where scripts run, a closed one stands in its place until there is an overall rating, which the styles
 * see before the island is there.
 */
export function SendButton({ label, pending }: { label: string; pending: string }) {
  return (
    <>
      <PendingButton className={`${look} feedback-send`} label={label} pending={pending} />
      <button className={`${look} feedback-closed needs-scripts`} type="button" disabled>
        {label}
      </button>
    </>
  )
}
