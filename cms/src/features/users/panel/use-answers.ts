import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

type Answers = { onSaved: () => void; onRefused: () => void }

/**
 * Payload takes a form for unchanged with every answer, also with one that refuses: the fields of a new password close
 * over what was typed, and nothing can be sent again. Here it stays changed until it is saved.
 */
export function useAnswers(isOn: boolean, { onSaved, onRefused }: Answers): void {
  const { setBackgroundProcessing, setModified } = useForm()
  const [isProcessing, isSubmitted, isModified] = [useFormProcessing(), useFormSubmitted(), useFormModified()]
  const wasProcessing = useRef(false)
  const wasModified = useRef(false)

  const answered = useEffectEvent(() => (isSubmitted ? onRefused() : setModified(false)))
  const saved = useEffectEvent(onSaved)

  useEffect(() => {
    if (!isOn) return
    if (isProcessing) {
      // What is changed while it is being sent stays changed, whatever is answered.
      setBackgroundProcessing(true)
      setModified(true)
      setBackgroundProcessing(false)
    } else if (wasProcessing.current) answered()
    wasProcessing.current = isProcessing
  }, [isOn, isProcessing, setBackgroundProcessing, setModified])

  // With this render Payload closes the fields of a new password: before, they would come back as empty ones.
  useEffect(() => {
    if (isOn && wasModified.current && !isModified) saved()
    wasModified.current = isModified
  }, [isOn, isModified])
}
