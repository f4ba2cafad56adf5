import { leastHoursOf, needsPermission, type SourceKind } from '@cyberluach/core/sources/sources'
import type { CollectionBeforeValidateHook } from 'payload'
import { problem } from '../../panel/labels.ts'
import { rejection } from '../../panel/errors.ts'

type Source = {
  kind?: SourceKind | null
  everyHours?: number | null
  isOn?: boolean | null
  hasPermission?: boolean | null
}

/** Refuses what the fields of a source say together: one that needs permission is not read without it, nor too often. */
export const checkSource: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const { kind, everyHours, isOn, hasPermission } = { ...originalDoc, ...data } as Source
  if (!kind) return data
  const hours = leastHoursOf(kind)
  if (typeof everyHours === 'number' && everyHours < hours)
    throw rejection(problem(req, 'tooOften', { n: String(hours) }), 400, [
      { path: 'everyHours', message: problem(req, 'tooOften', { n: String(hours) }) },
    ])
  if (isOn && !hasPermission && needsPermission(kind))
    throw rejection(problem(req, 'permissionNeeded'), 400, [
      { path: 'hasPermission', message: problem(req, 'permissionNeeded') },
    ])
  return data
}
