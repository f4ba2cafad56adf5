import type { EventFormValues } from '@cyberluach/core/submission-form'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { chevronDown } from '../../icons/paths.ts'
import { LegendHint } from '../forms/Field.tsx'
import { fieldGrid } from '../forms/FieldGrid.tsx'
import { useFormSetting } from '../forms/form-setting.ts'
import { useText } from './form-text.ts'

type Props = { legend: string; hint?: string; children: ReactNode }

/** A part of the form. Some of its fields stand there only while one of its boxes is ticked, or while it is not. */
export function FieldGroup({ legend, hint, children }: Props) {
  return (
    <fieldset
      className={fieldGrid({ className: 'group/fields border-line pt-5 pb-6 [fieldset+&]:border-t' })}
    >
      {/* Floated, a legend is laid out like any other part of its group. */}
      <legend className="col-span-full float-start w-full text-(length:--text-md) font-semibold">
        {legend}
        {hint && <LegendHint>{hint}</LegendHint>}
      </legend>
      {children}
    </fieldset>
  )
}

type MoreProps = { of: string; fields: (keyof EventFormValues)[]; children: ReactNode }

/** Optional fields, folded until they are asked for; open from the start where one of them has a value. */
export function MoreFields({ of, fields, children }: MoreProps) {
  const { texts } = useText()
  const { initial } = useFormSetting()
  const filled = fields.some((name) => initial[name])
  return (
    <Folded name={texts.form.moreFields} of={of} isOpen={filled}>
      {children}
    </Folded>
  )
}

type FoldedProps = { name: string; of?: string; isOpen: boolean; children: ReactNode }

/** A part of a group that is asked for by its name; `of` tells those from each other, for ears, that have the same. */
export function Folded({ name, of, isOpen, children }: FoldedProps) {
  return (
    // The summary's tall target stands in the group's own spacing.
    <details className="group/more col-span-full -my-1.5" open={isOpen}>
      <summary className="inline-flex min-h-control cursor-pointer list-none items-center gap-1.5 rounded-md pe-2 font-medium text-ink-2 decoration-1 underline-offset-[0.25em] hover:text-ink hover:underline [&::-webkit-details-marker]:hidden">
        <Icon
          path={chevronDown}
          className="size-4.5 transition-[rotate] duration-open ease-out group-open/more:rotate-180"
        />
        <span aria-hidden={of ? 'true' : undefined}>{name}</span>
        {of && <span className="sr-only">{`${name}: ${of}`}</span>}
      </summary>
      <div className={fieldGrid({ className: 'pt-2 pb-1.5' })}>{children}</div>
    </details>
  )
}
