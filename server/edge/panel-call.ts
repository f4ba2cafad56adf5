import type { IncomingMessage } from 'node:http'

/** How the panel's framework numbers a function. */
const functionPattern = /^[0-9a-f]{42}$/

/** The two ways in which it writes arguments down. */
const argumentsPattern =
  /^(?:text\/plain;charset=utf-8|multipart\/form-data; ?boundary=[\w'()+,./:=?-]{1,70})$/i

/** Whether a request is a call of one of the panel's functions, as its own pages make it: they write in no other way. */
export function isPanelCall({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return (
    method === 'POST' &&
    functionPattern.test(String(headers['next-action'])) &&
    argumentsPattern.test(headers['content-type'] ?? '')
  )
}

/** The panel's functions answer for their own failures: a 500 comes of arguments that its framework could not read. */
export function callStatus(status: number): number {
  return status === 500 ? 400 : status
}
