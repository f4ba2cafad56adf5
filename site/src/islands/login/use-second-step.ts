import { call, CallError, type Answer } from '@cyberluach/api/client'
import type { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { useEffect, useEffectEvent, useState } from 'react'
import { failureSentence } from './failure-sentence.ts'
import { leadIn } from './lead-in.ts'
import type { Opened, Waiting } from './login-form.ts'
import type { LoginTexts } from './texts.ts'

type Code = `POST /api/${typeof builtLoginPath}/auth/code`
type Enrol = `POST /api/${typeof builtLoginPath}/auth/enrolment`
export type Enrolment = Answer<Enrol>

type Given = { texts: LoginTexts; waiting: Waiting; startOver: (reason?: string) => void }

/** What follows the password: the key of a new app where one is needed, the code, and the recovery codes of a new app. */
export function useSecondStep({ texts, waiting, startOver }: Given) {
  const { challenge, asks } = waiting
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [opened, setOpened] = useState<(Opened & { recoveryCodes: string[] }) | null>(null)
  const [fault, setFault] = useState('')
  const [isPending, setPending] = useState(false)

  const fail = (reason: unknown) => {
    if (reason instanceof CallError && reason.code === 'challengeOver') return startOver(texts.second.over)
    setFault(sentenceOf(reason, texts))
    setPending(false)
  }

  const failed = useEffectEvent(fail)
  useEffect(() => {
    if (asks !== 'enrolment') return
    call(`POST /api${location.pathname}/auth/enrolment` as Enrol, { body: { challenge } }).then(
      setEnrolment,
      failed,
    )
  }, [asks, challenge])

  async function send(code: string): Promise<void> {
    if (code.trim() === '') return setFault(texts.second.empty)
    setFault('')
    setPending(true)
    try {
      const body = { challenge, code }
      const answer = await call(`POST /api${location.pathname}/auth/code` as Code, { body })
      const { recoveryCodes } = answer
      if (recoveryCodes === null) return leadIn(answer, texts.success)
      setOpened({ ...answer, recoveryCodes })
    } catch (reason) {
      fail(reason)
    }
  }

  return { enrolment, opened, fault, isPending, send, refuse: setFault }
}

function sentenceOf(reason: unknown, { second, errors }: LoginTexts): string {
  if (reason instanceof CallError && reason.code === 'wrongCode') return second.wrong
  if (reason instanceof CallError && reason.status === 429) return second.tooMany
  return failureSentence(reason, errors)
}
