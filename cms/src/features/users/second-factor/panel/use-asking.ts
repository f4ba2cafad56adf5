import type { Messages } from '@cyberluach/i18n/messages'
import { useEffect, useState } from 'react'
import { ask, type SecurityAnswers } from './calls.ts'

type Problems = Messages['securityPanel']['problems']

/** One call at a time; what goes wrong is said at the field. Nothing is sent before the page can read the answer. */
export function useAsking(problems: Problems) {
  const [isBusy, setBusy] = useState(true)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => setBusy(false), [])

  async function send<Name extends keyof SecurityAnswers>(
    name: Name,
    form: FormData,
    then: (answer: SecurityAnswers[Name]) => void,
  ): Promise<void> {
    const proof = String(form.get('proof') ?? '')
    if (proof.trim() === '') return setFault(problems.empty)
    setBusy(true)
    setFault(null)
    try {
      then(await ask(name, proof, problems.failed))
    } catch (error) {
      setFault(error instanceof Error ? error.message : problems.failed)
    } finally {
      setBusy(false)
    }
  }

  const asked = <Name extends keyof SecurityAnswers>(
    name: Name,
    form: FormData,
    then: (answer: SecurityAnswers[Name]) => void,
  ) => void send(name, form, then)
  return { isBusy, fault, ask: asked }
}
