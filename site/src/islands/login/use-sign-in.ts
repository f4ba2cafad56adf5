import type { Issue } from '@cyberluach/core/submissions/submission'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { showToast } from '../../stores/toast.ts'
import { useFormRules } from '../forms/use-form-rules.ts'
import { roleOfSession } from './role-of-session.ts'
import { failureSentence } from './failure-sentence.ts'
import { leadIn, placeOf } from './lead-in.ts'
import { loginForm, type Waiting } from './login-form.ts'
import type { LoginTexts } from './texts.ts'
import { useCaptcha } from './use-captcha.ts'

/** The sign-in: what is asked, what became of it, and where it leads. */
export function useSignIn({ errors, success }: LoginTexts) {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const question = useCaptcha()
  const { captcha, renew } = question
  const [failures, setFailures] = useState(0)
  const [refusal, setRefusal] = useState('')
  const [isPending, setPending] = useState(false)
  const isRefused = useRef(false)

  const rules = useMemo(() => {
    const form = loginForm(captcha)
    const send: typeof form.send = (...given) => {
      setRefusal('')
      setPending(true)
      return form.send(...given)
    }
    return { ...form, send }
  }, [captcha])

  const fail = () => {
    setFailures((count) => count + 1)
    renew()
  }

  const form = useFormRules(rules, {
    id: 'login',
    locale: 'he',
    posted: undefined,
    sentence: useCallback((issue: Issue) => sentenceFor(errors, issue), [errors]),
    onWrong: (issues) => {
      if (issues.some(({ path, code }) => path === 'captcha' && code !== 'required')) fail()
    },
    onSent: (_, answer) => {
      if (!('challenge' in answer)) return leadIn(answer, success)
      setPending(false)
      setWaiting(answer)
    },
    onFailed: (reason) => {
      const sentence = failureSentence(reason, errors)
      setRefusal(sentence)
      showToast({ kind: 'danger', title: errors.title, text: sentence })
      fail()
      form.methods.setValue('password', '')
      setPending(false)
      isRefused.current = true
    },
  })

  useEffect(() => {
    void roleOfSession().then((role) => role && location.replace(placeOf(role)))
  }, [])

  const { setFocus } = form.methods
  useEffect(() => {
    if (isPending || !isRefused.current) return
    isRefused.current = false
    setFocus('password')
  }, [isPending, setFocus])

  /** Back to the password: by choice, or with the reason why. */
  const startOver = (reason = '') => {
    setRefusal(reason)
    setWaiting(null)
    renew()
  }

  return { form, question, refusal, failures, isPending, waiting, startOver, refuse: setRefusal }
}

function sentenceFor(errors: LoginTexts['errors'], { path, code }: Issue): string {
  if (path === 'captcha') return code === 'required' ? errors.captchaRequired : errors.captchaWrong
  return path === 'username' ? errors.username : errors.password
}
