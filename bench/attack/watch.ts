import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { WitnessOrder, WitnessReport } from './witness.ts'

/**
 * Lets a visitor of another address come, in a thread of his own, until his report is asked for. He has his connections
 * by then: what is measured is the product, not the start of a thread beside an attack.
 */
export async function startWitness(order: WitnessOrder) {
  const worker = new Worker(new URL('./witness.ts', import.meta.url), { workerData: order })
  await once(worker, 'message')
  const told = once(worker, 'message')
  return async function report(): Promise<WitnessReport> {
    worker.postMessage('end')
    return (await told)[0] as WitnessReport
  }
}
