import { useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'

type Props = { label: string; pending: string; className: string }

/** Says that the form is being sent. Its width stays meanwhile, and so does the focus, which a disabled button loses. */
export function PendingButton({ label, pending, className }: Props) {
  const { isSubmitting } = useFormState()
  const button = useRef<HTMLButtonElement>(null)
  const [width, setWidth] = useState(0)
  const wasSubmitting = useRef(false)

  useEffect(() => {
    const isFree = document.activeElement === document.body
    if (wasSubmitting.current && !isSubmitting && isFree) button.current?.focus()
    wasSubmitting.current = isSubmitting
  }, [isSubmitting])

  return (
    <button
      ref={button}
      className={className}
      disabled={isSubmitting}
      // The Enter key in a field clicks the button too.
      onClick={({ currentTarget }) => setWidth(currentTarget.offsetWidth)}
      style={isSubmitting && width > 0 ? { minInlineSize: `${width}px` } : undefined}
    >
      {isSubmitting ? pending : label}
    </button>
  )
}
