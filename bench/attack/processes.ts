import { processTree } from '../../server/testing/process-tree.ts'
import type { Product } from '../../server/testing/product.ts'

export type Processes = { edge: number; cms: number; postgres: number }

const marks: Record<keyof Processes, RegExp> = {
  edge: /edge\/main/,
  cms: /^next-server/,
  postgres: /postgres -D /,
}

/** The processes that serve the product now. */
export function processesOf(product: Product): Processes {
  const tree = processTree(product.pid)
  const find = (mark: RegExp) => tree.find(({ command }) => mark.test(command))?.pid
  const { edge, cms, postgres } = marks
  const [edgePid, cmsPid, postgresPid] = [find(edge), find(cms), find(postgres)]
  if (!edgePid || !cmsPid || !postgresPid) throw new Error(`The product is not whole:\n${product.output()}`)
  return { edge: edgePid, cms: cmsPid, postgres: postgresPid }
}

/** The names of those that are no longer there. */
export function endedOf(product: Product, processes: Processes): string[] {
  const alive = new Set(processTree(product.pid).map(({ pid }) => pid))
  return Object.entries(processes)
    .filter(([, pid]) => !alive.has(pid))
    .map(([name]) => name)
}
