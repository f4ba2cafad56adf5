import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SourceKind } from '@cyberluach/core/sources/sources'
import type { Parsed, ParserContext } from '../rows.ts'
import { parsers } from './read-text.ts'
import { parsedSchema } from './stated-row.ts'

export const contextOfTests: ParserContext = {
  now: new Date('2026-11-25T00:00:00Z'),
  address: 'https://list.example/events',
  timeZone: 'Asia/Jerusalem',
}

/** What a parser reads of a sample beside it, or of any file or text; each row of it is whole. */
export async function parsed(kind: SourceKind, file: string | { text: string }): Promise<Parsed> {
  const text = typeof file === 'string' ? await readFile(path.resolve(import.meta.dirname, file), 'utf8') : file.text
  return parsedSchema.parse(parsers[kind](text, contextOfTests))
}

/** The whole file beside the repository, where there is one. */
export function realFile(name: string): string {
  const file = path.resolve(import.meta.dirname, '../../../../../../shared/data', name)
  return existsSync(file) ? file : ''
}

export function reasons({ refused }: Parsed): string[] {
  return refused.map(({ line, reason, raw }) => `${line ?? '-'} ${reason}: ${raw.slice(0, 80)}`)
}
