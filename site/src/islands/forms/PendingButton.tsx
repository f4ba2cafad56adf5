import { Button, type ButtonLook } from '@cyberluach/design/components/Button'
import { useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'

type Props = Pick<ButtonLook, 'kind' | 'size'> & { label: string; pending: string; className?: string }

/** Says that the form is being sent. Its width stays meanwhile, and so does the focus, which a disabled button loses. */
export function PendingButton({ kind = 'primary', size, label, pending, className }: Props) {
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
    <Button
      ref={button}
      kind={kind}
      size={size}
      className={className}
      type="submit"
      disabled={isSubmitting}
      // The Enter key in a field clicks the button too.
      onClick={({ currentTarget }) => setWidth(currentTarget.offsetWidth)}
      style={isSubmitting && width > 0 ? { minInlineSize: `${width}px` } : undefined}
    >
      {isSubmitting ? pending : label}
    </Button>
  )
}

/** Below all fields of a form; on phones as wide as they are. */
export function SendButton(words: { label: string; pending: string }) {
  return <PendingButton size="lg" className="col-span-full md:justify-self-start" {...words} />
}
