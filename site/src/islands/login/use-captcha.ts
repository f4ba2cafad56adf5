import { type Captcha, newCaptcha } from '@cyberluach/core/sign-in/captcha'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** A question that the browser thinks of; another one empties the answer. */
export function useCaptcha() {
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const answer = useRef<HTMLInputElement>(null)

  const renew = useCallback(() => {
    setCaptcha(newCaptcha(Math.random))
    if (answer.current) answer.current.value = ''
  }, [])

  useLayoutEffect(() => setCaptcha(newCaptcha(Math.random)), [])

  return { captcha, answer, renew }
}
