import { wholeLink } from '@cyberluach/core/text/links'
import { Button } from '@cyberluach/design/components/Button'
import { Input } from '@cyberluach/design/components/Input'
import { fill } from '@cyberluach/i18n/translate'
import { useRef } from 'react'
import type { LinkNotice } from '../../forms/read-link.ts'
import { ErrorLine, Field } from '../forms/Field.tsx'
import { type EventFormText, useText } from './form-text.ts'
import type { LinkReadingInUse } from './use-link-reading.ts'

const id = 'event-form-readLink'

/** Above the fields: a link that fills them. Without scripts its button sends the form, which comes back filled in. */
export function LinkReader({ reading, isReading, read }: LinkReadingInUse) {
  const text = useText()
  const words = text.texts.readLink
  const input = useRef<HTMLInputElement>(null)
  const { filled, link, notice } = reading
  const isWrong = !isReading && notice !== null && keptFromReading(notice)
  const said = isReading ? words.reading : notice ? noticeText(text, notice) : ''
  const begin = () => {
    const field = input.current
    if (!field?.form || isReading) return
    field.value = wholeLink(field.value)
    void read(field.form, field.value)
  }
  return (
    <div className="mt-5 rounded-md border border-line bg-sunken p-4" data-part="read-link">
      {/* What Enter in any field does without scripts is to send the form. */}
      <button className="sr-only" type="submit" tabIndex={-1} aria-hidden="true" />
      <div className="grid items-start gap-3 md:grid-cols-[1fr_auto]">
        <Field id={id} label={words.label} hint={words.hint} error="">
          <Input
            ref={input}
            id={id}
            name="readLink"
            type="url"
            dir="ltr"
            defaultValue={link}
            autoComplete="off"
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-hint ${id}-said`}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              begin()
            }}
          />
        </Field>
        <Button
          kind="secondary"
          className="md:mt-6.5"
          type="submit"
          name="act"
          value="readLink"
          formNoValidate
          aria-disabled={isReading || undefined}
          onClick={(event) => {
            event.preventDefault()
            begin()
          }}
        >
          {words.read}
        </Button>
      </div>
      {/* Stands there before it says anything: what comes along with its words is not read out. */}
      <div className={said ? 'mt-3 text-sm font-medium' : undefined} id={`${id}-said`} role="status">
        {isWrong ? <ErrorLine>{said}</ErrorLine> : said}
      </div>
      {filled && <input type="hidden" name="filled" value={JSON.stringify(filled)} readOnly />}
    </div>
  )
}

function keptFromReading({ kind }: LinkNotice): boolean {
  return kind !== 'filled' && kind !== 'nothing' && kind !== 'nothingNew'
}

function noticeText({ locale, texts, zones }: EventFormText, notice: LinkNotice): string {
  const words = texts.readLink
  switch (notice.kind) {
    case 'filled': {
      const { count, host, hours } = notice
      const zone = zones.find(([one]) => one === hours?.zone)?.[1] ?? hours?.zone ?? ''
      const note = hours ? ` ${fill(locale, words.hours[hours.are], { zone })}` : ''
      return `${fill(locale, words.filled, { n: count, host })}${note}`
    }
    case 'nothing':
    case 'nothingNew':
      return fill(locale, words[notice.kind], { host: notice.host })
    case 'failed':
      return words.failures[notice.failure]
    default:
      return words[notice.kind]
  }
}
