'use client'

import { deleteDraft, savedDraft } from '../../../../session/draft.ts'
import { useKeptDraft } from '../../../session/use-kept-draft.ts'

/** An answer as its form holds it. */
export type ReplyValues = { subject: string; text: string; handle: boolean }

const formOf = (id: string) => `reply:${id}`

/** The answer to a message that somebody was writing when the row was closed, or the page went away. */
export function keptReply(id: string, username: string): ReplyValues | null {
  return savedDraft<ReplyValues>(formOf(id), username)?.values ?? null
}

export function forgetReply(id: string): void {
  deleteDraft(formOf(id))
}

/** Keeps the answer that is being written, null where nothing was typed. */
export function useKeptReply(id: string, values: ReplyValues | null): void {
  useKeptDraft(formOf(id), id, values)
}
