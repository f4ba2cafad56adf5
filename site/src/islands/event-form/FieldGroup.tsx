import type { EventFormValues } from '@cyberluach/core/forms/submission-form'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { chevronDown } from '../../icons/paths.ts'
import { LegendHint, fieldGrid, useFormSetting } from '../forms/Field.tsx'
import type { EventFormTexts } from './event-form-texts.ts'
import { useText } from './form-text.ts'

type Props = { legend: string; hint?: string; isLegendUnseen?: boolean; children: ReactNode }

/**
 * A part of the form. Some of its fields stand there only while one of its boxes is ticked, or while it is not. Its legend
 * is for ears alone where what is folded in it says the same.
 */
export function FieldGroup({ legend, hint, isLegendUnseen = false, children }: Props) {
  return (
    <fieldset className={fieldGrid({ className: 'group/fields border-line pt-5 pb-6 [fieldset+&]:border-t' })}>
      {/* Floated, a legend is laid out like any other part of its group. */}
      <legend
        className={
          isLegendUnseen ? 'sr-only' : 'col-span-full float-start w-full text-(length:--text-md) font-semibold'
        }
      >
        {legend}
        {hint && <LegendHint>{hint}</LegendHint>}
      </legend>
      {children}
    </fieldset>
  )
}

type MoreProps = {
  of: keyof EventFormTexts['form']['more']
  fields: (keyof EventFormValues)[]
  children: ReactNode
}

/** Optional fields, folded under what they ask for; open from the start where one of them has a value. */
export function MoreFields({ of, fields, children }: MoreProps) {
  const { texts } = useText()
  const { initial } = useFormSetting()
  const filled = fields.some((name) => initial[name])
  return (
    <Folded name={texts.form.more[of]} isOpen={filled}>
      {children}
    </Folded>
  )
}

type FoldedProps = { name: string; isOpen: boolean; children: ReactNode }

/** A part of a group that is asked for by its name. */
export function Folded({ name, isOpen, children }: FoldedProps) {
  return (
    // The summary's tall target stands in the group's own spacing.
    <details className="group/more col-span-full -my-1.5" open={isOpen}>
      <summary className="inline-flex min-h-control cursor-pointer list-none items-center gap-1.5 rounded-md pe-2 font-medium text-ink-2 decoration-1 underline-offset-[0.25em] hover:text-ink hover:underline [&::-webkit-details-marker]:hidden">
        <Icon
          path={chevronDown}
          className="size-4.5 transition-[rotate] duration-open ease-out group-open/more:rotate-180"
        />
        {name}
      </summary>
      <div className={fieldGrid({ className: 'pt-2 pb-1.5' })}>{children}</div>
    </details>
  )
}
