import { answerTo } from './answer-to.ts'

/** Tries the numbers away from the page, so that nothing it shows waits. */
self.onmessage = ({ data }: MessageEvent<{ salt: string; challenge: string; most: number }>) => {
  self.postMessage(answerTo(data))
}
