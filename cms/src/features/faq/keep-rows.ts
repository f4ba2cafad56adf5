import type { CollectionBeforeValidateHook } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { problem } from '../../panel/labels.ts'
import { rejection } from '../../panel/errors.ts'

type Group = { _order?: string | null; entries?: { id?: string | null }[] | null }

/** A translator writes the words of the questions there are; which there are, and their order, is the editors'. */
export const keepRows: CollectionBeforeValidateHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || roleOf(req.user) !== 'translator') return data
  const [input, stored] = [data as Group, originalDoc as Group]
  const isMoved = input._order !== undefined && input._order !== stored._order
  const isOther = input.entries !== undefined && idsOf(input) !== idsOf(stored)
  if (isMoved || isOther) throw rejection(problem(req, 'rowsOfEditors'), 403)
  return data
}

const idsOf = ({ entries }: Group) => JSON.stringify((entries ?? []).map(({ id }) => id))
