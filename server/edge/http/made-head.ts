import type { IncomingMessage, ServerResponse } from 'node:http'

/** Status and headers of an answer that is given many times, and what Node last made of them. */
export type Head = {
  status: number
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[]
  /** Bytes go out beside those of a body without another copy; a head alone Node wants as text. */
  hasBody: boolean
  made: Buffer | string
  madeIn: Second
}

/** Seconds in which a head was made, counted. */
type Second = number

/** An answer as Node knows it: null before its head is made, then the head's text. No documented part of it. */
type Inner = ServerResponse & { _header?: Buffer | string | null }

let second: Second = 1
let isCounting = false

export function headOf(status: number, headers: string[], { hasBody }: { hasBody: boolean }): Head {
  return { status, headers, hasBody, made: '', madeIn: 0 }
}

/**
 * What `writeHead` does. To check and join a dozen headers costs a fourth of a kept answer, and within a second the head
 * is the same to the byte: Node makes the first one, which serves the others. Where an answer is unusual, or Node's
 * answers are not as they were, Node makes every one.
 */
export function writeMadeHead(
  request: IncomingMessage,
  response: ServerResponse,
  head: Head,
): ServerResponse {
  const inner: Inner = response
  const isUsual = response.shouldKeepAlive && request.httpVersion === '1.1' && inner._header === null
  if (isUsual && head.madeIn === second) {
    response.statusCode = head.status
    inner._header = head.made
    return response
  }
  response.writeHead(head.status, head.headers)
  if (isUsual && typeof inner._header === 'string') {
    head.made = head.hasBody ? bytesOf(inner._header) : inner._header
    head.madeIn = thisSecond()
  }
  return response
}

function thisSecond(): Second {
  if (!isCounting) {
    isCounting = true
    setTimeout(endSecond, 1000 - (Date.now() % 1000)).unref()
  }
  return second
}

function endSecond(): void {
  isCounting = false
  second += 1
}

/** In memory of their own: a piece of a shared one would hold all of that for as long as the answer is kept. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(text.length)
  bytes.write(text, 'latin1')
  return bytes
}
