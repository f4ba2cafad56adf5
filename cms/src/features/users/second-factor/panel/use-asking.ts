import type { Messages } from '@cyberluach/i18n/messages'
import { useEffect, useState } from 'react'
import { ask, type SecurityAnswers } from './calls.ts'

type Problems = Messages['securityPanel']['problems']
type Then<Name extends keyof SecurityAnswers> = (answer: SecurityAnswers[Name]) => void | Promise<void>

/** One call at a time; what goes wrong is said at the field. Nothing is sent before the page can read the answer. */
export function useAsking(problems: Problems) {
  const [isBusy, setBusy] = useState(true)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => setBusy(false), [])

  async function send<Name extends keyof SecurityAnswers>(
    name: Name,
    form: FormData,
    then: Then<Name>,
  ): Promise<void> {
    const body = Object.fromEntries(form)
    if (Object.values(body).some((value) => String(value).trim() === '')) return setFault(problems.empty)
    setBusy(true)
    setFault(null)
    try {
      await then(await ask(name, body, problems.failed))
    } catch (error) {
      setFault(error instanceof Error ? error.message : problems.failed)
    } finally {
      setBusy(false)
    }
  }

  const asked = <Name extends keyof SecurityAnswers>(name: Name, form: FormData, then: Then<Name>) =>
    void send(name, form, then)
  return { isBusy, fault, ask: asked }
}
