'use client'

import { Button } from '@payloadcms/ui'
import { englishCalls } from './calls.ts'
import { usePanelAction } from '../../panel/use-panel-action.ts'

type DecisionTexts = {
  publish: string
  decline: string
  published: string
  declined: string
  gone: string
  failed: string
}

type Props = { id: string; at: string; name: string; texts: DecisionTexts }

/** Publishes or declines what was proposed. `name` says of which event, to those who hear the page. */
export function EnglishDecision({ id, at, name, texts }: Props) {
  const { isBusy, act } = usePanelAction()
  const decide = (call: keyof typeof englishCalls, done: string) =>
    void act(englishCalls[call], { id, body: { at } }, { done, 404: texts.gone, failed: texts.failed })

  return (
    <span className="flex flex-wrap gap-2">
      <Button
        aria-label={`${texts.publish}: ${name}`}
        buttonStyle="primary"
        disabled={isBusy}
        margin={false}
        onClick={() => decide('publish', texts.published)}
        size="small"
        type="button"
      >
        {texts.publish}
      </Button>
      <Button
        aria-label={`${texts.decline}: ${name}`}
        buttonStyle="secondary"
        disabled={isBusy}
        margin={false}
        onClick={() => decide('decline', texts.declined)}
        size="small"
        type="button"
      >
        {texts.decline}
      </Button>
    </span>
  )
}
