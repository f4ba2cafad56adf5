'use client'

import { confirmCall } from './calls.ts'
import { usePanelAction } from '../../panel/use-panel-action.ts'

type Props = {
  confirmation: { subject: string; id: string; field: string; hash: string }
  label: string
  outcomes: { done: string; 409: string; failed: string }
}

/** Takes a text off the screen without changing it. */
export function StillRight({ confirmation, label, outcomes }: Props) {
  const { isBusy, act } = usePanelAction()
  return (
    <button
      className="btn btn--style-secondary btn--size-small"
      disabled={isBusy}
      onClick={() => void act(confirmCall, { body: confirmation }, outcomes)}
      type="button"
    >
      {label}
    </button>
  )
}
