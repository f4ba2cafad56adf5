import type { SourceChange, SourceEdit, ManagedSource } from '@cyberluach/api/sources'
import type { EventType } from '@cyberluach/core/events/event'
import {
  leastHoursOf,
  needsPermission,
  syncHours,
  type SourceKind,
  type SourceTrust,
} from '@cyberluach/core/sources/sources'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { isWebLink } from '@cyberluach/core/text/links'

import { adviseAddress } from './advise-address.ts'

/** A source as it is typed. */
export type SourceValues = {
  address: string
  kind: SourceKind
  name: string
  licence: string
  credit: string
  creditUrl: string
  mayPassOn: boolean
  trust: SourceTrust
  everyHours: number
  isOn: boolean
  hasPermission: boolean
  eventType: EventType | ''
}

/** A source of which nothing is known. */
export const newSource: SourceValues = {
  address: '',
  kind: 'iCalendar',
  name: '',
  licence: '',
  credit: '',
  creditUrl: '',
  mayPassOn: false,
  trust: 'queue',
  everyHours: syncHours.atFirst,
  isOn: true,
  hasPermission: false,
  eventType: '',
}

export function sourceValuesOf(source: ManagedSource): SourceValues {
  const { address, kind, name, licence, credit, creditUrl, mayPassOn, trust } = source
  const { everyHours, isOn, hasPermission, eventType } = source
  return {
    address,
    kind,
    name,
    licence: licence ?? '',
    credit: credit ?? '',
    creditUrl: creditUrl ?? '',
    mayPassOn,
    trust,
    everyHours,
    isOn,
    hasPermission,
    eventType: eventType ?? '',
  }
}

/** What is sent: what may not be read without a permission is off until there is one. */
export function sourceBody(values: SourceValues): SourceEdit {
  const mayRead = values.hasPermission || !needsPermission(values.kind)
  return {
    ...values,
    eventType: values.eventType || null,
    hasPermission: needsPermission(values.kind) && values.hasPermission,
    isOn: values.isOn && mayRead,
  }
}

/** What is sent of a source that is there: what was made another, and nothing that somebody else may have changed. */
export function sourceChanges({ values, began }: Pick<Edit, 'values' | 'began'>): SourceChange {
  const before: Record<string, unknown> = sourceBody(began)
  return Object.fromEntries(
    Object.entries(sourceBody(values)).filter(([field, value]) => value !== before[field]),
  )
}

/** What is wrong with what was typed, by the rules of the server. */
export function sourceFaults(values: SourceValues): Issue[] {
  const least = leastHoursOf(values.kind)
  return [
    ...addressFaults(values.address),
    ...(values.name.trim() === '' ? [{ path: 'name', code: 'required' as const }] : []),
    ...(values.creditUrl.trim() === '' || isWebLink(values.creditUrl.trim())
      ? []
      : [{ path: 'creditUrl', code: 'url' as const }]),
    ...(values.everyHours < least
      ? [{ path: 'everyHours', code: 'min' as const, values: { min: least } }]
      : []),
  ]
}

/** Also for a preview, which needs nothing else. */
export function addressFaults(address: string): Issue[] {
  if (address.trim() === '') return [{ path: 'address', code: 'required' }]
  return isWebLink(address.trim()) ? [] : [{ path: 'address', code: 'url' }]
}

/** What is typed, what stood there when that began, and whether the kind is somebody’s choice. */
export type Edit = { values: SourceValues; began: SourceValues; isKindChosen: boolean }

export function isSourceChanged(values: SourceValues, before: SourceValues): boolean {
  return fieldsOf(before).some((field) => values[field] !== before[field])
}

/** What was typed, upon what the source says by now. */
export function upToDate(edit: Edit, now: SourceValues): Edit {
  if (!isSourceChanged(now, edit.began)) return edit
  const typed = fieldsOf(now).filter((field) => edit.values[field] !== edit.began[field])
  const kept = Object.fromEntries(typed.map((field) => [field, edit.values[field]]))
  return { ...edit, values: { ...now, ...kept }, began: now }
}

const fieldsOf = (values: SourceValues) => Object.keys(values) as (keyof SourceValues)[]

/** The values once an address was pasted: its kind, unless one was chosen, and of a known list what nobody has typed. */
export function withAdvice(values: SourceValues, isKindChosen = false): SourceValues {
  const advice = adviseAddress(values.address)
  if (!advice) return values
  const { address, kind, known } = advice
  return {
    ...values,
    address,
    kind: isKindChosen ? values.kind : kind,
    ...(known && {
      name: values.name || known.name,
      licence: values.licence || known.licence,
      credit: values.credit || known.credit,
      creditUrl: values.creditUrl || known.creditUrl,
      mayPassOn: values.licence === '' ? true : values.mayPassOn,
    }),
  }
}
