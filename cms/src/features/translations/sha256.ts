import { createHash } from 'node:crypto'

/** As PostgreSQL makes it of a text in UTF-8. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}
