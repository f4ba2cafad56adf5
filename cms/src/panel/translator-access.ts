import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { rejection } from './errors.ts'
import { roleOf } from '../access/roles.ts'

/**
 * A translator changes the named texts of a document and nothing else of it: what else is sent is left out, and in a
 * collection with drafts the change is one, until an editor publishes it. Earlier versions and files are not theirs.
 */
export function onlyTexts(...texts: string[]): CollectionBeforeOperationHook {
  return ({ args, operation, overrideAccess, req }) => {
    if (overrideAccess || roleOf(req.user) !== 'translator') return args
    if (operation === 'restoreVersion') throw notAllowed(req)
    if (operation !== 'update') return args
    if (req.file || req.query?.uploadEdits) throw notAllowed(req)
    return { ...args, ...draftOnly, data: only(args.data, [...texts, '_status']) }
  }
}

const notAllowed = (req: PayloadRequest) => rejection(req.t('error:notAllowedToPerformAction'), 403)

const draftOnly = {
  draft: true,
  publishAllLocales: false,
  unpublishAllLocales: false,
  publishSpecificLocale: undefined,
}

function only(data: unknown, names: string[]): Record<string, unknown> {
  const given = (data ?? {}) as Record<string, unknown>
  return Object.fromEntries(names.filter((name) => name in given).map((name) => [name, given[name]]))
}
